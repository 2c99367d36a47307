import type { TrackingPhrases } from "../../catalogues.ts";

export const tracking: TrackingPhrases = {
  heading: "Medição das visitas",
  ask: (p) =>
    `Aceita que a sua visita seja medida? Os passos abertos, a marcação e o respetivo preço, o seu endereço IP e o seu navegador seriam enviados a: ${p.companies}. Nunca o seu nome nem as suas respostas. Pode mudar de ideias no fundo da página.`,
  agree: "Aceitar",
  refuse: "Recusar",
  agreed: "Aceitou: a sua visita é medida. Esta escolha vale seis meses.",
  refused: "Recusou: nada é medido. Esta escolha vale seis meses.",
  byBrowser: "O seu navegador pede que ninguém acompanhe a sua visita: nada é medido.",
  none: "Aqui, a sua visita não é medida, e mais ninguém sabe dela.",
};
