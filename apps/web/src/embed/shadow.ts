/** A place in the host's page that neither changes its looks nor takes them on. A style sheet of its own needs no word in the host's policy. */
export function createShadow(css: string): ShadowRoot {
  const place = document.createElement("div");
  const shadow = place.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(place);
  return shadow;
}
