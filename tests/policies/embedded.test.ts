import { everySuite } from "./each-backend/all.ts";

everySuite("embedded");
