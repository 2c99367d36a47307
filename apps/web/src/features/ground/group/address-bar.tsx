import type { Group } from "@rendezvous/contract/catalogue/group";
import { useState } from "react";
import { MapPin, X } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { pageStorage } from "../../../lib/storage.ts";
import { Link } from "../../../lib/navigation.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { toMap } from "./paths.ts";
import { placeOfGroup } from "./place-of-group.ts";
import styles from "./address-bar.module.css";

interface Props {
  group: Group;
  /** True on later steps and on the home page, where a phone has no room for the address bar. */
  isLaterStep: boolean;
}

/** The group's address; the visitor can close it for the lifetime of the tab. */
export function AddressBar({ group, isLaterStep }: Props) {
  const phrases = usePhrases();
  const remembered = `rendezvous.address-closed.${group.urlname}`;
  const [isClosed, setClosed] = useState(() => pageStorage.getItem(remembered) !== null);
  const { address } = placeOfGroup(group);
  function close() {
    pageStorage.setItem(remembered, "1");
    setClosed(true);
    // The button that had the focus is removed, so the title takes it.
    document.querySelector("h1")?.focus({ preventScroll: true });
  }
  if (isClosed || address === "") return null;
  return (
    <section
      className={`${styles.bar} ${isLaterStep ? styles.later : ""}`}
      aria-label={phrases.header.address}
    >
      <div className={styles.inside}>
        <MapPin size={18} aria-hidden="true" className={styles.pin} />
        <p className={styles.text}>
          <span className={styles.name}>{group.name}</span> {address}{" "}
          <Link className={styles.map} {...toMap(group.urlname)}>
            {phrases.header.map}
          </Link>
        </p>
        <Button
          look="plain"
          onClick={close}
          aria-label={phrases.header.closeAddress}
          className={styles.close}
        >
          <X size={18} aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}
