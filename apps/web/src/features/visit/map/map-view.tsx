import type { PageData } from "@rendezvous/contract/site/page-data";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { LoadingText } from "../../../components/loading-text.tsx";
import { Notice } from "../../../components/notice.tsx";
import { announce } from "../../../lib/announce.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { reloadIfFilesAreMissing } from "../../../lib/page/outdated-page.ts";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import styles from "./map-view.module.css";

/** Without a tile after this time the map is removed. */
const GIVE_UP_MS = 10_000;

interface Props {
  lat: number;
  lng: number;
  tiles: NonNullable<PageData["mapTiles"]>;
  isMarked?: boolean;
  onPick?: (lat: number, lng: number) => void;
}

/** Shows a map once its first tile has loaded; if none loads, says so instead of leaving an empty box. */
export function MapView({ lat, lng, tiles, isMarked = true, onPick }: Props) {
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  const isPicked = onPick !== undefined;
  const { common } = usePhrases();
  const texts = useLazyPhrases("map");
  const box = useRef<HTMLElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const isTried = state !== "failed";
  useEffect(() => {
    if (!isTried) {
      const retry = () => setState("loading");
      window.addEventListener("online", retry);
      return () => window.removeEventListener("online", retry);
    }
    let remove: (() => void) | null = null;
    let isGone = false;
    const fail = () => {
      if (isGone) return;
      announce(texts.failed);
      setState("failed");
    };
    const timer = setTimeout(fail, GIVE_UP_MS);
    const show = () => {
      clearTimeout(timer);
      setState("shown");
    };
    import("./draw-map.ts")
      .then(({ drawMap }) => {
        if (isGone || box.current === null) return;
        remove = drawMap(box.current, {
          lat,
          lng,
          isMarked,
          onPick: isPicked ? (north, east) => pick.current?.(north, east) : undefined,
          tiles,
          texts,
          onFirstTile: show,
          onNoTile: fail,
        });
      })
      .catch(async () => {
        if (!(await reloadIfFilesAreMissing())) fail();
      });
    return () => {
      isGone = true;
      clearTimeout(timer);
      remove?.();
    };
  }, [isTried, lat, lng, isMarked, isPicked, tiles, texts]);
  if (!isTried)
    return (
      <Notice look="hint">
        <p>{texts.failed}</p>
        <Button onClick={() => setState("loading")}>{common.retry}</Button>
      </Notice>
    );
  return (
    <div className={styles.place} aria-busy={state === "loading"}>
      <div className={state === "loading" ? styles.coming : styles.shown}>
        {/* The library adds class names to the element, so React must never change them. */}
        <section ref={box} className={styles.map} aria-label={texts.region} />
      </div>
      {state === "loading" && (
        <p className={styles.loading}>
          <LoadingText>{common.loading}</LoadingText>
        </p>
      )}
    </div>
  );
}
