/**
 * An element whose styles neither affect the host's page nor are affected by it. Its constructed style sheet needs no
 * permission in the host's content security policy.
 */
export function createShadow(css: string): ShadowRoot {
  const place = document.createElement("div");
  const shadow = place.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(place);
  return shadow;
}
