import { change } from "./change.ts";
import type { MailPhrases } from "../../catalogues.ts";

/** A sentence of its own: what follows begins with a capital. */
function greet(name: string): string {
  return name === "" ? "Olá." : `Olá, ${name}.`;
}

export const mail: MailPhrases = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "Ver esta marcação",
  viewSeveral: "Ver estas marcações",
  at: (p) => (p.preposition === "" ? `em ${p.group}` : `${p.preposition} ${p.group}`),
  confirmationOfSeveral: {
    subject: (p) => `As suas marcações a partir de ${p.when} – ${p.group}`,
    heading: "As suas marcações estão confirmadas",
    intro: (p) => `${greet(p.name)} Esperamos por si ${p.at}.`,
    button: "Ver, alterar ou cancelar estas marcações",
    attached: "As marcações estão em anexo: abra cada ficheiro para as adicionar à sua agenda.",
  },
  cancellationOfSeveral: {
    subject: (p) => `Canceladas: as suas marcações a partir de ${p.when} – ${p.group}`,
    heading: "As suas marcações estão canceladas",
    intro: (p) => `${greet(p.name)} As suas marcações ${p.at} não se vão realizar.`,
    button: "Fazer outra marcação",
    attached: "Abra cada ficheiro em anexo para retirar estas marcações da sua agenda.",
  },
  confirmation: {
    subject: (p) => `A sua marcação de ${p.when} – ${p.group}`,
    heading: "A sua marcação está confirmada",
    intro: (p) => `${greet(p.name)} Esperamos por si ${p.at}.`,
    button: "Ver, alterar ou cancelar esta marcação",
    attached: "A marcação está em anexo: abra o ficheiro para a adicionar à sua agenda.",
  },
  cancellation: {
    subject: (p) => `Cancelada: a sua marcação de ${p.when} – ${p.group}`,
    heading: "A sua marcação está cancelada",
    intro: (p) => `${greet(p.name)} A sua marcação ${p.at} não se vai realizar.`,
    button: "Fazer outra marcação",
    attached: "Abra o ficheiro em anexo para retirar a marcação da sua agenda.",
  },
  bookedForYou: {
    subject: (p) => `A sua marcação de ${p.when} – ${p.group}`,
    heading: "Foi feita uma marcação para si",
    intro: (p) => `${greet(p.name)} ${p.by} fez esta marcação ${p.at} para si.`,
    button: "Ver, alterar ou cancelar esta marcação",
    attached: "A marcação está em anexo: abra o ficheiro para a adicionar à sua agenda.",
  },
  cancelledByPro: {
    subject: (p) => `Cancelada: a sua marcação de ${p.when} – ${p.group}`,
    heading: "Tivemos de cancelar a sua marcação",
    intro: (p) => `${greet(p.name)} Pedimos desculpa: a sua marcação ${p.at} não se poderá realizar.`,
    button: "Escolher outra hora",
    attached: "Abra o ficheiro em anexo para retirar a marcação da sua agenda.",
  },
  bookedForYouOfSeveral: {
    subject: (p) => `As suas marcações a partir de ${p.when} – ${p.group}`,
    heading: "Foram feitas marcações para si",
    intro: (p) => `${greet(p.name)} ${p.by} fez estas marcações ${p.at} para si.`,
    button: "Ver, alterar ou cancelar estas marcações",
    attached: "As marcações estão em anexo: abra cada ficheiro para as adicionar à sua agenda.",
  },
  cancelledByProOfSeveral: {
    subject: (p) => `Canceladas: as suas marcações a partir de ${p.when} – ${p.group}`,
    heading: "Tivemos de cancelar as suas marcações",
    intro: (p) => `${greet(p.name)} Pedimos desculpa: as suas marcações ${p.at} não se poderão realizar.`,
    button: "Escolher outra hora",
    attached: "Abra cada ficheiro em anexo para retirar estas marcações da sua agenda.",
  },
  moved: {
    subject: (p) => `Nova data da sua marcação: ${p.when} – ${p.group}`,
    heading: "A sua marcação foi alterada",
    intro: (p) => `${greet(p.name)} Estas são a nova data e a nova hora da sua marcação ${p.at}.`,
    button: "Ver, alterar ou cancelar esta marcação",
    attached: "Abra o ficheiro em anexo para atualizar a marcação na sua agenda.",
  },
  movedOfSeveral: {
    subject: (p) => `Novas datas das suas marcações, a primeira: ${p.when} – ${p.group}`,
    heading: "As suas marcações foram alteradas",
    intro: (p) => `${greet(p.name)} Estas são as novas datas e horas das suas marcações ${p.at}.`,
    button: "Ver, alterar ou cancelar estas marcações",
    attached: "Abra cada ficheiro em anexo para atualizar estas marcações na sua agenda.",
  },
  reminder: {
    subject: (p) => `Lembrete: a sua marcação de ${p.when} – ${p.group}`,
    heading: "A sua marcação aproxima-se",
    intro: (p) => `${greet(p.name)} Esperamos por si ${p.at}.`,
    button: "Ver, alterar ou cancelar esta marcação",
    attached: "A marcação está em anexo, caso ainda não esteja na sua agenda.",
  },
  reminderOfSeveral: {
    subject: (p) => `Lembrete: as suas marcações a partir de ${p.when} – ${p.group}`,
    heading: "As suas marcações aproximam-se",
    intro: (p) => `${greet(p.name)} Esperamos por si ${p.at}.`,
    button: "Ver, alterar ou cancelar estas marcações",
    attached: "As marcações estão em anexo, caso ainda não estejam na sua agenda.",
  },
  sms: (p) => `Lembrete: marcação para ${p.when}, ${p.at}.`,
  smsConfirmation: (p) => `Confirmada: marcação para ${p.when}, ${p.at}.`,
  smsAnswer: (p) => `Vai comparecer? ${p.url}`,
  answers: { yes: "Lá estarei", no: "Não posso ir" },

  wishNoted: {
    subject: (p) => `Está na lista de espera – ${p.group}`,
    heading: "Está na lista de espera",
    intro: (p) =>
      `${greet("")} Assim que ficar livre uma hora que lhe convenha ${p.at}, escrevemos-lhe e guardamo-la para si.`,
    button: "Ver ou retirar o meu pedido",
  },
  timeOffered: {
    subject: (p) => `Ficou livre uma hora: ${p.when} – ${p.group}`,
    heading: "Ficou livre uma hora",
    intro: (p) => `${greet("")} Esta hora acabou de ficar livre ${p.at}. Guardamo-la para si.`,
    button: "Responder",
    until: (p) => `Guardada para si até ${p.until}. Depois passa para a pessoa seguinte.`,
    moves: "A sua marcação atual mantém-se até aceitar.",
    sms: (p) => `Hora livre ${p.at}: ${p.when}. Guardada para si até ${p.until}. Responda aqui: ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p) => `Nova marcação: ${p.name}, ${p.when}`,
      heading: "Nova marcação",
      intro: (p) => `${p.name} fez esta marcação online.`,
    },
    moved: {
      subject: (p) => `Marcação alterada: ${p.name}, ${p.when}`,
      heading: "Uma marcação foi alterada",
      intro: (p) => `${p.name} escolheu esta nova data e hora online.`,
    },
    cancelled: {
      subject: (p) => `Marcação cancelada: ${p.name}, ${p.when}`,
      heading: "Uma marcação foi cancelada",
      intro: (p) => `${p.name} cancelou esta marcação online.`,
    },
  },
  openCalendar: "Abrir a agenda",
  noticeFooter: (p) =>
    `Recebe esta mensagem porque este endereço consta dos avisos do estabelecimento (${p.group}).`,
  preview: (p) => `[Teste] ${p.subject}`,
  activation: {
    subject: (p) => `Ative a sua conta – ${p.group}`,
    heading: "Só mais um passo",
    intro: (p) => `Criou uma conta ${p.at}. Ative-a e escolha a sua palavra-passe.`,
    button: "Ativar a minha conta",
  },
  alreadyRegistered: {
    subject: (p) => `Já tem uma conta – ${p.group}`,
    heading: "Já tem uma conta",
    intro: (p) =>
      `Houve um pedido, provavelmente seu, para criar uma conta ${p.at} com este endereço, que já tem uma. Basta iniciar sessão.`,
    button: "Iniciar sessão",
  },
  emailChange: {
    subject: (p) => `Confirme o seu novo endereço – ${p.group}`,
    heading: "Confirme o seu novo endereço",
    intro: (p) =>
      `Pediu para utilizar este endereço na sua conta ${p.at}. Substituirá o anterior assim que o confirmar.`,
    button: "Confirmar este endereço",
  },
  ficheEmail: {
    subject: (p) => `Confirme o seu novo endereço – ${p.group}`,
    heading: "Confirme o seu novo endereço",
    intro: (p) =>
      `Pediu para receber aqui as mensagens sobre as suas marcações ${p.at}. Este endereço substituirá o anterior assim que o confirmar, no dispositivo em que tem a sessão iniciada.`,
    button: "Confirmar este endereço",
  },
  bookingRefused: {
    subject: (p) => `A sua marcação não foi feita – ${p.group}`,
    heading: "A sua marcação não foi feita",
    intro: (p) =>
      `Acaba de ser pedida uma marcação em seu nome ${p.at}. Não foi feita; só aqui dizemos o motivo.`,
    button: "Voltar às marcações",
  },
  busySourceFailed: {
    subject: (p) => `Não é possível ler uma agenda ligada – ${p.group}`,
    heading: "Não é possível ler uma agenda ligada",
    intro: (p) => `Tentámos várias vezes ler a outra agenda ligada a «${p.name}».`,
    button: "Abrir a agenda",
  },
  webhookOff: {
    subject: (p) => `Um webhook foi desativado – ${p.group}`,
    heading: "Um webhook foi desativado",
    intro: (p) =>
      `Desativámos o webhook «${p.name}»: esse programa já não recebe o que acontece na sua agenda.`,
    button: "Abrir os webhooks",
  },
  antsRegisterFailed: {
    subject: (p) => `O registo nacional deixou de responder – ${p.group}`,
    heading: "O registo nacional deixou de responder",
    intro: () =>
      "Há algumas horas que não é possível comunicar as marcações ao registo nacional de cartões de identidade e passaportes, nem verificar os números dos pré-pedidos.",
    button: "Abrir as redes nacionais",
  },
  sasPlatformFailed: {
    subject: (p) => `A plataforma dos reguladores deixou de responder – ${p.group}`,
    heading: "A plataforma dos reguladores deixou de responder",
    intro: () =>
      "Há várias horas que as marcações feitas por reguladores de urgência não podem ser comunicadas à plataforma deles.",
    button: "Abrir as redes nacionais",
  },
  draftFailed: {
    subject: (p) => `Um rascunho não pôde ser publicado – ${p.group}`,
    heading: "Não foi possível publicar o rascunho",
    intro: (p) =>
      `O rascunho «${p.name}» devia ser publicado agora. Para os seus clientes ainda nada mudou: abra-o e publique-o, ou escolha outra data.`,
    button: "Abrir o rascunho",
  },
  emailChanged: {
    subject: (p) => `O endereço da sua conta mudou – ${p.group}`,
    heading: "O endereço da sua conta mudou",
    intro: (p) => `A sua conta ${p.at} utiliza agora outro endereço. Já não receberá mensagens neste.`,
    button: "Iniciar sessão",
  },
  factorOn: {
    subject: (p) => `Verificação em dois passos ativada – ${p.group}`,
    heading: "Verificação em dois passos ativada",
    intro: (p) =>
      `Foi adicionada uma aplicação de autenticação ou uma chave de acesso ao seu acesso profissional ${p.at}.`,
    button: "Iniciar sessão",
  },
  factorOff: {
    subject: (p) => `Verificação em dois passos desativada – ${p.group}`,
    heading: "Verificação em dois passos desativada",
    intro: (p) =>
      `O seu acesso profissional ${p.at} pede agora apenas a palavra-passe: o segundo passo foi desativado por si ou por um responsável do estabelecimento.`,
    button: "Iniciar sessão",
  },
  emailTaken: {
    subject: (p) => `Este endereço já tem uma conta – ${p.group}`,
    heading: "Este endereço já tem uma conta",
    intro: (p) =>
      `Alguém quis utilizar este endereço para outra conta ${p.at}. Não é possível, porque já tem a sua; nada mudou.`,
    button: "Iniciar sessão",
  },
  reset: {
    subject: (p) => `A sua nova palavra-passe – ${p.group}`,
    heading: "Escolha uma nova palavra-passe",
    intro: (p) =>
      `Pediu uma nova palavra-passe para a sua conta ${p.at}. A atual continua válida até escolher outra.`,
    button: "Escolher uma palavra-passe",
  },
  newGroup: {
    subject: (p) => `A sua página de marcações – ${p.group}`,
    heading: "A sua página está preparada",
    intro: (p) =>
      `A marcação online ${p.at} está preparada. Confirme o seu endereço, escolha uma palavra-passe e publique a página quando quiser: antes disso ninguém a vê.`,
    button: "Abrir a minha página",
  },
  invitation: {
    subject: (p) => `O seu acesso profissional – ${p.group}`,
    heading: "A equipa espera por si",
    intro: (p) =>
      `${greet(p.name)} Há um acesso profissional ${p.at} preparado para si, com a agenda e as marcações. Aceite o convite para o abrir.`,
    button: "Ver o convite",
  },
  proReset: {
    subject: (p) => `A sua nova palavra-passe – ${p.group}`,
    heading: "Escolha uma nova palavra-passe",
    intro: (p) =>
      `Pediu uma nova palavra-passe para o seu acesso profissional ${p.at}. A atual continua válida até escolher outra.`,
    button: "Escolher uma palavra-passe",
  },
  ficheKey: {
    subject: (p) => `As suas marcações – ${p.group}`,
    heading: "Encontre as suas marcações",
    intro: (p) => `Este link leva às suas marcações ${p.at}, sem palavra-passe.`,
    button: "Abrir as minhas marcações",
  },
  noticeAddress: {
    subject: (p) => `Confirmar este endereço para os avisos de marcações? – ${p.group}`,
    heading: "Confirmar este endereço?",
    intro: (p) =>
      `Este endereço foi indicado para receber os avisos das marcações feitas ${p.at}. Se é o que pretende, confirme-o na página que este botão abre; até lá nenhum aviso é enviado.`,
    button: "Abrir a página",
  },
  deletion: {
    subject: (p) => `Apagar os seus dados pessoais? – ${p.group}`,
    heading: "Apagar os seus dados pessoais?",
    intro: (p) =>
      `Pediu a eliminação dos seus dados pessoais ${p.at}. Confirme o pedido na página que este botão abre; até lá, nada acontece.`,
    button: "Abrir a página",
  },
  deletionConfirmed: {
    subject: (p) => `Os seus dados pessoais vão ser apagados – ${p.group}`,
    heading: "O seu pedido está confirmado",
    intro: (p) => `Tomámos nota de que deseja a eliminação dos seus dados pessoais ${p.at}.`,
    button: "Ver em que ponto está",
  },
  deletionDay: (p) => `Será feita a partir de ${p.day}. Até lá, pode iniciar sessão e retirar o seu pedido.`,
  linkForDays: (p) => `O link é válido durante ${p.days} dias.`,
  linkFor: (p) => `Este link abre as marcações de ${p.name}.`,
  linkHours: (p) => `O link só serve uma vez, no prazo de ${p.hours} horas.`,
  linkDays: "O link é válido durante 90 dias. Não o passe a ninguém.",
  changedByOther: (p) =>
    p.phone === ""
      ? "Não fez este pedido? Contacte rapidamente o estabelecimento."
      : `Não fez este pedido? Ligue rapidamente para o ${p.phone}.`,
  notYou: "Não pediu nada? Não faça nada: nada mudará.",
  accountFooter: (p) =>
    `Recebe esta mensagem porque este endereço foi escrito numa página de marcações (${p.group}).`,
  teamFooter: (p) =>
    `Recebe esta mensagem porque este endereço consta da equipa do estabelecimento (${p.group}).`,
  onItsWay: "Se este endereço estiver certo, tem uma mensagem à sua espera no seu e‑mail.",
  labels: {
    when: "Quando",
    busy: "Ocupado",
    what: "Serviço",
    duration: "Duração",
    places: "Lugares",
    calendar: "Com",
    resource: "Sala ou equipamento",
    fiche: "Para",
    where: "Local",
    price: "Preço",
    total: "Total",
    comments: "A sua mensagem",
    phone: "Telefone",
    email: "Endereço de e‑mail",
    message: "Mensagem",
    video: "Por videochamada",
    schedule: "Programa",
    before: "Hora anterior",
    reason: "Motivo",
    arrivalCode: "Código à chegada",
    pause: "Pausa",
  },
  addToCalendar: "Adicionar à minha agenda",
  googleCalendar: "Google Calendar",
  otherCalendars: "Apple, Outlook",
  insteadOf: (p) => `em vez de ${p.price}`,
  pass: { first: "antes da mudança de hora", second: "depois da mudança de hora" },
  localTime: (p) => `As horas indicadas são locais (${p.place}).`,
  help: (p) =>
    p.phone === ""
      ? "Um imprevisto? Cancele logo que possa: talvez alguém espere por esta hora."
      : `Uma pergunta ou um imprevisto? Ligue para o ${p.phone}.`,
  footer: (p) => `Recebe esta mensagem porque uma marcação feita ${p.at} indica este endereço.`,
};
