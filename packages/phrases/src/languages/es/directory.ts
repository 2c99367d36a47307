import type { DirectoryPhrases } from "../../catalogues.ts";

export const directory: DirectoryPhrases = {
  demosHeading: "Establecimientos de demostración",
  demosText: "Son inventados. Reserve como un cliente o inicie sesión con una cuenta de prueba.",
  open: "Abrir la página",
  login: "Iniciar sesión",
  logins: "Cuentas de prueba",
  client: "Cliente",
  pro: "Profesional",
  owner: "Responsable",
  heading: "Establecimientos",
  search: "Nombre o localidad",
  searchButton: "Buscar",
  none: "Ningún establecimiento coincide.",
  previous: "Página anterior",
  next: "Página siguiente",
  pageOf: (p) => `Página ${p.page} de ${p.pages}`,
  shows: {
    "atelier-margaux": "Una peluquería con packs, promociones y varios servicios seguidos",
    "cabinet-dentaire-des-lilas": "Una clínica dental con una familia en una sola cuenta y datos de salud",
    "credit-du-vallon-lille": "Una oficina bancaria, solo para clientes con sesión iniciada",
    "mairie-de-sainte-aubaine": "Un ayuntamiento en doce idiomas, con varias ventanillas",
    "maison-de-sante-du-parc": "Un centro de salud con doce agendas y dos semanas muy llenas",
    "optique-belvue": "Una óptica con tres tiendas y un mismo acceso profesional",
    "souffle-et-lumiere": "Un estudio de yoga con clases de varias plazas, en tres idiomas",
  },
};
