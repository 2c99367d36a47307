/**
 * Returns the English catalogue with every phrase a third longer, in brackets and with accents: text outside of brackets on a
 * screen is not a phrase, and a phrase that does not fit will not fit in other languages. Values of parameters stay unchanged.
 * The function is also sent to the browser as text, so it uses no other code.
 */
export function toPseudo<Catalogue extends object>(catalogue: Catalogue): Catalogue {
  const [from, to] = ["abcdefghijklmnopqrstuvwxyz", "ǻƀçđēƒğħĩĵķłḿńōƥɋřşŧūṽŵẋŷž"];
  const accented = (letter: string) => to[from.indexOf(letter.toLowerCase())] ?? letter;
  // These two characters mark the values of parameters.
  const [begin, end] = ["⟦", "⟧"];
  const mark = (value: unknown) => (typeof value === "string" && value !== "" ? begin + value + end : value);
  const write = (text: string) => {
    if (!/\p{L}/u.test(text)) return text;
    const parts = text.split(/(⟦[^⟧]*⟧)/);
    const own = parts.map((part) =>
      part.startsWith(begin) ? part.slice(1, -1) : part.replaceAll(/[a-z]/gi, accented),
    );
    const longer = " ōńē ŧŵō ŧħřēē".repeat(20).slice(0, Math.ceil(text.length / 3));
    return `[${own.join("")}${longer}]`;
  };
  const inPseudo = (phrase: unknown): unknown => {
    if (typeof phrase === "string") return write(phrase);
    if (typeof phrase !== "function") return toPseudo(phrase as object);
    return (values: object | number) => {
      if (typeof values === "number") return write(phrase(values));
      return write(
        phrase(Object.fromEntries(Object.entries(values).map(([name, one]) => [name, mark(one)]))),
      );
    };
  };
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, phrase]) => [key, inPseudo(phrase)]),
  ) as Catalogue;
}
