import type { FichePhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const fiche: FichePhrases = {
  choose: {
    offerChanged:
      "O preço ou a duração mudou desde a sua escolha. Vai ver agora como ficou: verifique e volte a marcar.",
    forWhom: "Para quem é esta marcação?",
    someoneElse: "Outra pessoa",
    full: (p) => `A sua conta já reúne ${p.count} pessoas: não pode conter mais.`,
    accountEmail: "O endereço da sua conta: as mensagens chegarão aí.",
    missing: (p) => `Ainda faltam algumas respostas sobre ${p.name}.`,
    expired:
      "A sua sessão expirou. Inicie sessão novamente: o que escreveu mantém-se. Também pode marcar sem conta.",
    logInAgain: "Iniciar sessão novamente",
    wrongFiche:
      "Estes dados não correspondem à pessoa com sessão iniciada. Feche esta página e volte pelo site que a trouxe aqui.",
    logoutAndBook: "Terminar sessão e recomeçar",
  },
  search: {
    heading: "Quem estará presente?",
    label: "Procurar uma pessoa",
    hint: "Apelido, nome próprio ou e‑mail: os resultados aparecem a partir de 3 letras.",
    searching: "A procurar…",
    results: "Pessoas encontradas",
    found: plural({
      one: "{count} pessoa encontrada",
      other: "{count} pessoas encontradas",
    }),
    none: "Nenhuma pessoa corresponde. Verifique a ortografia ou adicione uma nova pessoa.",
    noneOfYours: "Nenhuma pessoa da sua conta corresponde. Verifique a ortografia.",
    more: "Há mais: acrescente uma letra para precisar.",
    newPerson: "Nova pessoa",
    change: "Escolher outra pessoa",
  },
  information: {
    heading: "Os meus dados",
    everybody: "As fichas dos seus clientes",
    tabs: "Pessoas e definições da conta",
    parameters: "Definições",
    add: "Adicionar uma pessoa",
    addHint: (p) => `Uma filha, um pai, alguém de quem cuida: a sua conta pode reunir ${p.count} pessoas.`,
    save: "Guardar",
    saveNew: "Adicionar esta pessoa",
    saving: "A guardar…",
    nothingToSave: "Nada mudou.",
    emailAsked: (p) =>
      `Escrevemos para ${p.email}. Abra neste dispositivo o link da mensagem: o endereço mudará nesse momento.`,
    saved: (p) => `Os dados de ${p.name} estão guardados.`,
    added: (p) => `${p.name} já faz parte da sua conta.`,
    addedByPro: (p) => `A ficha de ${p.name} está criada.`,
  },
  parameters: {
    emailTitle: "Endereço de e‑mail",
    emailPresent: (p) => `Inicia sessão com ${p.email}.`,
    keptElsewhere: "Este endereço e a palavra-passe alteram-se onde criou essa conta, e não nesta página.",
    newEmail: "Novo endereço",
    newEmailMissing: "Indique um novo endereço de e‑mail.",
    changeEmail: "Alterar o endereço",
    emailTaken: "Este endereço já tem uma conta aqui. Escolha outro.",
    confirmTitle: "Confirme a partir do seu novo endereço",
    confirmText: (p) =>
      `Enviámos uma mensagem para ${p.email}. Abra-a e confirme: até lá nada muda e continua a iniciar sessão com ${p.present}.`,
    passwordTitle: "Palavra-passe",
    presentPassword: "Palavra-passe atual",
    presentPasswordEmpty: "Indique a sua palavra-passe atual.",
    changePassword: "Alterar a palavra-passe",
    passwordChanged: "A palavra-passe foi alterada. Nos seus outros dispositivos, inicie sessão com a nova.",
  },
};
