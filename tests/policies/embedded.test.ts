import { runAllSuites } from "./each-backend/all.ts";

runAllSuites("embedded");
