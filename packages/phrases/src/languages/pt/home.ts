import type { HomePhrases } from "../../catalogues.ts";
import { atTheHour } from "./the-hour.ts";

export const home: HomePhrases = {
  pictures: {
    label: "Fotografias",
    /** What a screen reader calls the whole, and one of them. */
    carousel: "carrossel",
    picture: "imagem",
    position: (p) => `Imagem ${p.position} de ${p.total}`,
    previous: "Imagem anterior",
    next: "Imagem seguinte",
    choose: "Escolher uma imagem",
    pause: "Parar as imagens",
    play: "Mostrar as imagens à vez",
  },
  highlight: "Em destaque",
  showAllPacks: "Ver todos os pacotes",
  hours: {
    heading: "Horário",
    closed: "Encerrado",
    special: "Horário especial",
    open: "Aberto agora",
    openUntil: (p) => `Aberto até ${atTheHour(p.time)}`,
    closedNow: "Encerrado agora",
    opensToday: (p) => `Encerrado, abre hoje ${atTheHour(p.time)}`,
    opensTomorrow: (p) => `Encerrado, abre amanhã ${atTheHour(p.time)}`,
    opensOn: (p) => `Encerrado até ${p.when}`,
  },
  contact: {
    heading: "Onde estamos",
    social: "Redes sociais",
  },
};
