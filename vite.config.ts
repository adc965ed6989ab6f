import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every page needs goes into one file: compressed together it is 5 KB smaller than in a dozen. */
const everywhere =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie)\/|rolldown\/runtime|app\/(root\.tsx|entry\.client|layout|ui\/(button|classes|icon|picture|tabs)|content\/(company|navigation|page-list|links))/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: { target: "es2022" },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: "site", test: everywhere }] } } } },
    },
  },
});
