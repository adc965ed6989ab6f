import { everySuite } from "./each-backend/all.ts";

everySuite("DATABASE_URL");
