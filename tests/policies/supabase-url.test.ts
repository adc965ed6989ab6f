import { runAllSuites } from "./each-backend/all.ts";

runAllSuites("SUPABASE_URL");
