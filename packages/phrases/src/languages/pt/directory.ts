import type { DirectoryPhrases } from "../../catalogues.ts";

export const directory: DirectoryPhrases = {
  demosHeading: "Estabelecimentos de demonstração",
  demosText: "São inventados. Marque como um cliente ou inicie sessão com uma conta de teste.",
  open: "Abrir a página",
  login: "Iniciar sessão",
  logins: "Contas de teste",
  client: "Cliente",
  pro: "Profissional",
  owner: "Responsável",
  heading: "Estabelecimentos",
  search: "Nome ou localidade",
  searchButton: "Procurar",
  none: "Nenhum estabelecimento corresponde.",
  previous: "Página anterior",
  next: "Página seguinte",
  pageOf: (p) => `Página ${p.page} de ${p.pages}`,
  shows: {
    "atelier-margaux": "Um cabeleireiro com pacotes, promoções e vários serviços seguidos",
    "cabinet-dentaire-des-lilas": "Uma clínica dentária com uma família numa só conta e dados de saúde",
    "credit-du-vallon-lille": "Uma agência bancária, só para clientes com sessão iniciada",
    "mairie-de-sainte-aubaine": "Uma câmara municipal em doze línguas, com vários balcões",
    "maison-de-sante-du-parc": "Um centro de saúde com doze agendas e duas semanas muito cheias",
    "optique-belvue": "Um oculista com três lojas e um só acesso profissional",
    "souffle-et-lumiere": "Um estúdio de ioga com aulas de vários lugares, em três línguas",
  },
};
