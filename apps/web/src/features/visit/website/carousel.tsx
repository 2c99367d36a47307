import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import useEmblaCarousel from "embla-carousel-react";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import styles from "./carousel.module.css";
import { Picture } from "./picture.tsx";
import { useRotation } from "./use-rotation.ts";

/** Embla's own unit of speed: with this value a picture takes half a second. */
const HALF_A_SECOND = 20;
const AT_ONCE = { breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } } };
const SIZES = "(min-width: 60rem) 34rem, 100vw";

/** The group's pictures, one at a time, following https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export function Carousel({ pictures }: { pictures: Website["file_upload"] }) {
  const { pictures: phrases } = useLazyPhrases("home");
  const hasSeveral = pictures.length > 1;
  const [viewport, embla] = useEmblaCarousel({
    ...AT_ONCE,
    loop: true,
    duration: HALF_A_SECOND,
    active: hasSeveral,
  });
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const follow = () => setShown(embla?.selectedScrollSnap() ?? 0);
    embla?.on("select", follow);
    return () => void embla?.off("select", follow);
  }, [embla]);
  const goOn = useCallback(() => embla?.scrollNext(), [embla]);
  const rotation = useRotation(hasSeveral, goOn);
  const position = (index: number) => phrases.position({ position: index + 1, total: pictures.length });
  return (
    <section
      className={styles.carousel}
      aria-roledescription={phrases.carousel}
      aria-label={phrases.label}
      {...rotation.handlers}
    >
      {hasSeveral && (
        <Button
          className={`${styles.control} ${styles.pause}`}
          aria-label={rotation.isOn ? phrases.pause : phrases.play}
          onClick={() => rotation.setOn(!rotation.isOn)}
        >
          {rotation.isOn ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        </Button>
      )}
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.slides} aria-live={rotation.isMoving ? "off" : "polite"}>
          {pictures.map(({ url, alt, lang }, index) => (
            <fieldset
              key={url}
              className={styles.slide}
              aria-roledescription={phrases.picture}
              aria-label={position(index)}
              aria-hidden={index !== shown}
            >
              <Picture
                className={styles.picture}
                address={url}
                alt={alt}
                lang={lang}
                sizes={SIZES}
                width={1200}
                height={750}
                isFirst={index === 0}
              />
            </fieldset>
          ))}
        </div>
      </div>
      {hasSeveral && (
        <>
          <Button
            className={`${styles.control} ${styles.previous}`}
            aria-label={phrases.previous}
            onClick={() => embla?.scrollPrev()}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </Button>
          <Button
            className={`${styles.control} ${styles.next}`}
            aria-label={phrases.next}
            onClick={() => embla?.scrollNext()}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </Button>
          <fieldset className={styles.dots} aria-label={phrases.choose}>
            {pictures.map(({ url }, index) => (
              <button
                key={url}
                type="button"
                className={styles.dot}
                aria-label={position(index)}
                aria-current={index === shown}
                onClick={() => embla?.scrollTo(index)}
              />
            ))}
          </fieldset>
        </>
      )}
    </section>
  );
}
