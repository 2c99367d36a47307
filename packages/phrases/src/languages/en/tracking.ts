import type { TrackingPhrases } from "../../catalogues.ts";

export const tracking: TrackingPhrases = {
  heading: "Counting visits",
  ask: (p) =>
    `May your visit be counted? The steps you open, the booking and its price, your IP address and your browser would be sent to: ${p.companies}. Never your name or your answers. You can change your mind at the bottom of the page.`,
  agree: "Agree",
  refuse: "Refuse",
  agreed: "You have agreed: your visit is counted. This choice lasts six months.",
  refused: "You declined, so nothing is measured. We’ll ask again in six months.",
  byBrowser: "Your browser asks not to be tracked: nothing is counted.",
  none: "We don’t measure your visit here.",
};
