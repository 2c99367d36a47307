import { readPosition } from "@rendezvous/domain/geo/read-position";
import { useState } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { TextField } from "../../../components/fields/text-field.tsx";
import { usePageData } from "../../ground/group/page-data.ts";
import { MapView } from "../../visit/map/map-view.tsx";

interface Props {
  id: string;
  /** A text without a position is stored as the latitude, so that the schema refuses it. */
  lat: unknown;
  lng: unknown;
  onChange: (lat: number | string | null, lng: number | null) => void;
}

/** The centre of the map for a place without a position. */
const SOMEWHERE = { lat: 47, lng: 6 };

/** A position on the map, from a pasted link or coordinates, or by a click if the installation has maps. */
export function PositionField({ id, lat, lng, onChange }: Props) {
  const { position } = useProPhrases("manageFields");
  const { mapTiles } = usePageData();
  const [typed, setTyped] = useState<string | null>(null);
  const coordinates = typeof lat === "number" && typeof lng === "number" ? { lat, lng } : null;
  const hint = mapTiles ? `${position.hint} ${position.click}` : position.hint;
  function read(text: string) {
    setTyped(text);
    const position = readPosition(text);
    if (position) onChange(position.lat, position.lng);
    else onChange(text.trim() === "" ? null : text, null);
  }
  return (
    <>
      <TextField
        id={id}
        label={position.label}
        hint={hint}
        error={typeof lat === "string" && typed === null ? position.unreadable : null}
        autoComplete="off"
        value={
          typed ??
          (coordinates ? `${coordinates.lat}, ${coordinates.lng}` : typeof lat === "string" ? lat : "")
        }
        onChange={read}
        onBlur={() => setTyped(null)}
      />
      {mapTiles && (
        <MapView
          {...(coordinates ?? SOMEWHERE)}
          isMarked={coordinates !== null}
          tiles={mapTiles}
          onPick={(north, east) => {
            setTyped(null);
            onChange(Number(north.toFixed(6)), Number(east.toFixed(6)));
          }}
        />
      )}
    </>
  );
}
