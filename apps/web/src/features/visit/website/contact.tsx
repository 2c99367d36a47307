import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import { Globe, Mail, MapPin, Phone } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState, Suspense } from "react";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { Link } from "../../../lib/navigation.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useLoadedGroup, usePageData } from "../../ground/group/page-data.ts";
import { withoutLineBreaks } from "../../ground/group/phone-link.tsx";
import { toMap } from "../../ground/group/paths.ts";
import styles from "./contact.module.css";
import { lazyComponent } from "../../../lib/load-once.ts";

/** The organisation's address, and its other contact details. */
export function Contact({ website }: { website: Website }) {
  const { contact: phrases } = useLazyPhrases("home");
  const { header } = usePhrases();
  const { name, urlname, address, zipcode, city, phone } = useLoadedGroup().group;
  const { contact_info, map, website_link, mail } = website;
  const town = [zipcode, city].filter((part) => part !== "").join(" ");
  const lines = [address, town].filter((part) => part !== "");
  const social = socialOf(website);
  const hasInfo = contact_info && [...lines, phone, website_link, mail].some((part) => part !== "");
  if (!hasInfo && social.length === 0) return null;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className={styles.heading}>
        {phrases.heading}
      </h2>
      {hasInfo && (
        <ul className={styles.ways}>
          {lines.length > 0 && (
            <Way sign={<MapPin size={20} aria-hidden="true" />}>
              <address className={styles.address}>
                <span className={styles.name}>{name}</span>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              {map && <Link {...toMap(urlname)}>{header.map}</Link>}
            </Way>
          )}
          {phone !== "" && (
            <Way sign={<Phone size={20} aria-hidden="true" />}>
              <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{withoutLineBreaks(phone)}</a>
            </Way>
          )}
          {mail !== "" && (
            <Way sign={<Mail size={20} aria-hidden="true" />}>
              <a href={`mailto:${mail}`}>{mail}</a>
            </Way>
          )}
          {website_link !== "" && (
            <Way sign={<Globe size={20} aria-hidden="true" />}>
              <Elsewhere href={website_link}>
                {website_link.replace(/^https?:\/\/(?:www\.)?|\/$/gi, "")}
              </Elsewhere>
            </Way>
          )}
        </ul>
      )}
      {hasInfo && map && lines.length > 0 && <HomeMap />}
      {social.length > 0 && (
        <ul className={styles.social} aria-label={phrases.social}>
          {social.map(({ network, href }) => (
            <li key={network}>
              <Elsewhere href={href}>{network}</Elsewhere>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Way({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.way}>
      {sign}
      <div className={styles.words}>{children}</div>
    </li>
  );
}

function Elsewhere({ href, children }: { href: string; children: ReactNode }) {
  const { common } = usePhrases();
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children} <VisuallyHidden>{common.newWindow}</VisuallyHidden>
    </a>
  );
}

/** The names of the networks are the same in every language. */
function socialOf({ social_link, facebook, twitter, instagram, snapchat }: Website) {
  if (!social_link) return [];
  return [
    { network: "Facebook", href: facebook },
    { network: "X", href: twitter },
    { network: "Instagram", href: instagram },
    { network: "Snapchat", href: snapchat },
  ].filter(({ href }) => href !== "");
}

const MapView = lazyComponent(async () => (await import("../map/map-view.tsx")).MapView);

/** How far below the window the map begins to load. */
const AHEAD = "300px";

/** The organisation's place on a map, if the installation has tiles; loaded only when the visitor scrolls near it. */
function HomeMap() {
  const { mapTiles } = usePageData();
  const { lat, lng } = useLoadedGroup().group;
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  if (mapTiles === null || lat === null || lng === null) return null;
  return (
    <div ref={box} className={styles.map}>
      {isNear && (
        <Suspense>
          <MapView lat={lat} lng={lng} tiles={mapTiles} />
        </Suspense>
      )}
    </div>
  );
}
