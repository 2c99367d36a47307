import type { PersonalDataPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const personalData: PersonalDataPhrases = {
  heading: "Os meus dados pessoais",
  intro: (p) =>
    `${p.group} conserva o necessário para o seu atendimento: quem é, como contactar consigo e as suas marcações. Pode ler tudo, levar tudo e pedir que seja apagado.`,
  keptHeading: "Período de conservação",
  kept: "Pelo menos três anos a contar do seu registo.",
  keptUntil: (p) =>
    `O seu registo é de ${p.registered}. Os seus dados são conservados pelo menos três anos: até ${p.until}.`,
  login: "Inicie sessão para descarregar os seus dados ou pedir que sejam apagados.",
  loginButton: "Iniciar sessão",
  downloadHeading: "Descarregar os meus dados",
  downloadText:
    "Tudo num só ficheiro: os seus contactos, os seus consentimentos, as suas marcações e que profissionais os consultaram ou alteraram.",
  document: "Descarregar para ler",
  data: "Descarregar os dados (JSON)",
  preparing: "Um momento…",
  downloaded: "O ficheiro está nas suas transferências.",
  fileName: "os-meus-dados",
  deletionHeading: "Apagar os meus dados",
  deletionText: (p) =>
    `O seu nome, os seus contactos, as suas respostas e as suas mensagens seriam apagados para sempre, e com eles a sua conta. Data prevista: ${p.day}. As suas marcações continuam contadas, sem o seu nome.`,
  ask: "Pedir a eliminação",
  askTitle: "Pedir a eliminação dos seus dados?",
  askText: (p) =>
    `Enviaremos um link para ${p.email}. Nada acontece enquanto não confirmar na página que ele abre.`,
  askTextNoMail: "Poderá retirar o pedido enquanto não for executado.",
  keep: "Manter os meus dados",
  asking: "A enviar…",
  upcoming: plural({
    one: "Ainda tem uma marcação por realizar. Cancele-a primeiro ou volte depois.",
    other: "Ainda tem {count} marcações por realizar. Cancele-as primeiro ou volte depois.",
  }),
  toAppointments: "Ver as minhas marcações",
  sentTitle: "Só mais um passo: abra o seu e‑mail",
  sent: (p) =>
    `O pedido é de ${p.day}. Abra a mensagem enviada para ${p.email}: o link que traz confirma-o. Até lá, nada acontece.`,
  again: "Reenviar a mensagem",
  sentAgain: (p) => `Voltámos a enviar a mensagem para ${p.email}.`,
  confirmedTitle: "O seu pedido está confirmado",
  confirmed: (p) => `A eliminação dos seus dados está prevista para ${p.day}. Até lá, pode mudar de ideias.`,
  withdraw: "Retirar o meu pedido",
  withdrawing: "Um momento…",
  withdrawn: "O pedido foi retirado: os seus dados ficam como estão.",
  confirmHeading: "Apagar os seus dados pessoais?",
  confirmText: (p) =>
    `Se confirmar, ${p.group} apaga o seu nome, os seus contactos, as suas respostas, as suas mensagens e a sua conta. Será feito assim que tiverem passado três anos desde o seu registo; até lá, pode retirar o pedido.`,
  confirmButton: "Sim, apagar os meus dados",
  confirmDone: (p) =>
    `A eliminação dos seus dados por ${p.group} está prevista para ${p.day}. Vai receber uma mensagem de confirmação.`,
  toPage: "Os meus dados pessoais",
  correct: "Corrigir os meus dados",
  question: "Uma pergunta sobre os seus dados, ou algo a corrigir?",
};
