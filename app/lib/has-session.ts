/** Whether supabase-js has stored a session in this browser; without one, no draft is requested. */
export const hasSession = (): boolean => Object.keys(localStorage).some((key) => /^sb-.*-auth-token$/.test(key));
