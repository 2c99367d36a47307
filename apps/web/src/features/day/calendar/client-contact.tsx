import type { Appointment } from "@rendezvous/contract/appointment";
import styles from "./client-contact.module.css";

/** Phone number and e-mail address of the client, to be called and written to; nothing where neither is there. */
export function ClientContact({ fiche }: Pick<Appointment, "fiche">) {
  const { email = "", firstphone = "" } = fiche;
  if (email === "" && firstphone === "") return null;
  return (
    <span className={styles.contact}>
      {firstphone !== "" && (
        <a className={styles.phone} href={`tel:${firstphone.replace(/[^+\d]/g, "")}`}>
          {firstphone}
        </a>
      )}
      {email !== "" && <a href={`mailto:${email}`}>{email}</a>}
    </span>
  );
}
