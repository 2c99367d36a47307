import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import type { AnswerOf } from "@rendezvous/contract/v3-calls";
import type { ImportKind } from "@rendezvous/domain/fiche-import/match-columns";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef } from "react";
import { Loading } from "../../../components/loading.tsx";
import { MoreButton } from "../../../components/more-button.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useFormatDateTime } from "../../day/search-fiche/use-format-date-time.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "./clients.module.css";
import { useImportWords } from "./use-import-words.ts";
import { useTargetNames } from "./use-target-names.ts";

type Row = AnswerOf<"GET /groups/{id}/fiche_imports/{importId}/rows">["records"][number];
type Kind = "all" | "new" | "duplicate" | "faulty" | "unusable" | "refused";

const FIRST = 5;
const AT_ONCE = 20;

interface Props {
  ficheImport: FicheImport;
}

/** The first rows as they will be imported. */
export function FirstRows({ ficheImport }: Props) {
  const phrases = useProPhrases("ficheImport");
  const textOf = useValuesText(ficheImport.kind);
  return (
    <Rows
      ficheImport={ficheImport}
      kind={ficheImport.kind === "clients" ? "all" : "new"}
      heading={phrases.firstRows}
      most={FIRST}
    >
      {({ number, values }) => (
        <>
          <strong>{phrases.line({ number })}</strong> {textOf(values)}
        </>
      )}
    </Rows>
  );
}

/** The rows of existing clients, beside their stored data. */
export function DuplicateRows({ ficheImport }: Props) {
  const phrases = useProPhrases("ficheImport");
  const { counts } = useImportWords(ficheImport.kind);
  const textOf = useValuesText(ficheImport.kind);
  return (
    <Rows ficheImport={ficheImport} kind="duplicate" heading={counts.duplicate}>
      {({ number, values, duplicate }) => (
        <>
          <strong>{phrases.line({ number })}</strong>
          <dl className={styles.beside}>
            <div>
              <dt>{phrases.inFile}</dt>
              <dd>{textOf(values)}</dd>
            </div>
            <div>
              <dt>{phrases.present}</dt>
              <dd>{textOf(duplicate ?? {})}</dd>
            </div>
          </dl>
        </>
      )}
    </Rows>
  );
}

/** Rows with values that are left out. */
export function FaultyRows({ ficheImport }: Props) {
  const phrases = useProPhrases("ficheImport");
  const targets = useTargetNames(ficheImport.kind);
  const nameOf = (target: string) => targets.find(([name]) => name === target)?.[1] ?? target;
  return (
    <Rows ficheImport={ficheImport} kind="faulty" heading={phrases.counts.faulty}>
      {({ number, faults }) => (
        <>
          <strong>{phrases.line({ number })}</strong>{" "}
          {Object.entries(faults)
            .map(([target, text]) => `${nameOf(target)} – ${text}`)
            .join(", ")}{" "}
          <span className={styles.quiet}>({phrases.leftOut})</span>
        </>
      )}
    </Rows>
  );
}

/** Appointments that cannot be imported, or were not, with the reason. */
export function ProblemRows({ ficheImport, kind }: Props & { kind: "unusable" | "refused" }) {
  const { line } = useProPhrases("ficheImport");
  const { problems } = useProPhrases("appointmentImport");
  const { counts } = useImportWords(ficheImport.kind);
  const textOf = useValuesText(ficheImport.kind);
  return (
    <Rows ficheImport={ficheImport} kind={kind} heading={counts[kind]} isFolded={kind === "refused"}>
      {({ number, values, problem }) => (
        <>
          <strong>{line({ number })}</strong> {problem && problems[problem]}{" "}
          <span className={styles.quiet}>{textOf(values)}</span>
        </>
      )}
    </Rows>
  );
}

const WALL_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d/;

/** Returns a function that lists values in the order of the targets. */
function useValuesText(kind: ImportKind): (values: Readonly<Record<string, unknown>>) => string {
  const targets = useTargetNames(kind);
  const format = useFormatDateTime();
  const { yes, no } = useProPhrases("ficheTable");
  const toText = (target: string, value: unknown) =>
    target === "start" && typeof value === "string" && WALL_TIME.test(value)
      ? format(value.slice(0, 16))
      : value;
  return (values) =>
    targets
      .map(([target]) => toText(target, values[target]))
      .filter((value) => value !== undefined && value !== null && value !== "")
      .map((value) => (typeof value === "boolean" ? (value ? yes : no) : String(value as string | number)))
      .join(" · ");
}

interface RowsProps extends Props {
  kind: Kind;
  heading: string;
  /** True: a heading is already shown above. */
  isFolded?: boolean;
  /** The most rows to show; undefined: all, page by page. */
  most?: number;
  children: (row: Row) => ReactNode;
}

function Rows({ ficheImport, kind, heading, isFolded = false, most, children }: RowsProps) {
  const { more } = useProPhrases("ficheTable");
  const { group } = useLoadedGroup();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, isLoading, ...pages } = useInfiniteQuery({
    queryKey: [
      "fiche-import-rows",
      group.id,
      kind,
      ficheImport.id,
      ficheImport.columns,
      ficheImport.date_order,
      ficheImport.counts,
    ],
    queryFn: ({ pageParam, signal }) =>
      callApi("GET /groups/{id}/fiche_imports/{importId}/rows", {
        path: { id: group.id, importId: ficheImport.id },
        query: { kind, after: pageParam, limit: most ?? AT_ONCE },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <section className={styles.rows} {...(isFolded ? { "aria-label": heading } : { "aria-labelledby": id })}>
      {!isFolded && <h3 id={id}>{heading}</h3>}
      <CallFailure failure={error} />
      {isLoading && <Loading />}
      <ul ref={list}>
        {data?.pages
          .flatMap(({ records }) => records)
          .map((row) => (
            <li key={row.number} tabIndex={-1}>
              {children(row)}
            </li>
          ))}
      </ul>
      {most === undefined && (
        <MoreButton list={list} pages={pages}>
          {more}
        </MoreButton>
      )}
    </section>
  );
}
