/** Returns a label for use inside a sentence: "Prestation" becomes "prestation"; an abbreviation ("RDV") is unchanged. */
export function lowerFirst(label: string): string {
  const [first = "", second = ""] = label;
  const isAbbreviation = second !== "" && second === second.toUpperCase() && second !== second.toLowerCase();
  return isAbbreviation ? label : first.toLowerCase() + label.slice(first.length);
}
