import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Elija una imagen o suéltela aquí",
    replace: "Elija otra imagen o suéltela aquí",
    crop: "Encuadrar la imagen",
    cropHelp: "Desplace la imagen con el ratón, el dedo o las teclas de flecha.",
    zoom: "Ampliar",
    use: "Usar esta imagen",
    unreadable: "Este archivo no se puede leer como imagen. Pruebe con JPEG o PNG.",
    tooLarge: "Este archivo pesa demasiado: 3 MB como máximo.",
  },
};
