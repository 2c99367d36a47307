import { directionsLinks } from "@rendezvous/domain/appointment/map-link";
import { ArrowLeft, Navigation } from "lucide-react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { VisuallyHidden } from "../../../components/visually-hidden.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useHistory, useNavigate } from "../../../lib/navigation.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { type LoadedGroup, usePageData, useLoadedGroup } from "../../ground/group/page-data.ts";
import { toGroup } from "../../ground/group/paths.ts";
import { placeOfGroup } from "../../ground/group/place-of-group.ts";
import { useDocumentTitle } from "../../ground/group/use-document-title.ts";
import { MapView } from "./map-view.tsx";
import styles from "./map-page.module.css";

/** Returns the place to show and its name: the group's, or that of a calendar with a different address; null if there is none. */
function findPlace({ group, catalogue }: LoadedGroup, calendarId: number | null) {
  const ofGroup = { name: group.name, ...placeOfGroup(group) };
  const calendar = catalogue.calendars.find(({ id }) => id === calendarId);
  if (calendarId !== null && calendar === undefined) return null;
  const place = calendar?.address ? { name: calendar.publicname, ...calendar.address } : ofGroup;
  return place.address === "" && place.lat === null ? null : place;
}

/** The address with directions, and a map if the installation has tiles. */
export function MapPage({ calendarId }: { calendarId: number | null }) {
  const { common } = usePhrases();
  const texts = useLazyPhrases("map");
  const title = useDocumentTitle(texts.heading);
  const { mapTiles } = usePageData();
  const loaded = useLoadedGroup();
  const history = useHistory();
  const navigate = useNavigate();
  const place = findPlace(loaded, calendarId);
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <ScreenTitle documentTitle={title}>{texts.heading}</ScreenTitle>
        {place === null ? (
          <p>{texts.noAddress}</p>
        ) : (
          <>
            <div>
              <p className={styles.name}>{place.name}</p>
              <p>{place.address}</p>
            </div>
            <Ways {...place} />
          </>
        )}
        <Button
          onClick={() => (history.canGoBack() ? history.back() : navigate(toGroup(loaded.group.urlname)))}
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {common.back}
        </Button>
      </div>
      {mapTiles !== null && place !== null && place.lat !== null && place.lng !== null && (
        <MapView lat={place.lat} lng={place.lng} tiles={mapTiles} />
      )}
    </div>
  );
}

interface WaysProps {
  address: string;
  lat: number | null;
  lng: number | null;
}

/** Directions in the program or site of the visitor's choice. */
function Ways({ address, lat, lng }: WaysProps) {
  const { common } = usePhrases();
  const texts = useLazyPhrases("map");
  const { own, sites } = directionsLinks(address, lat, lng);
  return (
    <section>
      <h2 className={styles.heading}>{texts.directions}</h2>
      <ul className={styles.ways}>
        <li className={styles.own}>
          <a className={buttonClass("quiet")} href={own}>
            <Navigation size={18} aria-hidden="true" />
            {texts.ownApp}
          </a>
        </li>
        {Object.entries(sites).map(([name, href]) => (
          <li key={name}>
            <a className={buttonClass("quiet")} href={href} target="_blank" rel="noreferrer">
              <span translate="no">{name}</span> <VisuallyHidden>{common.newWindow}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
