import type { StoredMail, Mailer } from "../../lib/mailer/mailer.ts";

/** Every mail's id begins with what it is about and whose it is. */
const ID = /^([a-z]+(?:-[a-z]+)*)\.(\d+)\./i;

/** What is still kept of a group's mails to an address. */
export async function listStoredMails(
  mailer: Mailer,
  groupId: number,
  email: string,
): Promise<(StoredMail & { readonly kind: string })[]> {
  const storedMails = await mailer.listStored(email);
  return storedMails.flatMap((mail) => {
    const [, kind = "", group] = ID.exec(mail.id) ?? [];
    return Number(group) === groupId ? [{ ...mail, kind }] : [];
  });
}
