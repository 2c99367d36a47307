import type { Directory, PageData, ListedGroup } from "@rendezvous/contract/site/page-data";
import { pictureSources } from "@rendezvous/contract/catalogue/picture";
import { initialsOf } from "@rendezvous/domain/group/initials";
import type { ReactNode } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useQueryText } from "../../../lib/navigation.tsx";
import { withoutParameters, withParameters } from "../../../lib/page/without-parameters.ts";
import { groupAddress, loginAddress, startAddress } from "../../ground/group/paths.ts";
import styles from "./directory.module.css";

type StartPage = Extract<PageData["page"], { kind: "start" }>;

/** Query parameters of the directory, which the links to groups leave out. */
const OWN_PARAMETERS = ["q", "page"];

/** The groups of the start page: those of the demonstration with their logins, and a page of the directory. */
export function GroupLists({ page: { demos, directory } }: { page: StartPage }) {
  return (
    <>
      {demos.length > 0 && <Demos demos={demos} />}
      {directory && <DirectoryList directory={directory} />}
    </>
  );
}

function Demos({ demos }: Pick<StartPage, "demos">) {
  const phrases = useLazyPhrases("directory");
  const query = withoutParameters(useQueryText(), OWN_PARAMETERS);
  const showsOf = (urlname: string) =>
    Object.entries(phrases.shows).find(([beginning]) => urlname.startsWith(beginning))?.[1];
  return (
    <section className={styles.section} aria-labelledby="demos">
      <h2 id="demos">{phrases.demosHeading}</h2>
      <p className={styles.quiet}>{phrases.demosText}</p>
      <ul className={styles.groups}>
        {demos.map((group) => (
          <GroupCard key={group.urlname} group={group} address={groupAddress(group.urlname, query)}>
            <p>{showsOf(group.urlname)}</p>
            <details className={styles.logins}>
              <summary>{phrases.logins}</summary>
              <dl>
                {group.logins.map(({ role, email, password }) => (
                  <div key={role}>
                    <dt>{phrases[role]}</dt>
                    <dd>{email}</dd>
                    <dd>
                      <code>{password}</code>
                    </dd>
                  </div>
                ))}
              </dl>
              <a className={buttonClass("quiet")} href={loginAddress(group.urlname, query)}>
                {phrases.login}
              </a>
            </details>
          </GroupCard>
        ))}
      </ul>
    </section>
  );
}

function DirectoryList({ directory: { groups, search, page, pages } }: { directory: Directory }) {
  const phrases = useLazyPhrases("directory");
  const query = useQueryText();
  const pageLink = (to: number, text: string) =>
    to >= 1 &&
    to <= pages && (
      <a className={buttonClass("quiet")} href={startAddress(withParameters(query, { page: String(to) }))}>
        {text}
      </a>
    );
  return (
    <section className={styles.section} aria-labelledby="directory">
      <h2 id="directory">{phrases.heading}</h2>
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get("q");
            const q = typeof typed === "string" ? typed.trim() : "";
            location.assign(startAddress(withParameters(query, { q, page: "" })));
          }}
        >
          <input
            type="search"
            name="q"
            defaultValue={search}
            maxLength={100}
            aria-label={phrases.search}
            placeholder={phrases.search}
          />
          <Button type="submit">{phrases.searchButton}</Button>
        </form>
      </search>
      {groups.length === 0 ? (
        <p>{phrases.none}</p>
      ) : (
        <ul className={styles.groups}>
          {groups.map((group) => (
            <GroupCard
              key={group.urlname}
              group={group}
              address={groupAddress(group.urlname, withoutParameters(query, OWN_PARAMETERS))}
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label={phrases.heading}>
          {pageLink(page - 1, phrases.previous)}
          <span>{phrases.pageOf({ page, pages })}</span>
          {pageLink(page + 1, phrases.next)}
        </nav>
      )}
    </section>
  );
}

interface Props {
  group: ListedGroup;
  address: string;
  children?: ReactNode;
}

/** A group with its picture, its logo, or its initials in its colour, and the link to its page. */
function GroupCard({ group: { name, city, picture, logo, color }, address, children }: Props) {
  const phrases = useLazyPhrases("directory");
  return (
    <li className={styles.group}>
      {picture !== null ? (
        <Picture address={picture} />
      ) : logo !== null ? (
        <img className={`${styles.picture} ${styles.logo}`} src={logo} alt="" loading="lazy" />
      ) : (
        <span
          className={styles.initials}
          style={color === null ? {} : { borderColor: color }}
          aria-hidden="true"
        >
          {initialsOf(name)}
        </span>
      )}
      <div className={styles.words}>
        <h3>{name}</h3>
        {city !== "" && <p className={styles.quiet}>{city}</p>}
        {children}
        <a className={buttonClass("main")} href={address} aria-label={`${phrases.open} – ${name}`}>
          {phrases.open}
        </a>
      </div>
    </li>
  );
}

function Picture({ address }: { address: string }) {
  const sources = pictureSources(address, "webp");
  return (
    <picture>
      {sources && <source type="image/webp" srcSet={sources} sizes="(min-width: 640px) 320px, 100vw" />}
      <img className={styles.picture} src={address} alt="" loading="lazy" />
    </picture>
  );
}
