import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Dibab ur skeudenn, pe he lezel amañ",
    replace: "Dibab ur skeudenn all, pe he lezel amañ",
    crop: "Frammañ ar skeudenn",
    cropHelp: "Fiñvit ar skeudenn gant al logodenn, ar biz pe biroù ar c’hlavier.",
    zoom: "Brasaat",
    use: "Implijout ar skeudenn-mañ",
    unreadable: "Ne c’haller ket lenn ar restr-mañ evel ur skeudenn. Klaskit gant JPEG pe PNG.",
    tooLarge: "Re bounner eo ar restr-mañ : 3 Mo d’ar muiañ.",
  },
};
