import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Ayudan a encontrar sus horas libres y reciben las citas reservadas.",
  none: "Este establecimiento no está en ninguna red nacional.",
  ants: "Documentos de identidad y pasaportes (France Titres)",
  search: "El buscador nacional muestra sus horas libres.",
  noSearch: "El buscador nacional no está conectado.",
  register: "Los números de las solicitudes previas se comprueban y las citas se comunican.",
  noRegister: "El registro nacional no está conectado.",
  works: (p) => `Último intercambio correcto: ${p.when}`,
  never: "Ningún intercambio todavía.",
  failing: (p) => `Falla desde: ${p.when}`,
  lastFailure: (p) => `Último fallo: ${p.when}`,
  waiting: (p) => `Citas por comunicar: ${p.count}`,
  failures: {
    refused: "El registro rechaza la petición. Puede que el token de la instalación ya no sea válido.",
    failed: "El registro comunica un fallo propio.",
    no_answer: "El registro no responde a tiempo.",
    unreadable: "No se puede leer la respuesta del registro.",
  },
  stays: "No se pierde nada: las citas se comunicarán en cuanto responda.",
  sas: {
    title: "Reguladores de urgencias (SAS)",
    off: "Para participar, indique el número FINESS o SIRET del establecimiento y los números RPPS de las agendas.",
    search: "Los reguladores de urgencias encuentran sus horas libres.",
    noSearch: "La búsqueda de los reguladores no está conectada.",
    platform: "Las citas que reservan los reguladores se comunican.",
    noPlatform: "La plataforma de los reguladores no está conectada.",
    calendars: (p) => `Agendas con número RPPS: ${p.count}`,
    regulators: (p) => `Reguladores que pueden reservar: ${p.count}`,
    failures: {
      refused:
        "La plataforma rechaza la petición. Puede que el certificado de la instalación ya no sea válido.",
      failed: "La plataforma comunica un fallo propio.",
      no_answer: "La plataforma no responde a tiempo.",
      unreadable: "No se puede leer la respuesta de la plataforma.",
    },
  },
};
