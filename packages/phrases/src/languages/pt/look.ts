import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Escolher uma imagem, ou largá-la aqui",
    replace: "Escolher outra imagem, ou largá-la aqui",
    crop: "Enquadrar a imagem",
    cropHelp: "Desloque a imagem com o rato, o dedo ou as teclas de seta.",
    zoom: "Ampliar",
    use: "Usar esta imagem",
    unreadable: "Não foi possível ler este ficheiro como imagem. Experimente em JPEG ou PNG.",
    tooLarge: "Este ficheiro é demasiado grande: 3 MB no máximo.",
    tooLargeHere: "Esta imagem é demasiado grande. Escolha uma mais pequena.",
  },
  pictures: {
    one: (p) => `Imagem ${p.position}`,
    alt: "O que mostra a imagem",
    altHint: "Lido em voz alta a quem não vê a imagem.",
  },
  colours: {
    accent: "Cor principal",
    surface: "Fundo da página",
    ink: "Texto",
    evenColumn: "Dia sim, dia não, entre as horas",
    oddColumn: "Os outros dias, entre as horas",
    standard: "Cor original",
    code: "Código da cor",
  },
  contrast: {
    button: "Texto dos botões",
    link: "Texto desta cor",
    text: "Texto sobre este fundo",
    page: "Sobre o fundo da página",
    kept: (p) => `Contraste ${p.ratio}, lê-se bem.`,
    moved: (p) => `Contraste ${p.ratio}, demasiado fraco para se ler. O tom é ajustado: ${p.shown}.`,
    unused: (p) => `Contraste ${p.ratio}, demasiado fraco para se ler. Esta cor não é usada.`,
  },
  lists: {
    list: "Lista",
    grid: "Grelha",
    image: "Com imagens",
    description: "Com descrições",
  },
  hours: {
    fromCalendars: "As mesmas das agendas",
  },
  preview: {
    heading: "O que veem os seus clientes",
    text: "As suas alterações já lá estão, antes de as guardar.",
    phone: "Telefone",
    desktop: "Computador",
    width: "Largura",
    close: "Ocultar a pré-visualização",
    open: "Ver a pré-visualização",
  },
};
