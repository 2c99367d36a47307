import type { OpenInvitation } from "@rendezvous/contract/people/pro";
import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import { defineCall, refuse } from "../../../http/call.ts";
import { findProByEmail } from "../account/pro-data.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { listOpenInvitations } from "./invitation-data.ts";
import { invite } from "./invite.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { areCalendarsOfGroup } from "./data.ts";
import { findGroupLimitWindows } from "../../catalogue/group/sender.ts";
import { addPeopleChange, personName } from "./add-people-change.ts";
import { toOpenInvitation } from "./to-open-invitation.ts";

/** Returns the same answer for every address, so that it does not reveal whether the address has a login. */
export const createInvitation = defineCall("createInvitation", (input) =>
  createOnce<{ invitation: OpenInvitation }>("createInvitation", input, (write) =>
    write(async (connection) => {
      const { context, groupId, locale, body } = input;
      const { role, calendars, firstname = "", lastname = "" } = body.invitation;
      const email = normalizeEmail(body.invitation.email);
      if (!isEmail(email)) return refuse("emailValidator", { fields: { email: "emailValidator" } });
      const member = await findProByEmail(connection, groupId, email);
      // Emergency regulators are in the call centre of every practice; they can be colleagues of one, too.
      const isColleague = member && (!member.by_network || role === "call_centre");
      if (isColleague) return refuse("works_here_already");
      if (calendars && !(await areCalendarsOfGroup(connection, groupId, calendars)))
        return refuse("invalid_calendar");
      const { invitations } = await findGroupLimitWindows({ db: context.db }, groupId);
      const limited = await context.limits.take("mail", {}, [invitations]);
      if (limited) return limited;
      const now = context.clock.now();
      const invitation = { email, firstname, lastname, locale, role, calendars };
      const invited = await invite(connection, groupId, invitation, now);
      await addPeopleChange(connection, toHistoryAuthor(toAuthor(input)), {
        recordName: personName({ email, firstname, lastname }),
        action: "invited",
        after: { role, calendars },
      });
      const open = await listOpenInvitations(connection, groupId, now);
      return { invitation: toOpenInvitation(open.find(({ id }) => id === invited)!) };
    }),
  ),
);
