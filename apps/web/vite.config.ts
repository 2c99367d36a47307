import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { devPages } from "./dev-pages.ts";
import { precompress } from "./precompress.ts";

const ARIA = "node_modules[\\\\/](?:@?react-aria|@?react-stately|@internationalized)";
/** The fields of forms and what opens above the page are shared by later screens only. */
const LATER =
  "features[\\\\/]booking[\\\\/]fiche[\\\\/]field|components[\\\\/](?:popover|question)|domain[\\\\/]src[\\\\/]account[\\\\/]email";
/** The languages stay apart: a visitor loads one. What tabs and calendars share is not for the first screen. */
const SHARED = new RegExp(`^(?!.*(?:languages|${ARIA}|${LATER})).*$`);

const SERVER_URL = process.env["DEV_SERVER_URL"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  // The date picker carries 30 languages; only ours are shipped.
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ["en-GB", "fr-FR"] }), enforce: "pre" },
    precompress(),
    devPages(SERVER_URL),
  ],
  server: {
    // npm run dev: calls, pictures and health come from the server, everything else from here.
    proxy: { "^/(api|images|healthz|readyz)(/|$)": SERVER_URL },
  },
  build: {
    target: "es2022",
    // Which chunk belongs to which language, so that the server can name it in the page's head.
    manifest: true,
    // Fonts and pictures are files of their own: `data:` is not allowed by the page's policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the first screen shares with later ones is one file, not a dozen: on a slow network every file costs a turn.
          groups: [
            { name: "shared", test: SHARED, minShareCount: 2, priority: 1 },
            { name: "aria", test: new RegExp(ARIA), minShareCount: 2 },
          ],
        },
      },
    },
  },
});
