import type { EmbedPhrases } from "../../catalogues.ts";

export const embed: EmbedPhrases = {
  title: "Appointments on your own site",
  mode: "Where the booking opens",
  inline: "In the page itself",
  popup: "In a window, from a link",
  button: "In a window, from a button that stays in view",
  words: "Words of the link or button",
  browsersLanguage: "The browser’s",
  header: "Show the name and the login",
  footer: "Show the footer",
  minHeight: "Minimum height, in pixels",
  scroll: "Keep this height; the rest scrolls inside",
  show: "Update",
  code: "The code to paste into your page",
  copy: "Copy the code",
  copied: "Code copied",
  policy: (p) =>
    `Does your site restrict what its pages load (Content-Security-Policy)? Then allow ${p.site} in script-src and frame-src.`,
  hosts: (p) => `The booking shows on these sites only: ${p.hosts}.`,
  result: "The result",
};
