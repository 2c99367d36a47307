import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Choose a picture, or drop it here",
    replace: "Choose another picture, or drop it here",
    crop: "Crop the picture",
    cropHelp: "Move the picture with the mouse, a finger or the arrow keys.",
    zoom: "Enlarge",
    use: "Use this picture",
    unreadable: "This file cannot be read as a picture. Try JPEG or PNG.",
    tooLarge: "This file is too large: 3 MB at most.",
  },
};
