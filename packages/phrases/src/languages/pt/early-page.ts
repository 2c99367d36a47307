import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Esta página precisa de JavaScript",
  allowScript: "Autorize-o no seu navegador e recarregue a página.",
  failed: "Não foi possível carregar a página",
  tryAgain: "Verifique a sua ligação e tente novamente.",
  description: (p) =>
    `${p.group}: consulte as horas livres e faça a sua marcação online, a qualquer momento.`,
  internetExplorer: "O Internet Explorer não consegue mostrar esta página. Abra-a noutro navegador.",
  outdatedBrowser: "Este navegador é demasiado antigo para esta página",
  updateBrowser:
    "Atualize-o ou abra a página noutro: Chrome e Edge 120, Firefox 125, Safari 17.4 ou mais recentes.",
  sandbox: "Ambiente de teste: não são marcações reais",
};
