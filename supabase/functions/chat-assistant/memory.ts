/** What is remembered of a conversation: its topic, never its words. */
export type Remembered = {
  /** Page last spoken of. */
  topic?: string;
  /** Whether that was in the same message, so that what follows is most likely of it too. */
  now?: boolean;
  /** What was asked when the topic was still open. */
  waiting?: string;
};

const LONGEST = 30 * 60 * 1000;
const MOST = 5_000;

/**
 * Topics by session: at most 5,000 sessions, each for 30 minutes after its last message; the least recently used goes
 * first.
 */
export function createMemory(now: () => number) {
  const sessions = new Map<string, { value: Remembered; until: number }>();
  return {
    recall(session: string): Remembered {
      const entry = sessions.get(session);
      if (!entry) return {};
      if (entry.until >= now()) return entry.value;
      sessions.delete(session);
      return {};
    },
    remember(session: string, value: Remembered): void {
      sessions.delete(session);
      sessions.set(session, { value, until: now() + LONGEST });
      if (sessions.size > MOST) sessions.delete(sessions.keys().next().value as string);
    },
    get size() {
      return sessions.size;
    },
  };
}
