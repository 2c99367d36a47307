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
    tooLargeHere: "Esta imagen pesa demasiado. Elija una más pequeña.",
  },
  pictures: {
    one: (p) => `Imagen ${p.position}`,
    alt: "Qué muestra la imagen",
    altHint: "Se lee en voz alta a quien no puede ver la imagen.",
  },
  colours: {
    accent: "Color principal",
    surface: "Fondo de la página",
    ink: "Texto",
    evenColumn: "Un día de cada dos, entre las horas",
    oddColumn: "Los demás días, entre las horas",
    standard: "Color original",
    code: "Código del color",
  },
  contrast: {
    button: "Texto de los botones",
    link: "Texto de este color",
    text: "Texto sobre este fondo",
    page: "Sobre el fondo de la página",
    kept: (p) => `Contraste ${p.ratio}, se lee bien.`,
    moved: (p) => `Contraste ${p.ratio}, demasiado bajo para leerse. El tono se ajusta: ${p.shown}.`,
    unused: (p) => `Contraste ${p.ratio}, demasiado bajo para leerse. Este color no se usa.`,
  },
  lists: {
    list: "Lista",
    grid: "Cuadrícula",
    image: "Con imágenes",
    description: "Con descripciones",
  },
  hours: {
    fromCalendars: "Los mismos que en las agendas",
  },
  preview: {
    heading: "Lo que ven sus clientes",
    text: "Sus cambios ya están ahí, antes de guardarlos.",
    phone: "Teléfono",
    desktop: "Ordenador",
    width: "Ancho",
    close: "Ocultar la vista previa",
    open: "Ver la vista previa",
  },
};
