import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Escolher uma imagem, ou largá-la aqui",
    replace: "Escolher outra imagem, ou largá-la aqui",
    crop: "Enquadrar a imagem",
    cropHelp: "Desloque a imagem com o rato, o dedo ou as teclas de seta.",
    zoom: "Ampliar",
    use: "Usar esta imagem",
    unreadable: "Não foi possível ler este ficheiro como imagem. Experimente em JPEG ou PNG.",
    tooLarge: "Este ficheiro é demasiado grande: 3 MB no máximo.",
  },
};
