import type { HomePhrases } from "../../catalogues.ts";
import { theHour } from "./the-hour.ts";

export const home: HomePhrases = {
  pictures: {
    label: "Fotos",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "carrusel",
    picture: "imagen",
    position: (p) => `Imagen ${p.position} de ${p.total}`,
    previous: "Imagen anterior",
    next: "Imagen siguiente",
    choose: "Elegir una imagen",
    pause: "Detener el movimiento",
    play: "Iniciar el movimiento",
  },
  highlight: "Destacado",
  showAllPacks: "Ver todos los packs",
  hours: {
    heading: "Horario",
    closed: "Cerrado",
    special: "Horario especial",
    open: "Abierto ahora",
    openUntil: (p) => `Abierto hasta ${theHour(p.time)}`,
    closedNow: "Cerrado ahora",
    opensToday: (p) => `Cerrado, abre hoy a ${theHour(p.time)}`,
    opensTomorrow: (p) => `Cerrado, abre mañana a ${theHour(p.time)}`,
    opensOn: (p) => `Cerrado, abre el ${p.when}`,
  },
  contact: {
    heading: "Dónde encontrarnos",
    social: "Redes sociales",
  },
};
