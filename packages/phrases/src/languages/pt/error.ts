import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Espere um minuto e tente novamente.",
  minutes: plural({
    one: "Tente novamente dentro de um minuto.",
    other: "Tente novamente dentro de {count} minutos.",
  }),
  hours: plural({
    one: "Tente novamente dentro de uma hora.",
    other: "Tente novamente dentro de {count} horas.",
  }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` Também pode ligar para o ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === "" ? "Contacte diretamente o estabelecimento." : `Ligue para o ${phone}.`;
}

const changed = "Entretanto, estes dados mudaram. Recarregue a página e repita a sua alteração.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `Já tem o número máximo de marcações por realizar. Cancele uma para fazer outra.${orCall(p.phone)}`,
  mintime_between: (p) =>
    `Já tem uma marcação demasiado próxima desta. Escolha uma data mais afastada.${orCall(p.phone)}`,
  max_rdv_period: "Esta data ainda está demasiado longe para ser marcada. Escolha uma hora mais próxima.",
  mintime_rdv: (p) =>
    `Esta hora está demasiado próxima para ser marcada online. Escolha uma mais tarde.${orCall(p.phone)}`,
  same_time_rdv: "Já tem uma marcação a essa hora. Escolha outra hora.",
  not_open_group: (p) => `A marcação online está reservada a quem já é cliente. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `A marcação online está reservada a quem já é paciente e tem prioridade. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) => `Não pode fazer marcações online neste estabelecimento. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `Depois de faltar a várias marcações, só pode marcar por telefone. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `Este serviço marca-se com um cartão de sessões. Inicie sessão para usar o seu ou peça-nos um. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `Não foi possível confirmar os seus dados neste estabelecimento. Termine a sessão e volte a marcar.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `Esta marcação não é possível neste nome. Explicamos-lhe o motivo por e‑mail, no endereço indicado.${orCall(p.phone)}`,
  availabletimeslots: "Esta hora acabou de ser ocupada. Escolha outra: tudo o que escreveu mantém-se.",
  too_many_items: (p) =>
    `São demasiados serviços para marcar em conjunto. Marque-os em duas ou três vezes.${orCall(p.phone)}`,
  vevent: (p) =>
    `Não foi possível fazer esta marcação. Recomece a sua escolha desde o início.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `Não foi possível guardar esta marcação. Verifique os dados da marcação e tente novamente.${orCall(p.phone)}`,
  application_consumed: "Este pré-pedido já foi tratado. Preencha um novo online e indique o número dele.",
  application_declared:
    "A France Titres ainda não validou este pré-pedido. Verifique se está concluído e indique novamente o número.",
  application_unknown: "A France Titres não conhece este número de pré-pedido. Verifique-o no seu resumo.",
  application_expired: "Este pré-pedido expirou. Preencha um novo online e indique o número dele.",
  application_count: "É preciso um número de pré-pedido por pessoa, nem mais nem menos.",
  application_unchecked:
    "Não foi possível verificar o número do pré-pedido. Tente de novo dentro de momentos.",
  application_elsewhere: "Já existe outra marcação para este pré-pedido. Cancele-a se já não precisar dela.",
  create_fiche_failed:
    "Não foi possível guardar os seus dados. Verifique os campos assinalados e tente novamente.",
  invalid_calendar: "Esta agenda já não está disponível. Escolha outra.",

  too_late_to_cancel: (p) =>
    `A marcação está demasiado próxima para ser cancelada ou alterada online. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `Esta marcação já está cancelada.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `Esta marcação não existe ou já não existe. Abra o link da última mensagem recebida.${orCall(p.phone)}`,
  other_calendar:
    "Esta marcação ocupa também a agenda de outra pessoa: só a pode cancelar ou alterar quem gere todas essas agendas.",
  offer_over: "Esta hora já não está guardada para si. Continua na lista de espera.",
  cannot_restore: "Este cancelamento já não pode ser anulado. Faça a marcação de novo.",
  unknown_pass: "Este cartão não existe ou é de outra pessoa.",
  no_visits_left: "Este cartão já não tem sessões suficientes.",

  email_already_exists:
    "Este endereço de e‑mail já tem uma conta. Inicie sessão ou peça uma nova palavra-passe.",
  email_not_found: "Nenhuma conta tem este endereço de e‑mail. Verifique-o.",

  emailError: "Nenhuma conta corresponde a este endereço de e‑mail e a esta palavra-passe. Verifique ambos.",
  passwordError: "Esta palavra-passe não está correta. Tente novamente ou peça uma nova palavra-passe.",
  blockedUser:
    "Demasiadas tentativas: o início de sessão fica bloqueado durante 10 minutos. Espere um pouco ou peça uma nova palavra-passe.",
  dead_key: "Este link já foi utilizado ou é demasiado antigo. Peça um novo.",
  sso_login_only: "Aqui, a sessão inicia-se na página do seu estabelecimento.",
  needPasswordChange: "Escolha uma nova palavra-passe antes de continuar.",
  needFactor: "Conclua o início de sessão com o segundo passo.",
  factorError: "Este código ou esta chave não está certo, ou já foi usado. Tente novamente.",
  wrongPwd:
    "Esta palavra-passe não é suficientemente segura. Verifique a lista do que deve ter e tente novamente.",
  emailValidator: "Este endereço de e‑mail não está completo. Tem a forma nome@exemplo.pt.",
  emailUsing: "Este já é o seu endereço de e‑mail. Escreva outro para o alterar.",
  max_fiches: "A sua conta já reúne o número máximo de pessoas.",
  upcoming_appointments: "Ainda tem uma marcação por realizar. Cancele-a primeiro ou repita o pedido depois.",
  cannot_merge: "Não é possível juntar estas duas fichas: pertencem a contas diferentes ou já são uma só.",
  invalid_record: "Alguns campos ainda não estão corretos. Corrija os que estão assinalados.",
  appointments_concerned: "Algumas marcações deixariam de caber. Decida o que fazer com cada uma.",
  cannot_undo: "Isto voltou a ser alterado entretanto. Desfaça primeiro a alteração mais recente.",
  last_owner: "Tem de ficar sempre, pelo menos, um responsável. Nomeie primeiro outra pessoa.",
  works_here_already: "Esta pessoa já trabalha aqui. Altere as permissões dela na lista da equipa.",
  draft_preview: "Isto é uma pré-visualização. Aqui não se pode marcar nada.",
  full: "O limite foi atingido. Aqui já não se pode acrescentar nada.",

  bad_request: "Não foi possível compreender este pedido. Volte ao passo anterior e tente novamente.",
  invalid_api_key: "Esta página está desatualizada. Recarregue-a e tente novamente.",
  expired_connection: "A sua sessão expirou. Inicie sessão novamente para continuar.",
  forbidden: "Não tem acesso a esta página. Inicie sessão ou volte à página inicial.",
  group_does_not_exist: "Este estabelecimento não existe. Verifique o endereço da página.",
  inactive_group: (p) => `De momento, a marcação online está fechada. ${pleaseCall(p.phone)}`,
  not_found: "O que procura não existe ou já não existe. Volte à página inicial.",
  not_acceptable: "Não é possível mostrar esta página na forma pedida. Volte ao passo anterior.",
  method_not_allowed: "Esta ação não é possível. Volte ao passo anterior.",
  payload_too_large: "O que enviou é demasiado grande. Encurte os seus textos e tente novamente.",
  unsupported_media_type: "Este formato não é aceite. Recarregue a página e tente novamente.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "Esta marcação já foi enviada com outros dados. Recarregue a página para ver em que ponto está.",
  too_many_requests: (p) => `Demasiados pedidos em pouco tempo. ${formatWaitingTime(p, again)}`,
  internal_error: (p) => `Ocorreu um erro do nosso lado. Tente novamente daqui a pouco.${orCall(p.phone)}`,
  unavailable: (p) =>
    `O serviço está indisponível de momento. Tente novamente daqui a pouco.${orCall(p.phone)}`,
  newer_version: (p) =>
    `Já está em funcionamento uma versão mais recente do serviço. Recarregue a página daqui a pouco.${orCall(p.phone)}`,
};
