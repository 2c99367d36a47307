import type { StoredMail, Mailer } from "../../lib/mailer/mailer.ts";

/** The id of every mail starts with its kind and its group. */
const ID = /^([a-z]+(?:-[a-z]+)*)\.(\d+)\./i;

/** Returns the stored mails of a group to an address. */
export async function listStoredMails(
  mailer: Mailer,
  groupId: number,
  email: string,
): Promise<(StoredMail & { readonly kind: string })[]> {
  const storedMails = await mailer.listStoredRecords(email);
  return storedMails.flatMap((mail) => {
    const [, kind = "", group] = ID.exec(mail.id) ?? [];
    return Number(group) === groupId ? [{ ...mail, kind }] : [];
  });
}
