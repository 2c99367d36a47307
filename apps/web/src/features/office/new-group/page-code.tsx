import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "react";
import { Button } from "../../../components/button.tsx";
import { useNewGroupPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { saveFile } from "../../../lib/save-file.ts";
import styles from "./new-group.module.css";

/** The free margin around the code, in modules; phones do not recognise it without one. */
const QUIET = 4;

/** The page's address as a QR code: an SVG without a fixed size, so that it prints sharp on a card and on a poster. */
export function PageCode({ address, urlname }: { address: string; urlname: string }) {
  const phrases = useNewGroupPhrases();
  const drawing = useMemo(() => toSvg(address), [address]);
  return (
    <>
      <h3>{phrases.qr}</h3>
      <p className={styles.quiet}>{phrases.qrText}</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        alt={`${phrases.qr} – ${address}`}
      />
      <div>
        <Button onClick={() => saveFile(`${urlname}-qr.svg`, new Blob([drawing], { type: "image/svg+xml" }))}>
          {phrases.qrDownload}
        </Button>
      </div>
    </>
  );
}

function toSvg(text: string): string {
  const code = generate(text);
  const size = code.size + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${size} ${size}" shape-rendering="crispEdges"><rect x="${-QUIET}" y="${-QUIET}" width="${size}" height="${size}" fill="#fff"/><path d="${toSvgPath(code)}" fill="#000"/></svg>`;
}
