import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useIdempotencyKey } from "../../ground/idempotency/use-idempotency-key.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useNavigate } from "../../../lib/navigation.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { type Colleague, nameOfColleague } from "../../account/factor/api.ts";
import { focusFirstFault } from "../../ground/form/focus-field.ts";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { UnsavedGuard } from "../../ground/session/unsaved-guard.tsx";
import styles from "../parts/records.module.css";
import { CalendarsField } from "./calendars-field.tsx";
import { useInterruptedInput } from "../../account/account/information/use-interrupted-input.ts";
import { Fieldset } from "../../../components/fields/field-frame.tsx";
import field from "../../../components/fields/field.module.css";
import { updateSession, useSession, endSession } from "../../ground/session/session-store.ts";
import { callApi } from "../../../lib/call-api.ts";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";

interface Typed {
  readonly email: string;
  readonly names: { readonly firstname: string; readonly lastname: string };
  readonly role: Colleague["role"];
  readonly calendars: readonly number[] | null;
  readonly notices: boolean;
}

/** A colleague's role and calendars; null: a new invitation. */
export function PersonForm({ person }: { person: Colleague | null }) {
  const phrases = useProPhrases("people");
  const manage = useProPhrases("manage");
  const { form: fieldPhrases } = usePhrases();
  const { group } = useLoadedGroup();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keepOwn = useOwnMembership();
  const form = useRef<HTMLFormElement>(null);
  const withKey = useIdempotencyKey();
  const { interrupted, keep } = useInterruptedInput<Typed>();
  const [email, setEmail] = useState(interrupted?.email ?? "");
  const [names, storeImportedNames] = useState(interrupted?.names ?? { firstname: "", lastname: "" });
  const [role, setRole] = useState(interrupted?.role ?? person?.role ?? "pro");
  const [calendars, setCalendars] = useState(interrupted?.calendars ?? person?.calendars ?? null);
  const [notices, setNotices] = useState(interrupted?.notices ?? person?.notices ?? false);
  /** The number of attempts to submit the form. */
  const [tries, setTries] = useState(0);
  const address = normalizeEmail(email);
  const isWrongEmail = person === null && !isEmail(address);
  const isWithoutCalendar = calendars?.length === 0;
  const isChanged = person
    ? role !== person.role ||
      notices !== person.notices ||
      String(calendars?.toSorted()) !== String(person.calendars?.toSorted())
    : [email, ...Object.values(names)].some((text) => text !== "");
  useEffect(() => {
    keep(isChanged ? { email, names, role, calendars, notices } : null);
  });

  const saving = useSingleFlightMutation({
    mutationFn: async () => {
      const membership = { role, calendars: calendars && [...calendars] };
      if (person) {
        const { pro } = await callApi("PUT /groups/{id}/pros/{proId}", {
          path: { id: group.id, proId: person.id },
          body: { pro: { ...membership, notices } },
        });
        keepOwn(pro);
      } else
        await withKey({ invitation: { email: address, ...names, ...membership } }, (body, headers) =>
          callApi("POST /groups/{id}/pros/invitations", { path: { id: group.id }, body, headers }),
        );
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["pros", group.id] });
      notify(
        "success",
        person ? phrases.saved({ name: nameOfColleague(person) }) : phrases.sent({ email: address }),
      );
      navigate({ ...toManage(group.urlname, "people"), ignoreBlocker: true });
    },
  });
  useEffect(() => {
    if (tries > 0) focusFirstFault(form.current);
  }, [tries]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        if (!isWrongEmail && !isWithoutCalendar) saving.mutate();
      }}
    >
      {isChanged && <UnsavedGuard />}
      {person === null && (
        <InvitedFields
          email={email}
          error={tries > 0 && isWrongEmail ? fieldPhrases.emailValidator : null}
          onEmail={setEmail}
          names={names}
          onNames={storeImportedNames}
        />
      )}
      <RoleField value={role} onChange={setRole} />
      <CalendarsField value={calendars} isWrong={tries > 0 && isWithoutCalendar} onChange={setCalendars} />
      {person && <CheckBox label={phrases.notices} isChecked={notices} onChange={setNotices} />}
      <div className={styles.bar}>
        <CallFailure failure={saving.error} />
        <div className={styles.buttons}>
          <Button type="submit" look="main" isIdle={person !== null && !isChanged} isBusy={saving.isPending}>
            {person ? manage.save : phrases.send}
          </Button>
          {person && !isChanged && <p className={styles.quiet}>{manage.unchanged}</p>}
          {person && <RemovePerson person={person} />}
        </div>
      </div>
    </form>
  );
}

interface InvitedProps {
  email: string;
  error: string | null;
  onEmail: (email: string) => void;
  names: Typed["names"];
  onNames: (names: Typed["names"]) => void;
}

/** The address and the name of the person who is invited. */
function InvitedFields({ email, error, onEmail, names, onNames }: InvitedProps) {
  const phrases = useProPhrases("people");
  const { fiche } = usePhrases();
  return (
    <>
      <TextField
        label={phrases.email}
        isRequired
        hint={phrases.emailHint}
        error={error}
        type="email"
        autoComplete="off"
        value={email}
        onChange={onEmail}
      />
      {(["firstname", "lastname"] as const).map((name) => (
        <TextField
          key={name}
          label={fiche[name]}
          autoComplete="off"
          maxLength={100}
          value={names[name]}
          onChange={(text) => onNames({ ...names, [name]: text })}
        />
      ))}
    </>
  );
}

const ROLES = ["owner", "pro", "call_centre"] as const satisfies Colleague["role"][];

interface Props {
  value: Colleague["role"];
  onChange: (role: Colleague["role"]) => void;
}

/** A choice of roles, each with its rights. */
function RoleField({ value, onChange }: Props) {
  const phrases = useProPhrases("people");
  return (
    <Fieldset label={phrases.role}>
      {ROLES.map((role) => (
        <label key={role} className={field.check}>
          <input
            type="radio"
            name="role"
            checked={role === value}
            aria-labelledby={`role-${role}`}
            aria-describedby={`role-${role}-text`}
            onChange={() => onChange(role)}
          />
          <span>
            <span id={`role-${role}`}>{phrases.roles[role].name}</span>
            <span id={`role-${role}-text`} className={styles.quiet} style={{ display: "block" }}>
              {phrases.roles[role].text}
            </span>
          </span>
        </label>
      ))}
    </Fieldset>
  );
}

/** Returns a function that updates the session after a change of the professional's own role or calendars. */
function useOwnMembership(): (changed: Colleague) => void {
  const { group } = useLoadedGroup();
  const { session } = useSession();
  return ({ id, role, calendars }) => {
    if (!session || session.accountId !== id) return;
    const groups = session.groups.map((one) => (one.id === group.id ? { ...one, role, calendars } : one));
    updateSession(group.urlname, { groups });
  };
}

/** Explains the consequences before a person is removed. */
function RemovePerson({ person }: { person: Colleague }) {
  const phrases = useProPhrases("people");
  const { group } = useLoadedGroup();
  const { session } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = nameOfColleague(person);
  const removing = useSingleFlightMutation({
    mutationFn: () =>
      callApi("DELETE /groups/{id}/pros/{proId}", { path: { id: group.id, proId: person.id } }),
    onSuccess: async () => {
      notify("success", phrases.removed({ name }));
      if (person.id === session?.accountId) return endSession(group.urlname, false);
      await queryClient.invalidateQueries({ queryKey: ["pros", group.id] });
      navigate({ ...toManage(group.urlname, "people"), ignoreBlocker: true });
    },
  });
  return (
    <>
      <Button
        look="danger"
        onClick={() => {
          removing.reset();
          dialog.current?.showModal();
        }}
      >
        {phrases.remove}
      </Button>
      <ConfirmDialog
        ref={dialog}
        title={phrases.removeTitle({ name })}
        text={phrases.removeText}
        confirm={phrases.remove}
        failure={removing.error}
        isBusy={removing.isPending}
        onConfirm={removing.mutate}
      />
    </>
  );
}
