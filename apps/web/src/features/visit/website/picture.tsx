import { pictureSources } from "@rendezvous/contract/catalogue/picture";
import { createContext, useContext } from "react";

interface Props {
  address: string;
  alt: string;
  lang?: string | undefined;
  /** The value of the `sizes` attribute, from which the browser chooses the smallest sufficient picture. */
  sizes: string;
  width: number;
  height: number;
  /** Visible without scrolling: loaded at once, with high priority. */
  isFirst?: boolean;
  className: string | undefined;
}

export interface FirstPicture {
  /** The value of the `srcset` attribute in AVIF. */
  readonly sources: string;
  readonly sizes: string;
}

/** Receives the pictures that are visible without scrolling while the server renders a screen; null in a browser. */
export const FirstPictureContext = createContext<((picture: FirstPicture) => void) | null>(null);

/** A picture in the best format and width; lazily loaded unless it is visible without scrolling. */
export function Picture({ address, alt, lang, sizes, width, height, isFirst = false, className }: Props) {
  const avif = pictureSources(address, "avif");
  const webp = pictureSources(address, "webp");
  const onFirstPicture = useContext(FirstPictureContext);
  if (isFirst && avif !== null) onFirstPicture?.({ sources: avif, sizes });
  return (
    <picture>
      {avif !== null && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp !== null && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        className={className}
        src={address}
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
