import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import { homeTitle } from "@rendezvous/domain/website/home-title";
import { CalendarPlus } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { useDocumentTitle } from "../../ground/group/use-document-title.ts";
import { Carousel } from "./carousel.tsx";
import { Contact } from "./contact.tsx";
import { Highlight } from "./highlight.tsx";
import styles from "./home-page.module.css";
import { Listing } from "./listing.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import { useStartFromHome } from "./use-start-from-home.ts";

/** The group's home page: its description, its offers, its hours and its place. */
export function HomePage({ website }: { website: Website }) {
  const phrases = usePhrases().common;
  const { group } = useLoadedGroup();
  const start = useStartFromHome();
  const documentTitle = useDocumentTitle(homeTitle(group, website));
  const pictures = picturesOf(website);
  return (
    <div className={styles.page}>
      <div className={`${styles.top} ${pictures.length > 0 ? styles.pictured : ""}`}>
        <div className={styles.words}>
          <ScreenTitle documentTitle={documentTitle} lang={website.lang}>
            {website.title.trim() || group.name}
          </ScreenTitle>
          <div className={styles.lead}>
            <RichText text={website.quick_desc} />
          </div>
          <Button look="main" className={styles.book} onClick={() => start()}>
            <CalendarPlus size={20} aria-hidden="true" />
            {phrases.book}
          </Button>
        </div>
        {pictures.length > 0 && <Carousel pictures={pictures} />}
      </div>
      <Highlight website={website} />
      <Listing website={website} />
      <div className={styles.facts}>
        <OpeningHours website={website} />
        <Contact website={website} />
      </div>
      {[website.complement_text, website.otherbox]
        .filter((text) => text.trim() !== "")
        .map((text) => (
          <div key={text} className={styles.text}>
            <RichText text={text} />
          </div>
        ))}
    </div>
  );
}

/** Returns the group's pictures, or its single picture if it has no list. */
function picturesOf({ file_upload, image }: Website): Website["file_upload"] {
  if (file_upload.length > 0) return file_upload;
  return image === null ? [] : [{ url: image, alt: "" }];
}
