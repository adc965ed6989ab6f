import { everySuite } from "./each-backend/all.ts";

everySuite("SUPABASE_URL");
