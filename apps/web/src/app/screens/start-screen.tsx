import { CalendarCheck } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { lazyScreen } from "../../components/with-loading.tsx";
import { ScreenTitle } from "../../components/screen-title.tsx";
import { GroupLists } from "../../features/visit/directory/group-lists.tsx";
import { GroupFooter } from "../../features/ground/group/group-footer.tsx";
import { isSignUpOffered, usePageData } from "../../features/ground/group/page-data.ts";
import { usePhrases } from "../../lib/phrases/phrases.ts";
import { groupAddress } from "../../features/ground/group/paths.ts";
import { ConsentButton } from "../../features/visit/tracking/consent-button.tsx";
import styles from "./start-screen.module.css";
import { useQueryText } from "../../lib/navigation.tsx";

const NewGroupLink = lazyScreen(
  async () => (await import("../../features/office/new-group/new-group-link.tsx")).NewGroupLink,
);

const OperatorPage = lazyScreen(
  async () => (await import("../../features/office/operator/operator-page.tsx")).OperatorPage,
);

/** The pages of the installation itself: the operators', and that of a visitor who came without a link. */
export function StartScreen() {
  return usePageData().page.kind === "operator" ? <OperatorPage /> : <GroupFinder />;
}

function GroupFinder() {
  const phrases = usePhrases();
  const query = useQueryText();
  const { page } = usePageData();
  return (
    <>
      <main className={page.kind === "start" ? `${styles.main} ${styles.wide}` : styles.main} id="content">
        <CalendarCheck size={40} aria-hidden="true" className={styles.mark} />
        <ScreenTitle documentTitle={phrases.title.product}>{phrases.start.heading}</ScreenTitle>
        <p className={styles.text}>{phrases.start.text}</p>
        {page.kind === "start" && <GroupLists page={page} />}
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const urlname = new FormData(event.currentTarget).get("urlname");
            if (typeof urlname === "string" && urlname.trim() !== "")
              location.assign(groupAddress(urlname.trim().toLowerCase(), query));
          }}
        >
          <label className={styles.label} htmlFor="urlname">
            {phrases.start.label}
          </label>
          <div className={styles.line}>
            <input
              className={styles.input}
              id="urlname"
              name="urlname"
              required
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              placeholder={phrases.start.placeholder}
            />
            <Button look="main" type="submit">
              {phrases.start.open}
            </Button>
          </div>
        </form>
        {isSignUpOffered(page) && <NewGroupLink />}
      </main>
      <GroupFooter group={null} choice={<ConsentButton group={null} />} />
    </>
  );
}
