import { MAX_FICHES } from "@rendezvous/domain/account/max-fiches";
import { ficheTabNames } from "@rendezvous/domain/fiche/fiche-tab-names";
import { type LucideIcon, Plus, Settings } from "lucide-react";
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { LeaveQuestion } from "../../../../components/popups/leave-question.tsx";
import { RichText } from "../../../../components/rich-text.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import type { OwnFiches } from "../../../ground/fiche/use-fiches.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import type { GroupSession } from "../../../ground/session/session-store.ts";
import { UnsavedGuard } from "../../../ground/session/unsaved-guard.tsx";
import { FichePanel } from "./fiche-panel.tsx";
import styles from "./information.module.css";
import { findInterruptedForm } from "./interrupted-answers.ts";
import { ReportUnsavedContext } from "./unsaved.ts";
import { lazyComponent } from "../../../../lib/load-once.ts";
import { BreakableEmails } from "../../../../components/fields/breakable-emails.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

const OwnSearch = lazyComponent(async () => (await import("./own-fiche-search.tsx")).OwnFicheSearch);

/** The number of people from which there is a search field. */
const SEARCHED_FROM = 3;

interface Part {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/** One tab for the account, one for each of its people, one to add a person. */
export function InformationTabs({ session, own }: { session: GroupSession; own: OwnFiches }) {
  const { information: phrases, choose } = useLazyPhrases("fiche");
  const { group } = useLoadedGroup();
  const [chosen, setChosen] = useState(() => findInterruptedForm(group.id, session.accountId) ?? "");
  /** The tab to open once the visitor has agreed to lose unsaved changes. */
  const [requestedTab, setRequestedTab] = useState<string | null>(null);
  const [addedId, setAddedId] = useState<number | null>(null);
  const { isUnsaved, report } = useReports();

  const names = ficheTabNames(own.fiches);
  const people = own.fiches.map((fiche, index): Part => {
    const id = `fiche-${fiche.id}`;
    return {
      id,
      title: names[index],
      content: <FichePanel key={id} session={session} id={id} fiche={fiche} isAdded={fiche.id === addedId} />,
    };
  });
  const parameters: Part = {
    id: "parameters",
    title: <TabTitle Icon={Settings} text={phrases.parameters} />,
    content: <ParametersPanel session={session} />,
  };
  function showAdded(id: number) {
    setAddedId(id);
    setChosen(`fiche-${id}`);
    // The form that had the focus is removed, so the tab takes it.
    focusTab(`fiche-${id}`);
  }
  const addition: Part = {
    id: "new",
    title: <TabTitle Icon={Plus} text={phrases.add} />,
    content: <FichePanel session={session} id="new" fiche={null} isAdded={false} onAdded={showAdded} />,
  };
  // An account without an address belongs to an external login page, so there is nothing to change here.
  const hasParameters = session.accountId !== 0 && session.email !== "";
  const parts = [...(hasParameters ? [parameters] : []), ...people, ...(own.mayAdd ? [addition] : [])];
  const shown = parts.find(({ id }) => id === chosen) ?? people[0] ?? parts[0];
  if (shown === undefined) return null;

  function ask(id: string) {
    if (id === shown?.id) return;
    if (isUnsaved) setRequestedTab(id);
    else show(id);
  }
  function show(id: string) {
    setAddedId(null);
    setRequestedTab(null);
    setChosen(id);
  }
  return (
    <ReportUnsavedContext value={report}>
      {isUnsaved && (
        <UnsavedGuard
          // A typed password is not stored for later.
          isKept={shown !== parameters}
        />
      )}
      {requestedTab !== null && (
        <LeaveQuestion onStay={() => setRequestedTab(null)} onLeave={() => show(requestedTab)} />
      )}
      <RichText text={group.apptemplates["alltab_text"] ?? ""} />
      {people.length >= SEARCHED_FROM && (
        <Suspense fallback={<div className={styles.searchComes} />}>
          <OwnSearch
            // The changing key empties the search field when another person is opened.
            key={shown.id}
            onChoose={({ id }) => {
              ask(`fiche-${id}`);
              focusTab(`fiche-${id}`);
            }}
          />
        </Suspense>
      )}
      <Tabs
        // With automatic activation, each tab that the arrow keys pass would show the question about unsaved changes.
        keyboardActivation="manual"
        selectedKey={shown.id}
        onSelectionChange={(key) => ask(String(key))}
      >
        <TabList aria-label={phrases.tabs} className={styles.tabs ?? ""}>
          {parts.map(({ id, title }) => (
            <Tab key={id} id={id} className={styles.tab ?? ""}>
              {title}
            </Tab>
          ))}
        </TabList>
        {own.isFull && <p className={styles.full}>{choose.full({ count: MAX_FICHES })}</p>}
        {parts.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={styles.panel ?? ""}>
            {content}
          </TabPanel>
        ))}
      </Tabs>
    </ReportUnsavedContext>
  );
}

function TabTitle({ Icon, text }: { Icon: LucideIcon; text: string }) {
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      {text}
    </>
  );
}

/** Opens a tab and focuses it; shows a question first if there are unsaved changes. */
function focusTab(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[role="tab"][data-key="${id}"]`)?.focus());
}

/** Keeps track of which forms have unsaved changes. */
function useReports() {
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback((form: string, isUnsaved: boolean) => {
    setForms((before) => {
      if (before.has(form) === isUnsaved) return before;
      const after = new Set(before);
      if (isUnsaved) after.add(form);
      else after.delete(form);
      return after;
    });
  }, []);
  return { isUnsaved: forms.size > 0, report };
}

/** The account's address and password, each with its own form. */
function ParametersPanel({ session }: { session: GroupSession }) {
  const { group } = useLoadedGroup();
  if (group.sso_login_only) return <LinkedAccount session={session} />;
  return (
    <div className={styles.parameters}>
      <ChangeEmailForm session={session} />
      <ChangePasswordForm session={session} />
    </div>
  );
}

/** Address and password belong to the organisation's own login: the next login would overwrite a change made here. */
function LinkedAccount({ session }: { session: GroupSession }) {
  const phrases = useLazyPhrases("fiche").parameters;
  return (
    <div className={styles.form}>
      <h2 className={styles.title}>{phrases.emailTitle}</h2>
      <p>
        <BreakableEmails text={phrases.emailPresent({ email: session.email })} />
      </p>
      <p className={styles.quiet}>{phrases.keptElsewhere}</p>
    </div>
  );
}
