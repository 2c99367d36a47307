import { pictureSources } from "@rendezvous/contract/picture";

interface Props {
  address: string;
  alt: string;
  lang?: string | undefined;
  /** How wide it is drawn, as `sizes` says it: the browser fetches no more than that. */
  sizes: string;
  width: number;
  height: number;
  /** In the first window: fetched at once, before anything else. */
  isFirst?: boolean;
  className: string | undefined;
}

/** A picture in the format and width that fit; what is further down comes when it is scrolled to. */
export function Picture({ address, alt, lang, sizes, width, height, isFirst = false, className }: Props) {
  const avif = pictureSources(address, "avif");
  const webp = pictureSources(address, "webp");
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
