/** Milliseconds by a monotonic clock: setting the machine's time changes no age. */
export const now = () => performance.now();
