import type { AppointmentImportPhrases } from "../../catalogues.ts";

export const appointmentImport: AppointmentImportPhrases = {
  text: "Um ficheiro CSV ou Excel de outro programa (Doctolib, Planity, Google Agenda…), uma linha por marcação. As próximas marcações ocupam a sua hora nas agendas, as passadas ficam no histórico. A importação não envia mensagens; os lembretes seguem depois como habitual.",
  noRows: "Este ficheiro não contém marcações.",
  counts: {
    new: "Novas marcações",
    coming: "das quais próximas",
    duplicate: "Já na agenda",
    unusable: "Linhas que não podem ser importadas",
    created: "Marcações adicionadas",
    clients: "Clientes adicionados",
    skipped: "Já na agenda",
    refused: "Linhas não importadas",
    undone: "Marcações retiradas",
  },
  targets: {
    appointment_id: "Número da marcação",
    start: "Data, ou data e hora",
    time: "Hora de início",
    end: "Hora de fim",
    length: "Duração",
    service: "Serviço",
    calendar: "Agenda",
    status: "Estado",
    comments: "Comentário",
  },
  services: "Serviços do ficheiro",
  calendars: "Agendas do ficheiro",
  namesText:
    "A que corresponde cada nome do ficheiro. As linhas com um nome que não é reconhecido não são importadas.",
  noName: "sem nome",
  problems: {
    no_client: "Falta o cliente",
    no_time: "A data ou a hora falta ou não se consegue ler",
    skipped_time: "Esta hora não existe por causa da mudança da hora",
    too_far: "Esta data está demasiado longe",
    no_service: "Este serviço não está entre os seus",
    no_calendar: "Esta agenda não está entre as suas",
    not_offered: "Este serviço não está disponível nessa agenda",
    full: "Esta hora já está ocupada",
  },
  undoText:
    "As marcações adicionadas são retiradas sem mensagem e os clientes adicionados com elas são apagados. O que mudou entretanto fica.",
  unfinished: "Outra importação não terminou",
};
