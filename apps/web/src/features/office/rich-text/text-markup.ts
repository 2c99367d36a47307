import { EDITED_MARKUP, hasMarkup } from "@rendezvous/domain/text/markup";

/** Whether the editor supports all of the markup, so that editing loses nothing. */
export function isEditable(text: string): boolean {
  if (!hasMarkup(text)) return true;
  const { body } = new DOMParser().parseFromString(text, "text/html");
  const allowed: Readonly<Record<string, readonly string[]>> = EDITED_MARKUP;
  return [...body.querySelectorAll("*")].every((element) => {
    const attributes = allowed[element.localName];
    return (
      attributes?.length !== undefined &&
      element.getAttributeNames().every((name) => attributes.includes(name))
    );
  });
}

/** Returns the initial HTML of the editor: a plain text gets a paragraph for each part between empty lines. */
export function toEditedHtml(text: string): string {
  if (hasMarkup(text)) return text;
  const holder = document.createElement("div");
  for (const part of text === "" ? [] : text.split(/\n{2,}/)) {
    const paragraph = document.createElement("p");
    part
      .split("\n")
      .forEach((line, index) => paragraph.append(...(index > 0 ? [document.createElement("br")] : []), line));
    holder.append(paragraph);
  }
  return holder.innerHTML;
}

/** Returns the stored text of the editor's HTML: without any markup but paragraphs it is a plain text, as in older records. */
export function toStoredText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const isPlain = [...body.querySelectorAll("*")].every(
    ({ localName, parentElement }) => localName === "br" || (localName === "p" && parentElement === body),
  );
  if (body.textContent.trim() === "" && isPlain) return "";
  if (!isPlain || hasMarkup(body.textContent)) return html;
  for (const lineBreak of body.querySelectorAll("br")) lineBreak.replaceWith("\n");
  return [...body.children].map(({ textContent }) => textContent).join("\n\n");
}
