/** A label inside a sentence: "Prestation" becomes "prestation"; an abbreviation ("RDV") stays as it is. */
export function lowerFirst(label: string): string {
  const [first = "", second = ""] = label;
  const isAbbreviation = second !== "" && second === second.toUpperCase() && second !== second.toLowerCase();
  return isAbbreviation ? label : first.toLowerCase() + label.slice(first.length);
}
