import type { Appointment } from "@rendezvous/contract/booking/appointment";
import styles from "./client-contact.module.css";

/** Links to call the client and to write an e-mail; nothing if the client has neither number nor address. */
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
