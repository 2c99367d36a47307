import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Choose a picture, or drop it here",
    replace: "Choose another picture, or drop it here",
    crop: "Crop the picture",
    cropHelp: "Move the picture with the mouse, a finger or the arrow keys.",
    zoom: "Enlarge",
    use: "Use this picture",
    unreadable: "This file can’t be read as a picture. Try JPEG or PNG.",
    tooLarge: "This file is too large: 3 MB at most.",
    tooLargeHere: "This picture is too large. Choose a smaller one.",
  },
  pictures: {
    one: (p) => `Picture ${p.position}`,
    alt: "What the picture shows",
    altHint: "Read aloud to people who can’t see the picture.",
  },
  colours: {
    accent: "Main colour",
    surface: "Page background",
    ink: "Text",
    evenColumn: "Every other day, among the times",
    oddColumn: "The other days, among the times",
    standard: "Standard colour",
    code: "Colour code",
  },
  contrast: {
    button: "Text on buttons",
    link: "Text in this colour",
    text: "Text on this background",
    page: "On the page background",
    kept: (p) => `Contrast ${p.ratio}, easy to read.`,
    moved: (p) => `Contrast ${p.ratio}, too low to be read. The shade is adjusted: ${p.shown}.`,
    unused: (p) => `Contrast ${p.ratio}, too low to be read. This colour isn’t used.`,
  },
  lists: {
    list: "List",
    grid: "Grid",
    image: "With pictures",
    description: "With descriptions",
  },
  hours: {
    fromCalendars: "The same as in the calendars",
  },
  preview: {
    heading: "What your clients see",
    text: "Your changes are there already, before you save them.",
    phone: "Phone",
    desktop: "Computer",
    width: "Width",
    close: "Hide the preview",
    open: "Show the preview",
  },
};
