import type { RefObject } from "react";
import type { ListedFiche } from "@rendezvous/contract/booking/fiche-table";
import { Link } from "../../../lib/navigation.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { nameOfFiche } from "../../ground/fiche/name-of-fiche.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toSearchFiche } from "../../ground/group/paths.ts";
import styles from "./clients.module.css";
import type { ClientColumn } from "./use-client-columns.ts";

interface Props {
  rows: RefObject<HTMLTableSectionElement | null>;
  clients: readonly ListedFiche[];
  columns: readonly ClientColumn[];
}

/** A row for each client, whose first cell leads to the record; on a phone a block with the columns one below the other. */
export function ClientTable({ rows, clients, columns }: Props) {
  const { pages } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const [first, ...others] = columns;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- many columns scroll sideways
    <section className={styles.scroll} aria-label={pages.clients} tabIndex={0}>
      <table className={styles.table} aria-label={pages.clients}>
        <thead>
          <tr>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={rows}>
          {clients.map((client) => (
            <tr key={client.id}>
              <th scope="row">
                <Link className={styles.name} {...toSearchFiche(group.urlname, client.id)}>
                  {first?.toText(client) || nameOfFiche(client) || "–"}
                </Link>
              </th>
              {others.map(({ name, label, toText }) => {
                const text = toText(client);
                return (
                  <td key={name} data-label={label} data-empty={text === "" || undefined}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
