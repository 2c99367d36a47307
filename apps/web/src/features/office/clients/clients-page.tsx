import type { AnswerOf } from "@rendezvous/contract/v3-calls";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ListFilter } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { MoreButton } from "../../../components/more-button.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { ManageContent } from "../parts/manage-content.tsx";
import { type ClientFilter, isFiltered, toTableQuery, useClientFilter } from "./client-filter.ts";
import { ClientFilters } from "./client-filters.tsx";
import { ClientTable } from "./client-table.tsx";
import styles from "./clients.module.css";
import { DownloadPart } from "./download-part.tsx";
import { DEFAULT_COLUMNS, useClientColumns } from "./use-client-columns.ts";
import { CheckBoxes } from "../../../components/fields/choice-fields.tsx";

const AT_ONCE = 50;

/** All clients of the group, with filters in the address, as a table and as a file. */
export function ClientsPage() {
  const phrases = useProPhrases("ficheTable");
  const { pages } = useProPhrases("manage");
  const { filter, change } = useClientFilter();
  const columns = useClientColumns();
  const [chosen, setChosen] = useState<readonly string[]>(DEFAULT_COLUMNS);
  // On a phone, clients come first; a filter that is in force is never hidden.
  const [isOpen, setOpen] = useState(() => isFiltered(filter));
  const rows = useRef<HTMLTableSectionElement>(null);
  const list = useClients(filter);
  const clients = list.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <ManageContent title={pages.clients}>
      <div className={styles.toggle}>
        <Button
          aria-expanded={isOpen}
          aria-controls="client-filters"
          onClick={() => setOpen((before) => !before)}
        >
          <ListFilter size={18} aria-hidden="true" /> {phrases.filters}
        </Button>
      </div>
      <div id="client-filters" className={styles.tools} data-open={isOpen || undefined}>
        <ClientFilters filter={filter} change={change} />
        <details className={styles.folded}>
          <summary>{phrases.chosen}</summary>
          <CheckBoxes
            label={phrases.chosen}
            look="list"
            options={columns.map(({ name, label }) => [name, label])}
            chosen={chosen}
            onChange={setChosen}
          />
        </details>
        <DownloadPart query={toTableQuery(filter)} columns={chosen} />
      </div>
      <CallFailure failure={list.error} onRetry={() => void list.refetch()} />
      {list.isLoading && <Loading />}
      {list.data && (
        <output className={styles.quiet}>
          {clients.length === 0 && !list.hasNextPage ? phrases.none : phrases.shown(clients.length)}
        </output>
      )}
      {clients.length > 0 && (
        <ClientTable
          rows={rows}
          clients={clients}
          columns={columns.filter(({ name }) => chosen.includes(name))}
        />
      )}
      <MoreButton list={rows} pages={list}>
        {phrases.more}
      </MoreButton>
    </ManageContent>
  );
}

function useClients(filter: ClientFilter) {
  const { group } = useLoadedGroup();
  const query = toTableQuery(filter);
  return useInfiniteQuery({
    queryKey: ["fiches", group.id, "table", query],
    queryFn: ({ pageParam, signal }) => listPage(group.id, query, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

type Page = AnswerOf<"GET /groups/{id}/fiches.table">;

/** The server scans some thousand clients per call, so pages are fetched until one has a match. */
async function listPage(
  groupId: number,
  query: ReturnType<typeof toTableQuery>,
  after: string | null,
  signal: AbortSignal,
): Promise<Page> {
  for (let next = after; ; ) {
    const page = await callApi("GET /groups/{id}/fiches.table", {
      path: { id: groupId },
      query: { ...query, limit: AT_ONCE, ...(next !== null && { after: next }) },
      signal,
    });
    if (page.records.length > 0 || page.next === null) return page;
    next = page.next;
  }
}
