import { runAllSuites } from "./each-backend/all.ts";

runAllSuites("DATABASE_URL");
