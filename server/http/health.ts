import type { Send } from "../gateway/upstream.ts";

/** How long the backend may take to show that it serves, in milliseconds. */
const PATIENCE = 3_000;

/** Whether the site can serve, the database included; a reason when it cannot. */
export async function checkReadiness(send: Send): Promise<{ ready: boolean; reason?: string }> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error("the backend did not answer in time")), PATIENCE).unref();
  });
  try {
    const headers = new Headers({ Accept: "application/json" });
    const response = await Promise.race([
      send({ method: "GET", path: "/rest/v1/blogs?select=id&limit=1", headers }),
      late,
    ]);
    await response.body?.cancel();
    return response.ok ? { ready: true } : { ready: false, reason: `the backend answered ${response.status}` };
  } catch (error) {
    return { ready: false, reason: (error as Error).message };
  }
}
