// Written by scripts/write-docs.ts from the contract.

export type AcceptedAppointment = {
  /** The id of the appointment. */
  "appointment_id": number;
  /** What to do with the appointment. */
  "action": "keep" | "cancel" | "move";
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start"?: string;
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id"?: number;
};

export type AccessKey = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** What the key may do. */
  "scopes": ("catalogue:read" | "catalogue:write" | "hours:write" | "settings:write" | "appointments:read" | "appointments:write" | "clients:read" | "clients:write" | "statistics:read" | "webhooks:write")[];
  /** The last characters, by which people recognise it. */
  "ending": string;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** Who did it; null: unknown. */
  "by": string | null;
  /** When it was last used, RFC 3339; null: never. */
  "last_used_at": string | null;
  /** Until when it is valid, RFC 3339; null: without end. */
  "expires_at": string | null;
  /** The sites whose pages may use it in a browser, `https://app.example.org`. */
  "origins": (string)[];
  /** How many calls it may make in a minute; null: as many as any program. */
  "calls_per_minute": number | null;
  /** When it was revoked, RFC 3339; null: it was not. */
  "revoked_at": string | null;
};

export type AccessKeyWithKey = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The scopes. */
  "scopes": ("catalogue:read" | "catalogue:write" | "hours:write" | "settings:write" | "appointments:read" | "appointments:write" | "clients:read" | "clients:write" | "statistics:read" | "webhooks:write")[];
  /** The last characters, by which people recognise it. */
  "ending": string;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** Who did it; null: unknown. */
  "by": string | null;
  /** When it was last used, RFC 3339; null: never. */
  "last_used_at": string | null;
  /** Until when it is valid, RFC 3339; null: without end. */
  "expires_at": string | null;
  /** The sites whose pages may use it in a browser, `https://app.example.org`. */
  "origins": (string)[];
  /** How many calls it may make in a minute; null: as many as any program. */
  "calls_per_minute": number | null;
  /** When it was revoked, RFC 3339; null: it was not. */
  "revoked_at": string | null;
  /** The access key; only this answer has it. */
  "key": string;
};

export type Account = {
  /** The id. */
  "id": number;
  /** E-mail address. */
  "email": string;
  /** The group's id. */
  "group_id": number;
  /** Whether the person agrees to promotional mails. */
  "marketing_optin": boolean;
  /** Whether the person agrees to promotional texts. */
  "marketing_sms": boolean;
  /** Whether the person agrees to messages of the partner. */
  "solocal_services_optin": boolean;
  /** Whether a new password has to be chosen first. */
  "needPasswordChange": boolean;
};

export type Actor = {
  /** A client, a professional, or an import. */
  "kind": "client" | "pro" | "import";
  /** The person's name. */
  "name": string;
};

export type AnnounceArrivalArrival = {
  /** The key in the address of the page at the door. */
  "key": string;
  /** The appointment's code, in capitals or not. */
  "code"?: string;
  /** Last name. */
  "lastname"?: string;
  /** The date of birth. */
  "birthdate"?: string;
};

export type AnnounceArrivalBody = {
  /** The person's details. */
  "arrival": AnnounceArrivalArrival;
};

export type AnnounceArrivalReply = {
  /** The records. */
  "records": (Arrival)[];
};

export type AnswerWishBody = {
  /** The answer. */
  "answer": OfferAnswer | WishWithdrawal;
};

export type Appointment = {
  /** The id. */
  "id": number;
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "end": string;
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The end, RFC 3339 with its offset. */
  "end_at": string;
  /** The length in minutes. */
  "duration": number;
  /** Always 1. */
  "capacity": number;
  /** `first` of a pack, `included` in one, or `free` of any. */
  "type": "free" | "first" | "included";
  /** The first appointment of its pack; null: it is of no pack, or is the first one itself. */
  "parent_id": number | null;
  /** Its position among the consecutive appointments of one booking, counted from 0. */
  "consecutive_value": number;
  /** The pack it was booked in; null: none. */
  "pack": AppointmentPack | null;
  /** The id of the pack. */
  "pack_id": number | null;
  /** The id of the service. */
  "intervention_id": number;
  /** The service's name. */
  "intervention_name": string;
  /** The service's length in minutes. */
  "intervention_length": number;
  /** The service's price, in minor units. */
  "intervention_price": number;
  /** The services. */
  "interventions": (AppointmentService)[];
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id": number;
  /** The calendar's name. */
  "calendar_name": string;
  /** The calendar. */
  "calendar": NamedRecord;
  /** The room or equipment; null: none. */
  "resource": NamedRecord | null;
  /** Who gives the class that the booking is in; omitted: it is in no class. */
  "teacher"?: NamedRecord;
  /** The room of the class that the booking is in; omitted: none. */
  "room"?: NamedRecord;
  /** Where it takes place, if not at the group's address. */
  "address": MapPlace | null;
  /** The group's id. */
  "group_id": number;
  /** The group's name. */
  "group_name": string;
  /** The address, in one line. */
  "location": string;
  /** The client's id. */
  "fiche_id": number;
  /** The client. */
  "fiche": PersonName;
  /** The price after the promotion, in minor units. */
  "price_amount": number;
  /** The price before the promotion, in minor units. */
  "price": number;
  /** The discount in whole per cent; null: none. */
  "promotion": number | null;
  /** Whether a promotion lowers the price. */
  "is_promoted": boolean;
  /** The client's message. */
  "comments": string;
  /** The client's message, as stored. */
  "vevent_comments": string;
  /** The answers to the group's questions about the appointment, by field. */
  "vevent_fields": Record<string, unknown>;
  /** Whether it takes place by video. */
  "videoconference": boolean;
  /** The room of the video meeting; null: it takes place on site. */
  "video_credentials": VideoRoom | null;
  /** The colour that the team has given it, 0 to 3; the group's labels say its meaning. */
  "state": number;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": boolean;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** When it last changed, RFC 3339. */
  "changed_at": string;
  /** Grows with every change. */
  "version": number;
  /** Opens only the calendar file of its booking. */
  "export_token": string | null;
  /** The client types it at the group's door. */
  "arrival_code"?: string;
  /** When a mail about it was last refused for good: call the client. */
  "mail_failed_at"?: string | null;
  /** The same for all appointments booked in one call. */
  "booking_id"?: number | null;
  /** The minutes kept free before it. */
  "buffer_before"?: number;
  /** The minutes kept free after it. */
  "buffer_after"?: number;
  /** Whether it is the client's first appointment. */
  "is_first"?: boolean;
  /** The number of class places that it takes; omitted: one. */
  "places"?: number;
  /** The names of the people on the other places of a class. */
  "guests"?: (string)[];
  /** The pass that pays, with the visits that are left. */
  "pass"?: AppointmentPass;
  /** From when a cancellation counts as late, RFC 3339; null: never. */
  "late_from"?: string;
  /** Whether the client cancelled late, by the rule of the group or the service. */
  "cancelled_late"?: boolean;
  /** Whether it is marked as paid. */
  "paid"?: boolean;
  /** Whether the person will come, waits, or came. */
  "presence"?: "confirmed" | "arrived" | "in_progress" | "done" | "no_show" | null;
  /** Since when the person waits or has been there, RFC 3339. */
  "arrived_at"?: string | null;
  /** The team's internal note. */
  "note"?: string;
  /** Whether it was booked over a taken place. */
  "overbooked"?: boolean;
  /** Other programs' own values, by key. */
  "metadata"?: Record<string, string>;
  /** Who cancelled it, when and why. */
  "cancellation"?: Cancellation;
};

export type AppointmentArrivedEvent = {
  /** The kind. */
  "type": "appointment.arrived";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": AppointmentEventData;
};

export type AppointmentBookedEvent = {
  /** The kind. */
  "type": "appointment.booked";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": AppointmentEventData;
};

export type AppointmentCancelledEvent = {
  /** The kind. */
  "type": "appointment.cancelled";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": AppointmentEventData;
};

export type AppointmentChange = {
  /** Its colour, 0 to 3; the group's labels say its meaning. */
  "state"?: number;
  /** The team's internal note. */
  "note"?: string;
  /** The note that the new one replaces. If it is another one by now, the call is refused with 409 `changed_meanwhile`, and `details.note` is the present one. Without it a note replaces any other. */
  "note_before"?: string;
  /** Whether the person will come, waits, or came. */
  "presence"?: "confirmed" | "arrived" | "in_progress" | "done" | "no_show" | null;
  /** Whether it is marked as paid. */
  "paid"?: boolean;
  /** The keys to change; an empty text or null removes its key. */
  "metadata"?: Record<string, string | null>;
  /** The id of the pass that pays; null: none. */
  "pass_id"?: number | null;
};

export type AppointmentChangedEvent = {
  /** The kind. */
  "type": "appointment.changed";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": AppointmentEventData;
};

export type AppointmentChanges = {
  /** The records. */
  "records": (Appointment)[];
  /** The records that your copy must delete. */
  "gone": (GoneAppointment)[];
  /** Send it as `after` in the next call; each answer has one. */
  "next": string;
  /** Whether more follows at once. */
  "has_more": boolean;
};

export type AppointmentEventData = {
  /** The group's id. */
  "group_id": number;
  /** The appointment's id. */
  "id": number;
  /** The appointment's version after the event. */
  "version"?: number;
  /** The appointment in its present state; missing if the webhook's scopes do not cover it. */
  "appointment"?: Appointment;
};

export type AppointmentHistoryEntry = {
  /** When, RFC 3339. */
  "at": string;
  /** Who did it; null: unknown. */
  "by": Actor;
  /** The names of the fields that changed. */
  "fields": (string)[];
  /** The old and the new value of each field. */
  "values": Record<string, (unknown)[]> | null;
  /** The reason, in words. */
  "reason": string;
  /** What happened. */
  "what": "booked" | "moved" | "cancelled" | "restored" | "changed";
  /** Whether the client gets a mail about it; null: no mail is sent for such a change. */
  "told": boolean | null;
};

export type AppointmentInTheWay = {
  /** The id. */
  "id": number | null;
  /** The name. */
  "name": string | null;
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The end, RFC 3339 with its offset. */
  "end_at": string;
  /** Whether a visitor holds the time. */
  "is_held": boolean;
};

export type AppointmentList = {
  /** The records. */
  "records": (Appointment)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The field that orders the records. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": string | null;
};

export type AppointmentMissedEvent = {
  /** The kind. */
  "type": "appointment.missed";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": AppointmentEventData;
};

export type AppointmentMove = {
  /** The new start on the group's clock; better send `start_at`. */
  "date"?: string;
  /** The start, RFC 3339 with its offset. */
  "start_at"?: string;
  /** 0 or null: no preference */
  "calendar_id"?: number | null;
  /** 0 or null: no preference */
  "resource_id"?: number | null;
  /** The token of the hold, which the booking replaces. */
  "hold"?: string | null;
  /** Moves it without its neighbours of the same booking. */
  "alone"?: boolean;
  /** For professionals: whether the client gets a mail or SMS about it; omitted: yes. */
  "tell"?: boolean;
  /** For professionals: allows times outside opening hours and rules, but no taken place. */
  "outside_rules"?: boolean;
  /** For professionals, with `outside_rules`: allows a taken place, if the group permits it. */
  "overbook"?: boolean;
  /** For professionals: the length in minutes instead of the service's. */
  "length"?: number;
};

export type AppointmentMovedEvent = {
  /** The kind. */
  "type": "appointment.moved";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": AppointmentEventData;
};

export type AppointmentPack = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The price, in minor units (2500 is 25.00); null: none is given. */
  "price": number;
  /** The length in minutes. */
  "length": number;
};

export type AppointmentPass = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** Clients that stay after an undo, because they were changed or have booked since. */
  "left": number;
  /** The last day on which it applies; null: without end. */
  "valid_until": string | null;
};

export type AppointmentRestoredEvent = {
  /** The kind. */
  "type": "appointment.restored";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": AppointmentEventData;
};

export type AppointmentService = {
  /** The id. */
  "id": number;
  /** The id of the service's appointment. */
  "apt_id": number;
  /** The name. */
  "name": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The length in minutes. */
  "length": number;
  /** The price, in minor units (2500 is 25.00); null: none is given. */
  "price": number;
  /** HTML about what to bring or prepare. */
  "instructions"?: string;
};

export type Appointments = {
  /** The records. */
  "records": (Appointment)[];
};

export type Arrival = {
  /** The id. */
  "id": number;
  /** First name. */
  "firstname": string;
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The calendar's name. */
  "calendar_name": string;
  /** The name of the room or equipment; "": none. */
  "resource_name": string;
};

export type AskForPasskeyBody = {
};

export type AskForPasskeyReply = {
  /** The options for the browser. */
  "options"?: Record<string, unknown>;
};

export type AskNoticeAddressBody = {
  /** The address that gets notices. */
  "notice_address": AskNoticeAddressNoticeAddress;
};

export type AskNoticeAddressNoticeAddress = {
  /** E-mail address. */
  "email": string;
};

export type AvailableTimeSlots = {
  /** The group's id. */
  "group_id": number;
  /** The first free time of all; null: none. */
  "firstSlot": string | null;
  /** The ids of the services, in their order. */
  "intervention_ids": (number)[];
  /** The ids of the accepted calendars; empty: any. */
  "calendar_ids": (number)[];
  /** The free times, in their order. */
  "availabletimeslots": (Slot)[];
};

export type BusySource = {
  /** The id. */
  "id": number;
  /** The kind. */
  "kind": "address" | "caldav" | "google" | "microsoft";
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id": number;
  /** The host of its address; the address itself is secret. */
  "host": string;
  /** The last characters, by which people recognise it. */
  "ending": string;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** The last attempt, RFC 3339; null: none. */
  "tried_at": string | null;
  /** The last success, RFC 3339; null: none. */
  "read_at": string | null;
  /** Why the last attempt failed; null: it succeeded. */
  "failure": "unreachable" | "refused" | "not_public" | "too_long" | "too_many" | "not_a_calendar" | "login" | "read_only" | null;
  /** How many attempts failed in a row. */
  "failures": number;
  /** How many busy times it has from now on. */
  "busy_times": number;
  /** The connection by a login; null: none. */
  "connection": CalendarConnection | null;
};

export type Calendar = {
  /** The id. */
  "id": number;
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name": string;
  /** The name that clients read; empty: they do not see it. */
  "publicname": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The description for clients, in HTML. */
  "description": string;
  /** The picture in lists. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": boolean;
  /** The room or equipment; null: none. */
  "resource": boolean;
  /** The place or team it belongs to; null: none. */
  "calendarset_id": number | null;
  /** How far ahead it may be booked, in minutes; null: the group's rule. */
  "maxrdv_period": number | null;
  /** Street and number. */
  "address": MapPlace | null;
};

export type CalendarConflict = {
  /** The id of the appointment. */
  "appointment_id": number;
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The event's start there, RFC 3339; null: it was deleted. */
  "there_start_at": string | null;
  /** The event's end there, RFC 3339; null: it was deleted. */
  "there_end_at": string | null;
};

export type CalendarConnection = {
  /** The name. */
  "name": string;
  /** The details of appointments that are written there; null: none are written. */
  "writes": "busy" | "service" | "client" | null;
  /** Whether an event that is moved there moves its appointment. */
  "follows_moves": boolean;
  /** The appointments whose events were changed there. */
  "conflicts": (CalendarConflict)[];
};

export type CalendarExplanation = {
  /** The calendar. */
  "calendar": NamedRecord;
  /** Minutes from one start to the next, counted from the opening time. */
  "slot_step": number;
  /** The day in ranges; in each, every minute has the same reasons. */
  "ranges": (ExplainedRange)[];
};

export type CalendarFields = {
  /** The record's name in your system. */
  "externid"?: string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail"?: string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort"?: number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted"?: boolean;
  /** How many appointments may take place at the same time. By default `1`. */
  "capacity"?: number;
  /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
  "maxrdv_period"?: number | null;
  /** Street and number. By default `null`. */
  "address"?: PlaceFields | null;
  /** When it is closed. By default `[]`. */
  "closures"?: (ClosureFields)[];
  /** The country or region whose public holidays close it; "": none. By default `null`. */
  "holidays"?: string | null;
  /** Minutes from one start to the next, counted from the opening time. By default `15`. */
  "slot_step"?: number;
  /** The weekly hours; null: the group's hours apply. By default `null`. */
  "openinghours"?: (WeeklyRuleFields)[] | null;
  /** Single open times besides the weekly hours. By default `[]`. */
  "openings"?: (OpeningFields)[];
  /** The number in the French register of health professionals (RPPS), 11 digits; empty: none. By default `""`. */
  "rpps"?: string;
  /** The place or team it belongs to; null: none. By default `null`. */
  "calendarset_id"?: number | null;
};

export type CalendarHours = {
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id": number;
  /** Minutes from one start to the next, counted from the opening time. */
  "slot_step": number;
  /** When it is open, without closures. */
  "open": (InstantSpan)[];
  /** When it is closed. */
  "closures": (HoursClosure)[];
  /** When it is busy elsewhere. */
  "busy": (InstantSpan)[];
  /** When it is taken by appointments that the professional may not see. */
  "taken": (InstantSpan)[];
  /** Single open times besides the weekly hours. */
  "openings": (ClassDateRecord)[];
  /** Public holidays, on which the weekly hours do not apply. */
  "holidays": (PublicHoliday)[];
};

export type CalendarNeverFree = {
  /** The calendar. */
  "calendar": NamedRecord;
  /** A constant that programs can compare. */
  "code": "not_here" | "unnamed";
};

export type CalendarProviderLogin = {
  /** `code` of the address to which the provider led back. */
  "code": string;
  /** `state` of the address to which the provider led back. */
  "state": string;
};

export type CalendarRecord = {
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted": boolean;
  /** How many appointments may take place at the same time. By default `1`. */
  "capacity": number;
  /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
  "maxrdv_period": number | null;
  /** Street and number. By default `null`. */
  "address": PlaceRecord | null;
  /** When it is closed. By default `[]`. */
  "closures": (ClosureRecord)[];
  /** The country or region whose public holidays close it; "": none. By default `null`. */
  "holidays": string | null;
  /** Minutes from one start to the next, counted from the opening time. By default `15`. */
  "slot_step": number;
  /** The weekly hours; null: the group's hours apply. By default `null`. */
  "openinghours": (WeeklyRule)[] | null;
  /** Single open times besides the weekly hours. By default `[]`. */
  "openings": (OpeningRecord)[];
  /** The number in the French register of health professionals (RPPS), 11 digits; empty: none. By default `""`. */
  "rpps": string;
  /** The place or team it belongs to; null: none. By default `null`. */
  "calendarset_id": number | null;
  /** The id. */
  "id": number;
  /** Grows with every change. */
  "version": number;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
};

export type CalendarSet = {
  /** The id. */
  "id": number;
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name": string;
  /** The name that clients read; empty: they do not see it. */
  "publicname": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The description for clients, in HTML. */
  "description": string;
  /** The picture in lists. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": boolean;
};

export type CalendarSetFields = {
  /** The record's name in your system. */
  "externid"?: string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail"?: string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort"?: number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted"?: boolean;
};

export type CalendarSetRecord = {
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted": boolean;
  /** The id. */
  "id": number;
  /** Grows with every change. */
  "version": number;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
};

export type CancelAppointmentsBody = {
  /** The appointments. */
  "appointments": (RecordId)[];
  /** For professionals: whether the client gets a mail or SMS about it; omitted: yes. */
  "tell"?: boolean;
  /** The reason, in words. */
  "reason"?: string;
};

export type CancelClassDateBody = {
  /** The date of the class. */
  "class_date": CancelClassDateClassDate;
};

export type CancelClassDateClassDate = {
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** For professionals: whether the client gets a mail or SMS about it; omitted: yes. */
  "tell"?: boolean;
  /** The reason, in words. */
  "reason"?: string;
};

export type CancelClassDateClosure = {
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "end": string;
};

export type CancelClassDateReply = {
  /** The records. */
  "records": (DeletedRecord)[];
  /** The closure. */
  "closure": CancelClassDateClosure | null;
};

export type Cancellation = {
  /** When, a date-time on the group's clock. */
  "at": string;
  /** Who did it; null: unknown. */
  "by": Actor;
  /** The reason, in words. */
  "reason": string;
};

export type CatalogueChange = {
  /** The id. */
  "id": number;
  /** When, RFC 3339. */
  "at": string;
  /** The professional's name; null: it was none. */
  "by": string | null;
  /** The kind of record, as in paths: `calendars`. */
  "kind": string;
  /** The record's id; null: of the settings, the forms, the home page or an order. */
  "record_id": number | null;
  /** The record's name. */
  "record_name": string;
  /** The action. */
  "action": "created" | "changed" | "archived" | "restored" | "published" | "undone" | "invited" | "withdrawn" | "joined" | "removed" | "reset" | "revoked";
  /** The fields that differ, as they were. */
  "before": Record<string, unknown>;
  /** The fields that differ, as they are. */
  "after": Record<string, unknown>;
};

export type CataloguePublishedEvent = {
  /** The kind. */
  "type": "catalogue.published";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": GroupEventData;
};

export type Checklist = {
  /** Whether only the group's own people see it. */
  "inactive": boolean;
  /** When and why an operator has taken the group offline; null: none has. */
  "deactivation": Deactivation | null;
  /** The daily limits of a group that a visitor made; null: none. */
  "quotas": ChecklistQuotas | null;
  /** The tasks before publishing, with what is done. */
  "checks": (ChecklistItem)[];
};

export type ChecklistItem = {
  /** The task: what is still missing. */
  "item": "bookable_service" | "address" | "phone" | "legal_texts" | "translations";
  /** Whether it is done. */
  "done": boolean;
  /** The records whose names lack a translation. */
  "untranslated": (ChecklistItemUntranslated)[];
};

export type ChecklistItemUntranslated = {
  /** The kind. */
  "kind": string;
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The languages. */
  "locales": (string)[];
};

export type ChecklistQuotas = {
  /** The daily limit of mails, and its use. */
  "mails": Quota;
  /** The daily limit of SMS, and its use. */
  "sms": Quota;
  /** The invitations. */
  "invitations": Quota;
};

export type Choice = {
  /** The answer that is stored. */
  "value": string;
  /** The words of the choice. */
  "label": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The second list, once this choice is made. */
  "choices"?: (Choice)[];
};

export type Class = {
  /** The id. */
  "id": number;
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name": string;
  /** The name that clients read; empty: they do not see it. */
  "publicname": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The description for clients, in HTML. */
  "description": string;
  /** The picture in lists. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": boolean;
  /** The room or equipment; null: none. */
  "resource": boolean;
  /** The place or team it belongs to; null: none. */
  "calendarset_id": number | null;
  /** How far ahead it may be booked, in minutes; null: the group's rule. */
  "maxrdv_period": number | null;
  /** Street and number. */
  "address": MapPlace | null;
  /** The id of the service. */
  "intervention_id": number;
  /** The calendar of the person who gives the class. */
  "teacher_id": number;
  /** The room of the class; null: none. */
  "room_id": number | null;
  /** The number of class places that it takes; omitted: one. */
  "places": number;
  /** How many places one booking may take. */
  "max_places": number;
};

export type ClassDate = {
  /** The id of the class. */
  "class_id": number;
  /** The id of the service. */
  "intervention_id": number;
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The end, RFC 3339 with its offset. */
  "end_at": string;
  /** How many places the class has. */
  "places": number;
  /** How many places can still be booked; 0: full. */
  "free": number;
  /** Appointments, cancelled ones too. */
  "booked"?: number;
  /** Whether it is no longer asked; answers stay readable. */
  "archived"?: ClassDateArchived;
};

export type ClassDateArchived = {
  /** The name. */
  "name": string;
  /** The calendar of the person who gives the class. */
  "teacher_id": number;
  /** The room of the class; null: none. */
  "room_id": number | null;
};

export type ClassDateRecord = {
  /** The day, `YYYY-MM-DD`. */
  "date": string;
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
};

export type ClassFields = {
  /** The record's name in your system. */
  "externid"?: string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail"?: string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort"?: number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted"?: boolean;
  /** How many appointments may take place at the same time. By default `1`. */
  "capacity"?: number;
  /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
  "maxrdv_period"?: number | null;
  /** Street and number. By default `null`. */
  "address"?: PlaceFields | null;
  /** When it is closed. By default `[]`. */
  "closures"?: (ClosureFields)[];
  /** The country or region whose public holidays close it; "": none. By default `null`. */
  "holidays"?: string | null;
  /** How many places one booking may take. By default `1`. */
  "max_places"?: number;
  /** The weekly hours; null: the group's hours apply. By default `[]`. */
  "openinghours"?: (WeeklyClassRuleFields)[];
  /** Single open times besides the weekly hours. By default `[]`. */
  "openings"?: (ClassDateRecord)[];
  /** The place or team it belongs to; null: none. By default `null`. */
  "calendarset_id"?: number | null;
  /** The id of the service. By default `null`. */
  "intervention_id"?: number | null;
  /** The calendar of the person who gives the class. By default `null`. */
  "teacher_id"?: number | null;
  /** The room of the class; null: none. By default `null`. */
  "room_id"?: number | null;
};

export type ClassRecord = {
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted": boolean;
  /** How many appointments may take place at the same time. By default `1`. */
  "capacity": number;
  /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
  "maxrdv_period": number | null;
  /** Street and number. By default `null`. */
  "address": PlaceRecord | null;
  /** When it is closed. By default `[]`. */
  "closures": (ClosureRecord)[];
  /** The country or region whose public holidays close it; "": none. By default `null`. */
  "holidays": string | null;
  /** How many places one booking may take. By default `1`. */
  "max_places": number;
  /** The weekly hours; null: the group's hours apply. By default `[]`. */
  "openinghours": (WeeklyClassRule)[];
  /** Single open times besides the weekly hours. By default `[]`. */
  "openings": (ClassDateRecord)[];
  /** The place or team it belongs to; null: none. By default `null`. */
  "calendarset_id": number | null;
  /** The id of the service. By default `null`. */
  "intervention_id": number | null;
  /** The calendar of the person who gives the class. By default `null`. */
  "teacher_id": number | null;
  /** The room of the class; null: none. By default `null`. */
  "room_id": number | null;
  /** The id. */
  "id": number;
  /** Grows with every change. */
  "version": number;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
};

export type Closure = {
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "end": string;
  /** The label. */
  "label"?: string | Record<string, string>;
  /** The same for closures that repeat. */
  "series"?: string | null;
};

export type ClosureFields = {
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "end": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The same for closures that repeat. */
  "series"?: string;
};

export type ClosureRecord = {
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "end": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The same for closures that repeat. */
  "series"?: string;
};

export type ClosuresWithAppointments = {
  /** When it is closed. */
  "closures": (Closure)[];
  /** The appointments. */
  "appointments": (Appointment)[];
};

export type Colleague = {
  /** Owner, professional or call centre. */
  "role": "owner" | "pro" | "call_centre";
  /** The calendars that the person is limited to; null: all. */
  "calendars": (number)[] | null;
  /** The id. */
  "id": number;
  /** E-mail address. */
  "email": string;
  /** First name. */
  "firstname": string;
  /** Last name. */
  "lastname": string;
  /** Whether the person gets mails about what clients do online. */
  "notices": boolean;
  /** Whether the person has a second factor. */
  "has_factor": boolean;
  /** When the person last logged in, RFC 3339; null: never. */
  "seen_at": string | null;
};

export type Columns = {
  /** The calendars beside each other, in their order; null: all. */
  "columns": (number)[] | null;
};

export type ConfirmAppointmentsBody = {
  /** The appointments. */
  "appointments": (RecordId)[];
};

export type ConfirmDeletionRequestBody = {
  /** The request to delete the person's data; null: none. */
  "deletion_request": ProveNoticeAddressNoticeAddress;
};

export type ConfirmDeletionRequestReply = {
  /** When the mailed link was used, RFC 3339; null: not yet. */
  "confirmed_at": string;
  /** The day on which a confirmed request is carried out. */
  "deleted_from": string;
};

export type ConfirmTextBody = {
  /** The text. */
  "text": ConfirmTextText;
};

export type ConfirmTextReply = {
  /** The text. */
  "text": ConfirmedText;
};

export type ConfirmTextText = {
  /** The kind. */
  "kind": string;
  /** The record's id; null: of the settings, the forms, the home page or an order. */
  "record_id"?: number | null;
  /** The place in the record. */
  "path": string;
  /** The language. */
  "language": string;
};

export type ConfirmedText = {
  /** The kind. */
  "kind": string;
  /** The record's id; null: of the settings, the forms, the home page or an order. */
  "record_id": number | null;
  /** The place in the record. */
  "path": string;
  /** The language. */
  "language": string;
};

export type CreateAccessKeyAccessKey = {
  /** The name. */
  "name": string;
  /** The scopes. */
  "scopes": ("catalogue:read" | "catalogue:write" | "hours:write" | "settings:write" | "appointments:read" | "appointments:write" | "clients:read" | "clients:write" | "statistics:read" | "webhooks:write")[];
  /** Until when it is valid, RFC 3339; null: without end. */
  "expires_at"?: string | null;
  /** The sites whose pages may use it in a browser, `https://app.example.org`. By default `[]`. */
  "origins"?: (string)[];
  /** How many calls it may make in a minute; null: as many as any program. */
  "calls_per_minute"?: number | null;
};

export type CreateAccessKeyBody = {
  /** The access key. */
  "access_key": CreateAccessKeyAccessKey;
};

export type CreateAccessKeyReply = {
  /** The access key. */
  "access_key": AccessKeyWithKey;
};

export type CreateAccountAccount = {
  /** E-mail address. */
  "email": string;
  /** The group's id. */
  "group_id"?: number;
  /** Whether the person agrees to promotional mails. */
  "marketing_optin"?: boolean;
  /** Whether the person agrees to promotional texts. */
  "marketing_sms"?: boolean;
  /** Whether the person agrees to messages of the partner. */
  "solocal_services_optin"?: boolean;
  /** The language, a code like `fr`. */
  "locale"?: string;
  /** The person's unfinished appointment; null: none. */
  "pendingRdv"?: string | Record<string, unknown> | null;
};

export type CreateAccountBody = {
  /** The account. */
  "account": CreateAccountAccount;
};

export type CreateAccountReply = {
  /** The id. */
  "id": number | null;
  /** E-mail address. */
  "email": string;
  /** The group's id. */
  "group_id": number;
  /** Whether the person agrees to promotional mails. */
  "marketing_optin": boolean;
  /** Whether the person agrees to promotional texts. */
  "marketing_sms": boolean;
  /** Whether the person agrees to messages of the partner. */
  "solocal_services_optin": boolean;
  /** The person's unfinished appointment; null: none. */
  "pendingRdv": Record<string, unknown> | null;
};

export type CreateAppointmentBody = {
  /** The appointment. */
  "appointment": NewAppointment;
};

export type CreateBusySourceBody = {
  /** The connected calendar. */
  "busy_source": CreateBusySourceBusySource;
};

export type CreateBusySourceBusySource = {
  /** The address of a calendar file, `https:` or `webcal:`. */
  "address": string;
};

export type CreateBusySourceReply = {
  /** The connected calendar. */
  "busy_source": BusySource;
};

export type CreateCalendarBody = {
  /** The calendar. */
  "calendar": CalendarFields;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type CreateCalendarsetBody = {
  /** The place or team. */
  "calendarset": CalendarSetFields;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type CreateClassBody = {
  /** The class. */
  "class": ClassFields;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type CreateClosuresBody = {
  /** When it is closed. */
  "closures": (NewClosure)[];
  /** Repeats the closures weekly until this day. */
  "until"?: string;
  /** Further calendars and resources to close, all or none. */
  "calendar_ids"?: (number)[];
};

export type CreateConnectedCalendarBody = {
  /** The calendar to be connected. */
  "connected_calendar": CreateConnectedCalendarConnectedCalendar;
};

export type CreateConnectedCalendarConnectedCalendar = {
  /** `address` of the remote calendar. */
  "address": string;
  /** The user name. By default `""`. */
  "username"?: string | "";
  /** The password. By default `""`. */
  "password"?: string | "";
  /** Proves a login on a provider's page, for 15 minutes. */
  "grant"?: string;
  /** The name. */
  "name": string;
  /** The details of appointments that are written there; null: none are written. */
  "writes": "busy" | "service" | "client" | null;
  /** Whether an event that is moved there moves its appointment. */
  "follows_moves": boolean;
};

export type CreateDraftBody = {
  /** The draft. */
  "draft": CreateDraftDraft;
};

export type CreateDraftDraft = {
  /** The name. */
  "name": string;
  /** When it is published, RFC 3339; null: by hand. */
  "publish_at"?: string | null;
};

export type CreateDraftReply = {
  /** The draft. */
  "draft": Draft;
};

export type CreateFactorReply = {
  /** The recovery codes. */
  "recovery_codes": (string)[];
  /** The full session that replaces a half-way one; null: unchanged. */
  "signed_in": Login | null;
};

export type CreateFeedBody = {
  /** The calendar feed. */
  "feed": CreateFeedFeed;
};

export type CreateFeedFeed = {
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id"?: number | null;
  /** The details of each appointment that the feed shows. */
  "content": "busy" | "service" | "client";
};

export type CreateFeedReply = {
  /** The calendar feed. */
  "feed": FeedWithUrl;
};

export type CreateFicheBody = {
  /** The client. */
  "fiche": FicheFields;
};

export type CreateFicheCommentBody = {
  /** The comment. */
  "comment": CreateFicheCommentComment;
};

export type CreateFicheCommentComment = {
  /** The text. */
  "text": string;
};

export type CreateFicheImportBody = {
  /** The import. */
  "fiche_import": CreateFicheImportFicheImport;
};

export type CreateFicheImportFicheImport = {
  /** The name. */
  "name": string;
  /** The file, in base64. */
  "content": string;
  /** The kind. By default `"clients"`. */
  "kind"?: "clients" | "appointments";
};

export type CreateFicheImportReply = {
  /** The import. */
  "fiche_import": FicheImport;
};

export type CreateGroupBody = {
  /** The account. */
  "account": Founder;
  /** The group. */
  "group": NewGroup;
};

export type CreateGroupReply = {
  /** The group. */
  "group": CreatedGroup;
};

export type CreateImageBody = {
  /** The picture. */
  "image": CreateImageImage;
};

export type CreateImageImage = {
  /** The picture, in base64. */
  "data": string;
};

export type CreateImageReply = {
  /** The picture. */
  "image": StoredImage;
};

export type CreateInterventionBody = {
  /** The service. */
  "intervention": ServiceFields;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type CreateInterventionsetBody = {
  /** The kind of service. */
  "interventionset": ServiceSetFields;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type CreateInvitationBody = {
  /** The invitation. */
  "invitation": CreateInvitationInvitation;
};

export type CreateInvitationInvitation = {
  /** Owner, professional or call centre. */
  "role": "owner" | "pro" | "call_centre";
  /** The calendars; empty: any. */
  "calendars": (number)[] | null;
  /** E-mail address. */
  "email": string;
  /** First name. */
  "firstname"?: string;
  /** Last name. */
  "lastname"?: string;
};

export type CreateInvitationReply = {
  /** The invitation. */
  "invitation": Invitation;
};

export type CreateOpeningBody = {
  /** The opening. */
  "opening": NewOpening;
};

export type CreateOpeningReply = {
  /** The opening. */
  "opening": Opening;
};

export type CreatePackBody = {
  /** The pack it was booked in; null: none. */
  "pack": PackFields;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type CreatePassBody = {
  /** The pass. */
  "pass": CreatePassPass;
};

export type CreatePassPass = {
  /** The client's id. */
  "fiche_id": number;
  /** The id of the offer. */
  "offer_id": number;
  /** The day of the sale, `YYYY-MM-DD`. */
  "sold_on"?: string;
};

export type CreatePassofferBody = {
  /** The pass offer. */
  "passoffer": CreatePassofferPassoffer;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type CreatePassofferPassoffer = {
  /** The record's name in your system. */
  "externid"?: string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort"?: number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted"?: boolean;
  /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
  "price"?: number | null;
  /** How many visits the client has had. By default `10`. */
  "visits"?: number;
  /**  By default `0`. */
  "valid_months"?: number;
  /**  By default `0`. */
  "valid_days"?: number;
  /**  By default `false`. */
  "from_first_visit"?: boolean;
  /** The services. By default `[]`. */
  "interventions"?: (number)[];
};

export type CreatePromotionBody = {
  /** The discount in whole per cent; null: none. */
  "promotion": PromotionFields;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type CreateResourceBody = {
  /** The room or equipment; null: none. */
  "resource": CreateResourceResource;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type CreateResourceResource = {
  /** The record's name in your system. */
  "externid"?: string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail"?: string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort"?: number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted"?: boolean;
  /** How many appointments may take place at the same time. By default `1`. */
  "capacity"?: number;
  /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
  "maxrdv_period"?: number | null;
  /** Street and number. By default `null`. */
  "address"?: PlaceFields | null;
  /** When it is closed. By default `[]`. */
  "closures"?: (ClosureFields)[];
  /** The country or region whose public holidays close it; "": none. By default `null`. */
  "holidays"?: string | null;
  /** Minutes from one start to the next, counted from the opening time. By default `15`. */
  "slot_step"?: number;
  /** The weekly hours; null: the group's hours apply. By default `null`. */
  "openinghours"?: (WeeklyRuleFields)[] | null;
  /** Single open times besides the weekly hours. By default `[]`. */
  "openings"?: (OpeningFields)[];
  /** The place or team it belongs to; null: none. By default `null`. */
  "calendarset_id"?: number | null;
};

export type CreateSandboxReply = {
  /** The copy for programs in the making; null: there is none. */
  "sandbox": Sandbox;
  /** A key of the sandbox with all scopes, in the place of the last one; null: the sandbox asked itself. */
  "access_key": AccessKeyWithKey | null;
};

export type CreateWebhookBody = {
  /** The webhook. */
  "webhook": NewWebhook;
};

export type CreateWebhookReply = {
  /** The webhook. */
  "webhook": Webhook;
  /** The secret that signs the events, `whsec_` and base64; only this answer has it. */
  "secret": string;
};

export type CreateWishBody = {
  /** The entry on the waiting list. */
  "wish": NewWish;
};

export type CreatedAppointments = {
  /** The records. */
  "records": (Appointment)[];
  /** The client's token, for their own appointments; null: unchanged. */
  "fiche_token": string;
  /** The address, if all appointments have the same. */
  "consecutive_location": string | null;
};

export type CreatedGroup = {
  /** The name. */
  "name": string;
  /** The group's name in its address. */
  "urlname": string;
};

export type Deactivation = {
  /** When, RFC 3339. */
  "at": string;
  /** The reason, in words. */
  "reason": string;
};

export type DeleteClosuresReply = {
  /** When it is closed. */
  "closures": (Closure)[];
};

export type DeleteDraftChangeReply = {
  /** The change. */
  "change": DeletedRecord;
};

export type DeleteDraftReply = {
  /** The draft. */
  "draft": DeletedRecord;
};

export type DeleteFeedReply = {
  /** The calendar feed. */
  "feed": Feed;
};

export type DeleteInvitationReply = {
  /** The invitation. */
  "invitation": DeletedRecord;
};

export type DeleteProReply = {
  /** The professional. */
  "pro": DeletedRecord;
};

export type DeleteSandboxReply = {
  /** The copy for programs in the making; null: there is none. */
  "sandbox": Sandbox;
};

export type DeletedRecord = {
  /** The id. */
  "id": number;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": true;
};

export type DeletedRecords = {
  /** The records. */
  "records": (DeletedRecord)[];
};

export type DeletionRequest = {
  /** The id. */
  "id": number;
  /** The account's id; null: none. */
  "account_id": number | null;
  /** The ids of the clients. */
  "fiche_ids": (number)[];
  /** The name. */
  "name": string;
  /** E-mail address. */
  "email": string;
  /** When it was created, RFC 3339. */
  "requested_at": string;
  /** When the mailed link was used, RFC 3339; null: not yet. */
  "confirmed_at": string | null;
  /** The day on which a confirmed request is carried out. */
  "deleted_from": string;
};

export type DeletionState = {
  /** When the person registered, RFC 3339. */
  "registered_at": string;
  /** Until when nothing is deleted, `YYYY-MM-DD`. */
  "kept_until": string;
  /** The day on which a confirmed request is carried out. */
  "deleted_from": string;
  /** The request to delete the person's data; null: none. */
  "deletion_request": DeletionStateDeletionRequest | null;
  /** E-mail address. */
  "email": string;
  /** How many upcoming appointments the person has. */
  "upcoming_appointments": number;
};

export type DeletionStateDeletionRequest = {
  /** When it was created, RFC 3339. */
  "requested_at": string;
  /** When the mailed link was used, RFC 3339; null: not yet. */
  "confirmed_at": string | null;
};

export type DeliveriesSince = {
  /** Sends all deliveries since this instant again, RFC 3339. */
  "since": string;
};

export type Draft = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** Who did it; null: unknown. */
  "by": string | null;
  /** When it is published, RFC 3339; null: by hand. */
  "publish_at": string | null;
  /** When it was published, RFC 3339; null: it is not. */
  "published_at": string | null;
  /** Why the last attempt failed; null: it succeeded. */
  "problem": string | null;
  /** How many there are. */
  "count": number;
};

export type DraftChange = {
  /** The id. */
  "id": number;
  /** The kind. */
  "kind": string;
  /** The record's id; null: of the settings, the forms, the home page or an order. */
  "record_id": number | null;
  /** Whether the record is new. */
  "is_new": boolean;
  /** The fields that were sent. */
  "sent": Record<string, unknown>;
  /** The record's name. */
  "record_name": string;
  /** The action. */
  "action": "created" | "changed" | "archived" | "restored" | "published" | "undone" | "invited" | "withdrawn" | "joined" | "removed" | "reset" | "revoked";
  /** The fields that differ, as they were. */
  "before": Record<string, unknown>;
  /** The fields that differ, as they are. */
  "after": Record<string, unknown>;
};

export type DraftWithChanges = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** Who did it; null: unknown. */
  "by": string | null;
  /** When it is published, RFC 3339; null: by hand. */
  "publish_at": string | null;
  /** When it was published, RFC 3339; null: it is not. */
  "published_at": string | null;
  /** Why the last attempt failed; null: it succeeded. */
  "problem": string | null;
  /** How many there are. */
  "count": number;
  /** The value of `?preview=` with which pages and calls show the draft. */
  "preview_key": string;
  /** The changes. */
  "changes": (DraftChange)[];
  /** The appointments. */
  "appointments": (Record<string, unknown>)[];
  /** What to do with each appointment that does not fit any more after the change. */
  "accept": (DraftWithChangesAccept)[];
};

export type DraftWithChangesAccept = {
  /** The id of the appointment. */
  "appointment_id": number;
  /** The action. */
  "action": "keep" | "cancel" | "move";
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start"?: string;
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id"?: number;
};

export type DuplicateFiche = {
  /** The client. */
  "fiche": Fiche;
  /** Which details match those of the person in question. */
  "same": ("phone" | "email" | "name")[];
};

export type ExplainedRange = {
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The end, RFC 3339 with its offset. */
  "end_at": string;
  /** The starts. */
  "starts": (string)[];
  /** Why no time is offered; empty: all starts are. */
  "reasons": (ExplanationReason)[];
};

export type ExplanationReason = {
  /** A constant that programs can compare. */
  "code": "step" | "past" | "notice" | "period" | "closed" | "other_services" | "service_hours" | "holiday" | "closure" | "elsewhere" | "class" | "taken" | "capacity" | "too_short" | "buffer" | "at_once" | "between_starts" | "resource" | "link" | "together";
  /** The name of a public holiday, a closure or a class. */
  "label"?: string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** Until when, RFC 3339. */
  "until_at"?: string;
  /** The appointments. */
  "appointments"?: (AppointmentInTheWay)[];
  /** The id of the service. */
  "intervention_id"?: number;
  /** Rooms and equipment. */
  "resources"?: (UnavailableResource)[];
};

export type Factor = {
  /** The id. */
  "id": number;
  /** The kind. */
  "kind": "totp" | "passkey";
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** When it was last used, RFC 3339; null: never. */
  "used_at": string | null;
};

export type Feed = {
  /** The id. */
  "id": number;
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id": number | null;
  /** The details of each appointment that the feed shows. */
  "content": "busy" | "service" | "client";
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** Who did it; null: unknown. */
  "by": string | null;
  /** When it was last used, RFC 3339; null: never. */
  "last_used_at": string | null;
};

export type FeedWithUrl = {
  /** The id. */
  "id": number;
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id": number | null;
  /** The details of each appointment that the feed shows. */
  "content": "busy" | "service" | "client";
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** Who did it; null: unknown. */
  "by": string | null;
  /** When it was last used, RFC 3339; null: never. */
  "last_used_at": string | null;
  /** The feed's secret address; only this answer has it. */
  "url": string;
};

export type Fiche = {
  /** The id. */
  "id": number;
  /** The group's id. */
  "group_id": number;
  /** The record's name in your system. */
  "externid": string | null;
  /** First name. */
  "firstname": string;
  /** Last name; starts with `$` if the client is deleted. */
  "lastname": string;
  /** E-mail address. */
  "email": string;
  /** Phone number. */
  "firstphone": string;
  /** Phone number. */
  "phone": string;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": boolean;
  /** The new address, until it is confirmed by a mailed link. */
  "temp_email"?: string;
  /** Whether the client is blocked from booking online. */
  "blacklisted"?: boolean;
  /** How many appointments of the last year the client missed. Not in `fiches.changes`. */
  "missed"?: number;
  /** Other programs' own values, by key. */
  "metadata"?: Record<string, string>;
  /** Whether the group has the person as a client already. */
  "existing_client"?: boolean;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
  /** When it last changed, RFC 3339. */
  "changed_at": string;
  /** Grows with every change. */
  "version": number;
};

export type FicheChangedEvent = {
  /** The kind. */
  "type": "fiche.changed";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": FicheEventData;
};

export type FicheChanges = {
  /** The records. */
  "records": (Fiche)[];
  /** The records that your copy must delete. */
  "gone": (GoneFiche)[];
  /** Send it as `after` in the next call; each answer has one. */
  "next": string;
  /** Whether more follows at once. */
  "has_more": boolean;
};

export type FicheComment = {
  /** The id. */
  "id": number;
  /** When, RFC 3339. */
  "at": string;
  /** Who did it; null: unknown. */
  "by": Actor;
  /** The text. */
  "text": string;
};

export type FicheCreatedEvent = {
  /** The kind. */
  "type": "fiche.created";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": FicheEventData;
};

export type FicheErasedEvent = {
  /** The kind. */
  "type": "fiche.erased";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": FicheEventData;
};

export type FicheEventData = {
  /** The group's id. */
  "group_id": number;
  /** The client's id. */
  "id": number;
  /** Grows with every change. */
  "version"?: number;
  /** The client in its present state; null: merged or erased; missing if the webhook's scopes do not cover it. */
  "fiche"?: Fiche | null;
  /** The client it was merged into; null: none. */
  "merged_into"?: number | null;
  /** Whether it was erased. */
  "erased"?: boolean;
};

export type FicheFields = {
  /** The group's id. */
  "group_id"?: number;
  /** The keys to change; an empty text or null removes its key. */
  "metadata"?: Record<string, string | null>;
  [further: string]: unknown;
};

export type FicheHistory = {
  /** The team's comments. */
  "comments": (FicheComment)[];
  /** The changes. */
  "changes": (FicheHistoryEntry)[];
  /** Who has read it. */
  "reads": (FicheRead)[];
  /** The clients that were merged into this one. */
  "merges": (FicheMerge)[];
};

export type FicheHistoryEntry = {
  /** When, RFC 3339. */
  "at": string;
  /** Who did it; null: unknown. */
  "by": Actor;
  /** The names of the fields that changed. */
  "fields": (string)[];
  /** The old and the new value of each field. */
  "values": Record<string, (unknown)[]> | null;
  /** The reason, in words. */
  "reason": string;
};

export type FicheImport = {
  /** The id. */
  "id": number;
  /** The kind. */
  "kind": "clients" | "appointments";
  /** The name. */
  "name": string;
  /** Who did it; null: unknown. */
  "by": string;
  /** The state. */
  "state": "checking" | "ready" | "importing" | "stopped" | "done" | "undoing" | "undone";
  /** How many rows the file has. */
  "rows": number;
  /** How many rows are done. */
  "position": number;
  /** The columns. */
  "columns": (FicheImportColumn)[];
  /** The order of day, month and year in dates. */
  "date_order": "dmy" | "mdy";
  /** How existing clients are treated. */
  "duplicates": "skip" | "fill" | "replace";
  /** The names of services in the file, each with the group's service that it means; null: left out. */
  "services": (FicheImportServices)[];
  /** The calendars; empty: any. */
  "calendars": (FicheImportServices)[];
  /** The number of rows by result. */
  "counts": FicheImportCounts;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** When it ended, RFC 3339; null: not yet. */
  "finished_at": string | null;
  /** Until when it can be undone, RFC 3339; null: not any more. */
  "undo_until": string | null;
};

export type FicheImportColumn = {
  /** The column's heading in the file. */
  "heading": string;
  /** The field that gets the column; null: it is left out. */
  "target": string | null;
};

export type FicheImportCounts = {
  /** New clients. */
  "new": number;
  /** Rows about existing clients. */
  "duplicate": number;
  /** Rows that name nobody. */
  "unusable": number;
  /** Rows with values that are left out. */
  "faulty": number;
  /** How many of them are upcoming. */
  "coming": number;
  /** New clients that were created. */
  "created": number;
  /** Clients who were changed. */
  "changed": number;
  /** Existing clients that were left unchanged. */
  "skipped": number;
  /** How many appointments could not be imported. */
  "refused": number;
  /** How many clients came with appointments. */
  "clients": number;
  /** Clients whose import was undone. */
  "undone": number;
  /** Clients that stay after an undo, because they were changed or have booked since. */
  "left": number;
};

export type FicheImportRow = {
  /** The line of the table, from 1 on. */
  "number": number;
  /** The values of the row, by target. */
  "values": Record<string, string | number | boolean | null>;
  /** The values that are left out. */
  "faults": Record<string, string>;
  /** Why the last attempt failed; null: it succeeded. */
  "problem": "no_client" | "no_time" | "skipped_time" | "too_far" | "no_service" | "no_calendar" | "not_offered" | "full" | null;
  /** The existing client whom the row is about; null: the client is new. */
  "duplicate": Fiche | null;
};

export type FicheImportServices = {
  /** The name. */
  "name": string;
  /** The height of the field in lines. */
  "rows": number;
  /** The id. */
  "id": number | null;
};

export type FicheList = {
  /** The records. */
  "records": (Fiche)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The field that orders the records. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
};

export type FicheMerge = {
  /** When, RFC 3339. */
  "at": string;
  /** Who did it; null: unknown. */
  "by": Actor;
  /** The client that was merged into this one. */
  "merged": MergedFiche;
  /** When it was undone; null: it was not. */
  "undone_at": string | null;
};

export type FicheMergedEvent = {
  /** The kind. */
  "type": "fiche.merged";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": FicheEventData;
};

export type FicheRead = {
  /** The day, `YYYY-MM-DD`. */
  "day": string;
  /** Who did it; null: unknown. */
  "by": Actor;
  /** Whether the client's record was read, or their appointments. */
  "what": "fiche" | "appointments";
  /** How many times. */
  "times": number;
  /** The first time of the day, RFC 3339. */
  "first_at": string;
  /** The last time of the day, RFC 3339. */
  "last_at": string;
};

export type FicheWithVisits = {
  /** The id. */
  "id": number;
  /** The group's id. */
  "group_id": number;
  /** The record's name in your system. */
  "externid": string | null;
  /** First name. */
  "firstname": string;
  /** Last name. */
  "lastname": string;
  /** E-mail address. */
  "email": string;
  /** Phone number. */
  "firstphone": string;
  /** Phone number. */
  "phone": string;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": boolean;
  /** The new address, until it is confirmed by a mailed link. */
  "temp_email"?: string;
  /** Whether the client is blocked from booking online. */
  "blacklisted"?: boolean;
  /** How many appointments of the last year the client missed. Not in `fiches.changes`. */
  "missed"?: number;
  /** Other programs' own values, by key. */
  "metadata"?: Record<string, string>;
  /** Whether the group has the person as a client already. */
  "existing_client"?: boolean;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
  /** When it last changed, RFC 3339. */
  "changed_at": string;
  /** Grows with every change. */
  "version": number;
  /** How many visits the client has had. */
  "visits": number;
  /** The last visit, a date-time on the group's clock; null: none. */
  "last_visit": string | null;
  /** The next appointment, a date-time on the group's clock; null: none. */
  "next_appointment": string | null;
};

export type FillGapBody = {
  /** The free time. */
  "gap": FillGapGap;
};

export type FillGapGap = {
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** 0 or null: no preference */
  "calendar_id"?: number | null;
  /** 0 or null: no preference */
  "offered_to"?: number | null;
};

export type ForgotPasswordAccount = {
  /** E-mail address. */
  "email": string;
  /** The group's id. */
  "group_id"?: number;
};

export type ForgotPasswordBody = {
  /** The account. */
  "account": ForgotPasswordAccount;
};

export type ForgotPasswordReply = {
  /** The confirmation, in words. */
  "msg": string;
};

export type FormCondition = {
  /** The name of the earlier question. */
  "field": string;
  /** The answers with which it is asked. */
  "values": (string | number | boolean)[];
};

export type FormField = {
  /** The name. */
  "name": string;
  /** The kind. */
  "type": "string" | "text" | "email" | "integer" | "boolean" | "select" | "radio" | "linkedcombo" | "datesplit" | "inputex";
  /** The label. */
  "label": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The description for clients, in HTML. */
  "description"?: string;
  /** The words behind a checkbox. */
  "rightLabel"?: string;
  /** An example in the empty field. */
  "placeholder"?: string;
  /** Whether an answer is required. */
  "required": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormCondition;
  /** The services. */
  "interventions"?: (number)[];
  /** Whether it is no longer asked; answers stay readable. */
  "archived"?: boolean;
  /** The value. */
  "value"?: string | number | boolean | null;
  /** The choices. */
  "choices"?: (Choice)[];
  /** Whether an empty choice comes first. */
  "addEmptyChoice"?: boolean;
  /** Whether the person may also give an answer of their own. */
  "allowAny"?: boolean;
  /** How the choices are laid out. */
  "display"?: string;
  /** How a date is written. */
  "dateFormat"?: string;
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** The lowest number allowed. */
  "min"?: number;
  /** The highest number allowed. */
  "max"?: number;
  /** Whether it may be negative. */
  "negative"?: boolean;
  /** Whether spaces around the answer are removed. */
  "trim"?: boolean;
  /** The height of the field in lines. */
  "rows"?: number;
  /** The width of the field in characters. */
  "cols"?: number;
  /** The definition of a question of another kind, as text. */
  "definition"?: string;
};

export type FormRecords = {
  /** The questions about the client. By default `[]`. */
  "Fiche": (FormRecordsFicheString | FormRecordsFicheText | FormRecordsFicheEmail | FormRecordsFicheInteger | FormRecordsFicheBoolean | FormRecordsFicheSelect | FormRecordsFicheRadio | FormRecordsFicheLinkedcombo | FormRecordsFicheDatesplit | FormRecordsFicheInputex)[];
  /** The questions about the appointment. By default `[]`. */
  "Vevent": (FormRecordsVeventString | FormRecordsVeventText | FormRecordsVeventEmail | FormRecordsVeventInteger | FormRecordsVeventBoolean | FormRecordsVeventSelect | FormRecordsVeventRadio | FormRecordsVeventLinkedcombo | FormRecordsVeventDatesplit | FormRecordsVeventInputex)[];
  /** Grows with every change. */
  "version": number;
};

export type FormRecordsChange = {
  /** The questions about the client. By default `[]`. */
  "Fiche"?: (FormRecordsChangeFicheString | FormRecordsChangeFicheText | FormRecordsChangeFicheEmail | FormRecordsChangeFicheInteger | FormRecordsChangeFicheBoolean | FormRecordsChangeFicheSelect | FormRecordsChangeFicheRadio | FormRecordsChangeFicheLinkedcombo | FormRecordsChangeFicheDatesplit | FormRecordsChangeFicheInputex)[];
  /** The questions about the appointment. By default `[]`. */
  "Vevent"?: (FormRecordsChangeVeventString | FormRecordsChangeVeventText | FormRecordsChangeVeventEmail | FormRecordsChangeVeventInteger | FormRecordsChangeVeventBoolean | FormRecordsChangeVeventSelect | FormRecordsChangeVeventRadio | FormRecordsChangeVeventLinkedcombo | FormRecordsChangeVeventDatesplit | FormRecordsChangeVeventInputex)[];
};

export type FormRecordsChangeFicheBoolean = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "boolean";
  /** The words behind a checkbox. By default `""`. */
  "rightLabel"?: string | Record<string, string>;
};

export type FormRecordsChangeFicheDatesplit = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "datesplit";
  /** How a date is written. */
  "dateFormat"?: string;
};

export type FormRecordsChangeFicheEmail = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim"?: boolean;
  /** The kind. */
  "type": "email";
};

export type FormRecordsChangeFicheInputex = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "inputex";
  /** The definition of a question of another kind, as text. */
  "definition"?: string;
};

export type FormRecordsChangeFicheInteger = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "integer";
  /** Whether it may be negative. By default `false`. */
  "negative"?: boolean;
  /** The lowest number allowed. */
  "min"?: number;
  /** The highest number allowed. */
  "max"?: number;
};

export type FormRecordsChangeFicheLinkedcombo = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "linkedcombo";
  /** The choices. */
  "choices": (FormRecordsFicheLinkedcomboChoices)[];
};

export type FormRecordsChangeFicheRadio = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "radio";
  /** The choices. */
  "choices": (string | number | FormRecordsFicheSelectChoices)[];
  /** How the choices are laid out. */
  "display"?: string;
  /** Whether the person may also give an answer of their own. */
  "allowAny"?: boolean;
};

export type FormRecordsChangeFicheSelect = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "select";
  /** The choices. */
  "choices": (string | number | FormRecordsFicheSelectChoices)[];
  /** Whether an empty choice comes first. By default `false`. */
  "addEmptyChoice"?: boolean;
};

export type FormRecordsChangeFicheString = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim"?: boolean;
  /** The kind. */
  "type": "string";
};

export type FormRecordsChangeFicheText = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim"?: boolean;
  /** The kind. */
  "type": "text";
  /** The height of the field in lines. */
  "rows"?: number;
  /** The width of the field in characters. */
  "cols"?: number;
};

export type FormRecordsChangeVeventBoolean = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "boolean";
  /** The words behind a checkbox. By default `""`. */
  "rightLabel"?: string | Record<string, string>;
};

export type FormRecordsChangeVeventDatesplit = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "datesplit";
  /** How a date is written. */
  "dateFormat"?: string;
};

export type FormRecordsChangeVeventEmail = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim"?: boolean;
  /** The kind. */
  "type": "email";
};

export type FormRecordsChangeVeventInputex = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "inputex";
  /** The definition of a question of another kind, as text. */
  "definition"?: string;
};

export type FormRecordsChangeVeventInteger = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "integer";
  /** Whether it may be negative. By default `false`. */
  "negative"?: boolean;
  /** The lowest number allowed. */
  "min"?: number;
  /** The highest number allowed. */
  "max"?: number;
};

export type FormRecordsChangeVeventLinkedcombo = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "linkedcombo";
  /** The choices. */
  "choices": (FormRecordsFicheLinkedcomboChoices)[];
};

export type FormRecordsChangeVeventRadio = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "radio";
  /** The choices. */
  "choices": (string | number | FormRecordsFicheSelectChoices)[];
  /** How the choices are laid out. */
  "display"?: string;
  /** Whether the person may also give an answer of their own. */
  "allowAny"?: boolean;
};

export type FormRecordsChangeVeventSelect = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "select";
  /** The choices. */
  "choices": (string | number | FormRecordsFicheSelectChoices)[];
  /** Whether an empty choice comes first. By default `false`. */
  "addEmptyChoice"?: boolean;
};

export type FormRecordsChangeVeventString = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim"?: boolean;
  /** The kind. */
  "type": "string";
};

export type FormRecordsChangeVeventText = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required"?: boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived"?: boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim"?: boolean;
  /** The kind. */
  "type": "text";
  /** The height of the field in lines. */
  "rows"?: number;
  /** The width of the field in characters. */
  "cols"?: number;
};

export type FormRecordsFicheBoolean = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "boolean";
  /** The words behind a checkbox. By default `""`. */
  "rightLabel": string | Record<string, string>;
};

export type FormRecordsFicheDatesplit = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "datesplit";
  /** How a date is written. */
  "dateFormat"?: string;
};

export type FormRecordsFicheEmail = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim": boolean;
  /** The kind. */
  "type": "email";
};

export type FormRecordsFicheInputex = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "inputex";
  /** The definition of a question of another kind, as text. */
  "definition"?: string;
};

export type FormRecordsFicheInteger = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "integer";
  /** Whether it may be negative. By default `false`. */
  "negative": boolean;
  /** The lowest number allowed. */
  "min"?: number;
  /** The highest number allowed. */
  "max"?: number;
};

export type FormRecordsFicheLinkedcombo = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "linkedcombo";
  /** The choices. */
  "choices": (FormRecordsFicheLinkedcomboChoices)[];
};

export type FormRecordsFicheLinkedcomboChoices = {
  /** The value. */
  "value": string | number;
  /** The label. */
  "label"?: string | Record<string, string>;
  /** The choices. */
  "choices": (string | number | FormRecordsFicheSelectChoices)[];
};

export type FormRecordsFicheRadio = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "radio";
  /** The choices. */
  "choices": (string | number | FormRecordsFicheSelectChoices)[];
  /** How the choices are laid out. */
  "display"?: string;
  /** Whether the person may also give an answer of their own. */
  "allowAny"?: boolean;
};

export type FormRecordsFicheSelect = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The kind. */
  "type": "select";
  /** The choices. */
  "choices": (string | number | FormRecordsFicheSelectChoices)[];
  /** Whether an empty choice comes first. By default `false`. */
  "addEmptyChoice": boolean;
};

export type FormRecordsFicheSelectChoices = {
  /** The value. */
  "value": string | number;
  /** The label. */
  "label"?: string | Record<string, string>;
};

export type FormRecordsFicheString = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim": boolean;
  /** The kind. */
  "type": "string";
};

export type FormRecordsFicheStringCondition = {
  /** The name of the earlier question. */
  "field": string;
  /** The old and the new value of each field. */
  "values": (string | number | boolean)[];
};

export type FormRecordsFicheText = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim": boolean;
  /** The kind. */
  "type": "text";
  /** The height of the field in lines. */
  "rows"?: number;
  /** The width of the field in characters. */
  "cols"?: number;
};

export type FormRecordsVeventBoolean = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "boolean";
  /** The words behind a checkbox. By default `""`. */
  "rightLabel": string | Record<string, string>;
};

export type FormRecordsVeventDatesplit = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "datesplit";
  /** How a date is written. */
  "dateFormat"?: string;
};

export type FormRecordsVeventEmail = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim": boolean;
  /** The kind. */
  "type": "email";
};

export type FormRecordsVeventInputex = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "inputex";
  /** The definition of a question of another kind, as text. */
  "definition"?: string;
};

export type FormRecordsVeventInteger = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "integer";
  /** Whether it may be negative. By default `false`. */
  "negative": boolean;
  /** The lowest number allowed. */
  "min"?: number;
  /** The highest number allowed. */
  "max"?: number;
};

export type FormRecordsVeventLinkedcombo = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "linkedcombo";
  /** The choices. */
  "choices": (FormRecordsFicheLinkedcomboChoices)[];
};

export type FormRecordsVeventRadio = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "radio";
  /** The choices. */
  "choices": (string | number | FormRecordsFicheSelectChoices)[];
  /** How the choices are laid out. */
  "display"?: string;
  /** Whether the person may also give an answer of their own. */
  "allowAny"?: boolean;
};

export type FormRecordsVeventSelect = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The kind. */
  "type": "select";
  /** The choices. */
  "choices": (string | number | FormRecordsFicheSelectChoices)[];
  /** Whether an empty choice comes first. By default `false`. */
  "addEmptyChoice": boolean;
};

export type FormRecordsVeventString = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim": boolean;
  /** The kind. */
  "type": "string";
};

export type FormRecordsVeventText = {
  /** The name. */
  "name": string;
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** Whether an answer is required. By default `false`. */
  "required": boolean;
  /** Whether it is no longer asked; answers stay readable. By default `false`. */
  "archived": boolean;
  /** It is asked only with some answers to an earlier question. */
  "condition"?: FormRecordsFicheStringCondition;
  /** The value. */
  "value"?: string | number | boolean;
  /** The services. */
  "interventions"?: (number)[];
  /** The pattern that the answer has to match. */
  "regexp"?: string;
  /** The minimum number of characters. */
  "minLength"?: number;
  /** The maximum number of characters. */
  "maxLength"?: number;
  /** An example in the empty field. */
  "placeholder"?: string | Record<string, string>;
  /** Whether spaces around the answer are removed. By default `true`. */
  "trim": boolean;
  /** The kind. */
  "type": "text";
  /** The height of the field in lines. */
  "rows"?: number;
  /** The width of the field in characters. */
  "cols"?: number;
};

export type Forms = {
  /** The questions about the client. */
  "Fiche": (FormField)[];
  /** The questions about the appointment. */
  "Vevent": (FormField)[];
};

export type Founder = {
  /** E-mail address. */
  "email": string;
  /** First name. */
  "firstname"?: string;
  /** Last name. */
  "lastname"?: string;
};

export type FulfilledWish = {
  /** The entry on the waiting list. */
  "wish": Wish;
  /** The records. */
  "records": (Appointment)[];
  /** The client's token, for their own appointments; null: unchanged. */
  "fiche_token": string | null;
};

export type GetAppointmentHistoryReply = {
  /** The records. */
  "records": (AppointmentHistoryEntry)[];
};

export type GetArrivalPageReply = {
  /** The address of the page at the door; null: there is none. */
  "url": string | null;
};

export type GetCalendarReply = {
  /** The calendar. */
  "calendar": CalendarRecord;
};

export type GetCalendarsetReply = {
  /** The place or team. */
  "calendarset": CalendarSetRecord;
};

export type GetClassReply = {
  /** The class. */
  "class": ClassRecord;
};

export type GetDraftReply = {
  /** The draft. */
  "draft": DraftWithChanges;
};

export type GetFormRecordsReply = {
  /** The questions that the group asks. */
  "forms": FormRecords;
};

export type GetGroupByUrlnameReply = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The group's name in its address. */
  "urlname": string;
  /** Phone number. */
  "phone": string;
  /** Whether only the group's own people see it. */
  "inactive": true;
  /** Whether the group is published. */
  "active": false;
};

export type GetInterventionReply = {
  /** The service. */
  "intervention": ServiceRecord;
};

export type GetInterventionsetReply = {
  /** The kind of service. */
  "interventionset": ServiceSetRecord;
};

export type GetNetworksAnts = {
  /** Whether the national search finds the group's times. */
  "search": boolean;
  /** Whether the register is asked about applications, and told of appointments. */
  "register": boolean;
  /** When a call last succeeded, RFC 3339; null: never. */
  "succeeded_at": string | null;
  /** When a call last failed, RFC 3339; null: never. */
  "failed_at": string | null;
  /** Why the last attempt failed; null: it succeeded. */
  "failure": "refused" | "failed" | "no_answer" | "unreadable" | null;
  /** Since when no attempt has succeeded, RFC 3339; null: the last one did. */
  "failing_since": string | null;
  /** How many events are not delivered yet. */
  "waiting": number;
};

export type GetNetworksReply = {
  /** The network for identity documents; null: the group or the installation takes no part. */
  "ants": GetNetworksAnts | null;
  /** The network of emergency regulators; null: the installation takes no part. */
  "sas": GetNetworksSas | null;
};

export type GetNetworksSas = {
  /** Whether the group has a FINESS or SIRET number, and calendars with an RPPS number. */
  "takes_part": boolean;
  /** Whether regulators find the group's times. */
  "search": boolean;
  /** Whether the platform is told of appointments that regulators make. */
  "platform": boolean;
  /** How many calendars have an RPPS number. */
  "calendars": number;
  /** How many regulators may book. */
  "regulators": number;
  /** When a call last succeeded, RFC 3339; null: never. */
  "succeeded_at": string | null;
  /** When a call last failed, RFC 3339; null: never. */
  "failed_at": string | null;
  /** Why the last attempt failed; null: it succeeded. */
  "failure": "refused" | "failed" | "no_answer" | "unreadable" | null;
  /** Since when no attempt has succeeded, RFC 3339; null: the last one did. */
  "failing_since": string | null;
  /** How many events are not delivered yet. */
  "waiting": number;
};

export type GetPackReply = {
  /** The pack it was booked in; null: none. */
  "pack": PackRecord;
};

export type GetPassofferReply = {
  /** The pass offer. */
  "passoffer": ListPassofferRecordsRecords;
};

export type GetPromotionReply = {
  /** The discount in whole per cent; null: none. */
  "promotion": PromotionRecord;
};

export type GetResourceReply = {
  /** The room or equipment; null: none. */
  "resource": ListResourceRecordsRecords;
};

export type GetSandboxReply = {
  /** The copy for programs in the making; null: there is none. */
  "sandbox": Sandbox | null;
};

export type GetSettingsReply = {
  /** The settings. */
  "settings": Settings;
};

export type GetShardByUrlnameReply = {
  /** The cell that has the group. */
  "shard_name": string;
};

export type GetWebhookDeliveryReply = {
  /** The delivery. */
  "delivery": WebhookDeliveryWithBody;
};

export type GetWebsiteReply = {
  /** The home page. */
  "website": WebsiteRecord;
};

export type GiveFactorBody = {
  /** The factor. */
  "factor": GiveFactorFactor;
};

export type GiveFactorFactor = {
  /** The code of an authenticator app, or a recovery code. */
  "code"?: string | null;
  /** The browser's answer for a passkey. */
  "passkey"?: Record<string, unknown> | null;
};

export type GoneAppointment = {
  /** The id. */
  "id": number;
  /** Grows with every change. */
  "version": number;
  /** When it last changed, RFC 3339. */
  "changed_at": string;
};

export type GoneFiche = {
  /** The id. */
  "id": number;
  /** Grows with every change. */
  "version": number;
  /** When it last changed, RFC 3339. */
  "changed_at": string;
  /** The client it was merged into; null: none. */
  "merged_into": number | null;
  /** Whether it was erased. */
  "erased": boolean;
};

export type Group = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The group's name in its address. */
  "urlname": string;
  /** The preposition before the name, in languages that have one. */
  "preposition": string;
  /** Phone number. */
  "phone": string;
  /** The organisation's own site. */
  "website": string;
  /** The organisation's own site. */
  "siteUrl": string;
  /** The logo; null: none. */
  "logo_key": string | null;
  /** The cell that has the group. */
  "shard": string;
  /** The deployment whose switches apply. */
  "deployment": "default" | "hads" | "sncf" | "ants" | "sso";
  /** Whether the group is published. */
  "active": boolean;
  /** Whether only the group's own people see it. */
  "inactive": boolean;
  /** Whether new clients are welcome. */
  "open": boolean;
  /** Whether only existing clients book. */
  "reserved": boolean;
  /** Whether it is a health practice, whose clients are patients. */
  "health": boolean;
  /** Whether only a goodbye follows a logout. */
  "store_chain": boolean;
  /** Whether a home page comes before the booking. */
  "has_minisite": boolean;
  /** Whether visitors may wait for a time that becomes free. */
  "has_waiting_list": boolean;
  /** Whether the group has pass offers. */
  "sells_passes"?: boolean;
  /** Whether the group has classes. */
  "gives_classes"?: boolean;
  /** Whether offers are pointed out. */
  "has_promotions": boolean;
  /** Whether visitors choose the calendar first. */
  "has_calendars_tab": boolean;
  /** Whether visitors choose the service first. */
  "has_interventions_tab": boolean;
  /** The language, a code like `fr`. */
  "locale": string;
  /** The languages that clients can choose. */
  "enabled_locales": string;
  /** The country, a code like `FR`. */
  "country": string;
  /** The currency. */
  "currency": string;
  /** The currency, a code like `EUR`. */
  "currency_code": string;
  /** The time zone, such as `Europe/Paris`. */
  "timezone": string;
  /** Street and number. */
  "address": string;
  /** Town. */
  "city": string;
  /** Postcode. */
  "zipcode": string;
  /** Latitude. */
  "lat": number | null;
  /** Longitude. */
  "lng": number | null;
  /** Whether services and times are visible without a login. */
  "openData": boolean;
  /** Whether clients log in with the provider only. */
  "sso_login_only": boolean;
  /** The text of the button that leads to the provider; null: no provider. */
  "sso_label": string | null;
  /** The language of that text. */
  "sso_lang"?: string;
  /** How clients log in. */
  "user_login_profile": "Account" | "Fiche";
  /** How clients log in. */
  "loginProfile": "Account" | "Fiche";
  /** The steps of a booking; empty: by the catalogue. */
  "user_sequence_config": (SequenceStep)[];
  /** The first steps of a booking. */
  "steps_init": (SequenceStep)[];
  /** How many rooms and pieces of equipment there are. */
  "resource_count": number;
  /** Whether the consent to texts is ticked beforehand. */
  "check_sms_from_web": boolean;
  /** Whether the installation can send SMS. */
  "sends_sms": boolean;
  /** Whether several services make one appointment. */
  "merge_interventions": boolean;
  /** Whether packs can be booked. */
  "pack_interventions": boolean;
  /** A setting that only older clients read. */
  "use_booking_service": boolean;
  /** A setting that only older clients read. */
  "use_api_v3": boolean;
  /** Whether promotional texts are not offered. */
  "hide_marketing_sms": boolean;
  /** Whether clients may add a message. */
  "user_allow_comment": boolean;
  /** The phone number of the call centre. */
  "callCenter": boolean;
  /** Whether the team may book a taken place. */
  "allow_overbooking": boolean;
  /** Whether clients see how many places are left. */
  "capacity_display_user": boolean;
  /** Whether services without free times are left out of lists. */
  "hide_without_times": boolean;
  /** Whether services and calendars are listed with their next free times. */
  "next_times": boolean;
  /** How times are laid out at first. */
  "slots_view": "columns" | "day" | "auto";
  /** Whether prices are shown. */
  "display_intervention_price": boolean;
  /** Whether lengths are shown. */
  "display_intervention_length": boolean;
  /** Whether descriptions are shown. */
  "display_intervention_info": boolean;
  /** How far ahead clients may book, in minutes; null: no limit. */
  "maxrdv_period": number;
  /** The minimum minutes before the start for a client's move or cancellation. */
  "min_cancel_notice": number;
  /** A cancellation by the client less than this many hours before the start counts as missed; 0: never. */
  "late_cancellation_hours": number;
  /** The colours. */
  "theme": Look;
  /** How lists are laid out. */
  "grid_list_mode": Record<string, ListMode>;
  /** The group's own texts on the pages. */
  "apptemplates": Record<string, string>;
  /** Google tags. */
  "tracking_tags": (TrackingTag)[];
  /** The id of a Meta pixel. */
  "facebook_pixel_id": string | null;
  /** Whether places and teams are shown. */
  "public_calendarsets": boolean;
  /** Whether kinds of service are shown. */
  "public_interventionsets": boolean;
  /** Which calendars do which services, for older clients. */
  "calendars_interventions_links": Record<string, (number)[]>;
  /** The questions that the group asks. */
  "forms"?: Forms;
  /** The host of the group's own video meetings; null or empty: the installation's. */
  "meeting_host": string | null;
};

export type GroupEventData = {
  /** The group's id. */
  "group_id": number;
  /** The id. */
  "id"?: number;
  /** Grows with every change. */
  "version"?: number;
};

export type GroupText = {
  /** The kind. */
  "kind": string;
  /** The record's id; null: of the settings, the forms, the home page or an order. */
  "record_id": number | null;
  /** The record's name. */
  "record_name": string;
  /** The place in the record. */
  "path": string;
  /** The texts. */
  "texts": Record<string, string>;
  /** The languages whose translation is older than the original. */
  "outdated": (string)[];
};

export type Hold = {
  /** The visitor's secret, to be sent with the booking. */
  "hold": string | null;
  /** Until when it is valid, RFC 3339; null: without end. */
  "expires_at": string | null;
  /** The seconds left. */
  "seconds": number;
};

export type HoldSlotBody = {
  /** The time to be kept. */
  "hold": NewHold;
};

export type HolidayRegion = {
  /** A country or region: `FR`, `DE-BY`. */
  "code": string;
  /** The name. */
  "name": string;
};

export type HoursClosure = {
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The end, RFC 3339 with its offset. */
  "end_at": string;
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "end": string;
  /** The label. */
  "label": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The same for closures that repeat. */
  "series": string | null;
};

export type Ids = {
  /** The ids, in their order. */
  "ids": (number)[];
};

export type ImportGroupFileBody = {
  /** The group file. */
  "file": Record<string, unknown>;
  /** `seen` of the preview. */
  "seen": string;
};

export type InstantSpan = {
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The end, RFC 3339 with its offset. */
  "end_at": string;
};

export type Invitation = {
  /** Owner, professional or call centre. */
  "role": "owner" | "pro" | "call_centre";
  /** The calendars that the person is limited to; null: all. */
  "calendars": (number)[] | null;
  /** The id. */
  "id": number;
  /** E-mail address. */
  "email": string;
  /** First name. */
  "firstname": string;
  /** Last name. */
  "lastname": string;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** Until when it is valid, RFC 3339; null: without end. */
  "expires_at": string;
};

export type LegacyError = ({
  /** The refusal in words. */
  "error": string;
  /** The number of the code. */
  "code": number;
  /** The key of the words for people. */
  "translate_key": "MaxRdvNumber" | "MintimeBetween" | "MaxRdvPeriod" | "MintimeRdv" | "SameTimeRdv" | "NotOpenGroup" | "NotOpenGroupHealth" | "UserBlacklisted" | "MissedTooOften" | "PassNeeded" | "FicheNotAuthorized" | "SeeYourMail" | "AvailableTimeSlots" | "Vevent" | "CreateVeventFailed" | "ApplicationConsumed" | "ApplicationDeclared" | "ApplicationUnknown" | "ApplicationExpired" | "ApplicationCount" | "ApplicationUnchecked" | "ApplicationElsewhere" | "CreateFicheFailed" | "TooManyItems" | "InvalidCalendar" | "TooLateToCancel" | "AlreadyCancelled" | "UnknownAppointment" | "OtherCalendar" | "OfferOver" | "CannotRestore" | "UnknownPass" | "NoVisitsLeft" | "EmailAlreadyExists" | "EmailNotFound" | "emailError" | "passwordError" | "blockedUser" | "DeadKey" | "SsoLoginOnly" | "needPasswordChange" | "NeedFactor" | "FactorError" | "pwd.wrongPwd" | "emailValidator" | "emailUsing" | "MaxFiches" | "UpcomingAppointments" | "CannotMerge" | "InvalidRecord" | "AppointmentsConcerned" | "CannotUndo" | "DraftPreview" | "Full" | "LastOwner" | "WorksHereAlready" | "BadRequest" | "InvalidApiKey" | "ExpiredConnection" | "Forbidden" | "GroupDoesNotExist" | "InactiveGroup" | "NotFound" | "NotAcceptable" | "MethodNotAllowed" | "PayloadTooLarge" | "UnsupportedMediaType" | "ChangedMeanwhile" | "PreconditionFailed" | "StaleCursor" | "IdempotencyKeyReused" | "TooManyRequests" | "InternalError" | "Unavailable" | "NewerVersion";
  /** The wrong fields, each with its fault. */
  "fields"?: Record<string, string>;
  /** `missing_key`: The query has no `apikey`.
`unknown_key`: The site key or access key is none, or was revoked.
`key_in_address`: An access key stands in the header `Authorization: Bearer`, never in the address, where logs keep it.
`login_in_address`: User name and password have fields of their own, and never stand in the address.
`expired_key`: The access key has come to its end; an owner makes another one.
`missing_scope`: The access key was not given this; `details.scope` names what it lacks, `none` what no key is given.
`missing_token`: The call needs somebody who is logged in, and came without a token.
`dead_token`: The token has expired, was logged out, or never was one.
`unknown_parameter`: The call does not take a parameter that looks as if it chose among the records; `fields` names it.
`unknown_field`: A field of the body is spelt almost like one that the call takes; `fields` names it, and which is expected.
`malformed_json`: The body is no JSON; `fields.body` says where it stops being it.
`closed`: Nobody who could do it is open for all of that time.
`off_the_grid`: Open, but bookings do not start at that minute.
`not_on_this_calendar`: The calendar or resource that was named does not do this service.
`not_by_the_client`: Only a professional may do this; clients ask for their data to be deleted.
`in_a_sandbox`: Calendars elsewhere are not told of a sandbox's appointments.
`taken`: It could be booked, had nobody else done so.
`buffer`: Nobody else is booked then; minutes that are kept free before or after an appointment are in the way. */
  "detail"?: "missing_key" | "unknown_key" | "key_in_address" | "login_in_address" | "expired_key" | "missing_scope" | "missing_token" | "dead_token" | "unknown_parameter" | "unknown_field" | "malformed_json" | "closed" | "off_the_grid" | "not_on_this_calendar" | "not_by_the_client" | "in_a_sandbox" | "taken" | "buffer";
})[];

export type ListAccessKeysReply = {
  /** The access keys. */
  "access_keys": (AccessKey)[];
};

export type ListBusySourcesReply = {
  /** The connected calendars, whose busy times close the group's calendars. */
  "busy_sources": (BusySource)[];
  /** The providers whose login can connect calendars. */
  "providers": ("google" | "microsoft")[];
};

export type ListCalendarRecordsReply = {
  /** The records. */
  "records": (CalendarRecord)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": string | null;
};

export type ListCalendarsReply = {
  /** The records. */
  "records": (Calendar)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The position in lists; the record with the lowest comes first. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
};

export type ListCalendarsetRecordsReply = {
  /** The records. */
  "records": (CalendarSetRecord)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": string | null;
};

export type ListCalendarsetsReply = {
  /** The records. */
  "records": (CalendarSet)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The position in lists; the record with the lowest comes first. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
};

export type ListChangesReply = {
  /** The changes. */
  "changes": (CatalogueChange)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": number | null;
};

export type ListClassDatesReply = {
  /** The records. */
  "records": (ClassDate)[];
  /** The day of the first date after the requested days; null: none. */
  "next_day": string | null;
};

export type ListClassRecordsReply = {
  /** The records. */
  "records": (ClassRecord)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": string | null;
};

export type ListClassesReply = {
  /** The records. */
  "records": (Class)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The position in lists; the record with the lowest comes first. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
};

export type ListDeletionRequestsReply = {
  /** The records. */
  "records": (DeletionRequest)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The position in lists; the record with the lowest comes first. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
};

export type ListDraftsReply = {
  /** The drafts. */
  "drafts": (Draft)[];
};

export type ListExplanationsReply = {
  /** The day, `YYYY-MM-DD`. */
  "day": string;
  /** The length in minutes. */
  "length": number;
  /** The records. */
  "records": (CalendarExplanation)[];
  /** Calendars that cannot take the booking at any time, each with the reason. */
  "others": (CalendarNeverFree)[];
};

export type ListFactorsReply = {
  /** The second factors. */
  "factors": (Factor)[];
  /** How many recovery codes are left. */
  "recovery_codes": number;
  /** The groups that require a second factor. */
  "required_by": (number)[];
};

export type ListFeedsReply = {
  /** The calendar feeds. */
  "feeds": (Feed)[];
};

export type ListFicheDuplicatesBody = {
  /** The client. */
  "fiche": NewFicheOrId;
};

export type ListFicheDuplicatesReply = {
  /** The records. */
  "records": (DuplicateFiche)[];
};

export type ListFicheImportRowsReply = {
  /** The records. */
  "records": (FicheImportRow)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": number | null;
};

export type ListFicheImportsReply = {
  /** The imports. */
  "fiche_imports": (FicheImport)[];
};

export type ListFicheTableReply = {
  /** The records. */
  "records": (FicheWithVisits)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": string | null;
};

export type ListHolidayRegionsReply = {
  /** The records. */
  "records": (HolidayRegion)[];
};

export type ListHolidaysReply = {
  /** The records. */
  "records": (PublicHoliday)[];
};

export type ListInterventionRecordsReply = {
  /** The records. */
  "records": (ServiceRecord)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": string | null;
};

export type ListInterventionsReply = {
  /** The records. */
  "records": (Service)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The position in lists; the record with the lowest comes first. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
};

export type ListInterventionsetRecordsReply = {
  /** The records. */
  "records": (ServiceSetRecord)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": string | null;
};

export type ListInterventionsetsReply = {
  /** The records. */
  "records": (ServiceSet)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The position in lists; the record with the lowest comes first. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
};

export type ListInvitationsReply = {
  /** The invitations. */
  "invitations": (Invitation)[];
};

export type ListMessagesAnswers = {
  /** The placeholder. */
  "placeholder": string;
  /** The label. */
  "label": string;
};

export type ListMessagesNoticeAddresses = {
  /** E-mail address. */
  "email": string;
  /** Whether its owner has confirmed it. */
  "proven": boolean;
};

export type ListMessagesReply = {
  /** The messages. */
  "messages": (Message)[];
  /** Further placeholders, for answers to the group's questions. */
  "answers": (ListMessagesAnswers)[];
  /** A sample of each placeholder, in each language. */
  "examples": Record<string, Record<string, string>>;
  /** The addresses that get notices. */
  "notice_addresses": (ListMessagesNoticeAddresses)[];
};

export type ListMode = {
  /** The description for clients, in HTML. */
  "description"?: boolean;
  /** The picture. */
  "image"?: boolean;
  /** Whether it is a grid. */
  "grid_mode"?: boolean;
};

export type ListNextTimesReply = {
  /** The group's id. */
  "group_id": number;
  /** The next free times. */
  "next_times": (NextTimes)[];
};

export type ListOpeningHoursReply = {
  /** The records. */
  "records": (CalendarHours)[];
};

export type ListPackInterventionsReply = {
  /** The records. */
  "records": (Pack)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The position in lists; the record with the lowest comes first. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
};

export type ListPackRecordsReply = {
  /** The records. */
  "records": (PackRecord)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": string | null;
};

export type ListPassesOffers = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** How many visits the client has had. */
  "visits": number;
  /** The price, in minor units (2500 is 25.00); null: none is given. */
  "price": number | null;
};

export type ListPassesRecords = {
  /** The id. */
  "id": number;
  /** The client's id. */
  "fiche_id": number;
  /** The name. */
  "name": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** How many visits the client has had. */
  "visits": number;
  /** Clients that stay after an undo, because they were changed or have booked since. */
  "left": number;
  /** The day of the sale, `YYYY-MM-DD`. */
  "sold_on": string;
  /** The last day on which it applies; null: without end. */
  "valid_until": string | null;
  /** The services. */
  "interventions": (number)[];
};

export type ListPassesReply = {
  /** The records. */
  "records": (ListPassesRecords)[];
  /** The pass offers that may be given. */
  "offers": (ListPassesOffers)[];
};

export type ListPassofferRecordsRecords = {
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted": boolean;
  /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
  "price": number | null;
  /** How many visits the client has had. By default `10`. */
  "visits": number;
  /**  By default `0`. */
  "valid_months": number;
  /**  By default `0`. */
  "valid_days": number;
  /**  By default `false`. */
  "from_first_visit": boolean;
  /** The services. By default `[]`. */
  "interventions": (number)[];
  /** The id. */
  "id": number;
  /** Grows with every change. */
  "version": number;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
};

export type ListPassofferRecordsReply = {
  /** The records. */
  "records": (ListPassofferRecordsRecords)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": string | null;
};

export type ListProGroupsReply = {
  /** The records. */
  "records": (ProGroup)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The position in lists; the record with the lowest comes first. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
};

export type ListPromotionRecordsReply = {
  /** The records. */
  "records": (PromotionRecord)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": string | null;
};

export type ListProsReply = {
  /** The records. */
  "records": (Colleague)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The position in lists; the record with the lowest comes first. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
};

export type ListRemoteCalendarsBody = {
  /** The login. */
  "login": ListRemoteCalendarsLogin | CalendarProviderLogin;
};

export type ListRemoteCalendarsLogin = {
  /** The address of the server or calendar, `https:`. */
  "address": string;
  /** The user name. */
  "username": string;
  /** The password. */
  "password": string;
};

export type ListRemoteCalendarsReply = {
  /** Why the last attempt failed; null: it succeeded. */
  "failure": "unreachable" | "refused" | "not_public" | "too_long" | "too_many" | "not_a_calendar" | "login" | "read_only" | null;
  /** The calendars that the login opens. */
  "remote_calendars": (RemoteCalendar)[];
  /** Proves a login on a provider's page, for 15 minutes. */
  "grant": string | null;
};

export type ListResourceRecordsRecords = {
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted": boolean;
  /** How many appointments may take place at the same time. By default `1`. */
  "capacity": number;
  /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
  "maxrdv_period": number | null;
  /** Street and number. By default `null`. */
  "address": PlaceRecord | null;
  /** When it is closed. By default `[]`. */
  "closures": (ClosureRecord)[];
  /** The country or region whose public holidays close it; "": none. By default `null`. */
  "holidays": string | null;
  /** Minutes from one start to the next, counted from the opening time. By default `15`. */
  "slot_step": number;
  /** The weekly hours; null: the group's hours apply. By default `null`. */
  "openinghours": (WeeklyRule)[] | null;
  /** Single open times besides the weekly hours. By default `[]`. */
  "openings": (OpeningRecord)[];
  /** The place or team it belongs to; null: none. By default `null`. */
  "calendarset_id": number | null;
  /** The id. */
  "id": number;
  /** Grows with every change. */
  "version": number;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
};

export type ListResourceRecordsReply = {
  /** The records. */
  "records": (ListResourceRecordsRecords)[];
  /** Send it as `after` to get the next records; null: this is the last answer. */
  "next": string | null;
};

export type ListTextsReply = {
  /** The group's own language, in which the originals are written. */
  "locale": string;
  /** The languages. */
  "languages": (string)[];
  /** The texts. */
  "texts": (GroupText)[];
};

export type ListTradesReply = {
  /** The trades. */
  "trades": (Trade)[];
};

export type ListWebhookDeliveriesReply = {
  /** The deliveries. */
  "deliveries": (WebhookDelivery)[];
  /** Whether more follows at once. */
  "has_more": boolean;
};

export type ListWebhooksReply = {
  /** The webhooks. */
  "webhooks": (Webhook)[];
};

export type ListWebsitesReply = {
  /** The records. */
  "records": (Website)[];
  /** How many records there are. */
  "totalRecords": number;
  /** The number of records in this answer. */
  "recordsReturned": number;
  /** How many records come before the first one of this answer. */
  "startIndex": number;
  /** The most records in one answer. */
  "pageSize": number;
  /** The position in lists; the record with the lowest comes first. */
  "sort": string | null;
  /** The direction of `sort`. */
  "dir": "asc" | "desc";
};

export type ListWishesReply = {
  /** The records. */
  "records": (Wish)[];
  /** How many there are. */
  "count": number;
};

export type Login = {
  /** The professional. */
  "pro": SessionPro | null;
  /** The account. */
  "account": SessionAccount | null;
  /** The token of the session. */
  "account_token": string;
  /** Whether a provider has authenticated the person. */
  "sso_logged": boolean;
  /** Whether a new password has to be chosen first. */
  "needPasswordChange": boolean;
  /** The kinds of second factors of which the login still needs one; null: it needs none. */
  "needFactor": SessionNeedFactor | null;
  /** The person's unfinished appointment; null: none. */
  "pendingRdv": Record<string, unknown> | null;
  /** The groups. */
  "groups": (ProGroup)[];
  /** The client. */
  "fiche": LoginFiche;
  /** The error; null: none. */
  "error": null;
};

export type LoginAccount = {
  /** E-mail address. */
  "email"?: string | null;
  /** The password. */
  "password"?: string | null;
  /** The group's id. */
  "group_id"?: number | null;
  /** The key of a client, from a mail. */
  "ficheKey"?: string | null;
  /** The new address, until it is confirmed by a mailed link. */
  "temp_email"?: string | null;
  /** The one-use key of an activation or change of address. */
  "validation_key"?: string | null;
  /** The one-use key of a new password. */
  "oubliKey"?: string | null;
  /** The one-use key of a professional who is logged in in another cell. */
  "handover_key"?: string | null;
};

export type LoginBody = {
  /** The account. */
  "account": LoginAccount;
};

export type LoginFiche = {
  /** The appointments. */
  "appointments": (Appointment)[];
};

export type LogoutBody = {
  /** The query of the page of the logout. */
  "page_query"?: string | null;
};

export type LogoutReply = {
  /** Always `ok`. */
  "status": "ok";
  /** The address where the browser logs out of the provider too. */
  "sso_logout"?: string;
};

export type Look = {
  /** The colours, by their use. */
  "usercolors": Record<string, string>;
  /** Light, dark, or as the visitor's system chooses. */
  "scheme": "auto" | "light" | "dark";
};

export type MakeCallsAnswers = {
  /** The HTTP status. */
  "status": number;
  /** The body of the answer. */
  "body": unknown;
};

export type MakeCallsBody = {
  /** The calls, in their order. */
  "calls": (MakeCallsCalls)[];
};

export type MakeCallsCalls = {
  /** The method of the call. */
  "method": "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path of v3, with its query: `/groups/4/fiches?upsert=1`. */
  "path": string;
  /** The body of the call. */
  "body"?: Record<string, unknown>;
  /** The call's `Idempotency-Key`. */
  "idempotency_key"?: string;
  /** The call's `If-Match`. */
  "if_match"?: string;
};

export type MakeCallsReply = {
  /** The answers, in the order of the calls. */
  "answers": (MakeCallsAnswers)[];
};

export type MapPlace = {
  /** The address, in one line. */
  "address": string;
  /** Latitude. */
  "lat": number | null;
  /** Longitude. */
  "lng": number | null;
};

export type MergeFichesBody = {
  /** The client to be merged into the one in the path, which gets the appointments and the history. */
  "merged_id": number;
  /** The client. */
  "fiche"?: MergeFichesFiche;
};

export type MergeFichesFiche = {
};

export type MergedFiche = {
  /** The id. */
  "id": number;
  /** First name. */
  "firstname": string;
  /** Last name. */
  "lastname": string;
};

export type Message = {
  /** The kind. */
  "kind": "confirmation" | "bookedForYou" | "reminder" | "moved" | "cancellation" | "cancelledByPro" | "reminderSms" | "activation" | "alreadyRegistered" | "reset" | "ficheKey" | "emailChange" | "emailChanged" | "emailTaken" | "ficheEmail" | "bookingRefused" | "deletion" | "deletionConfirmed";
  /** The words in each language. */
  "words": Record<string, MessageWords>;
  /** The placeholders that the text may have. */
  "placeholders": (string)[];
};

export type MessageFailedEvent = {
  /** The kind. */
  "type": "message.failed";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": AppointmentEventData;
};

export type MessageWords = {
  /** The subject. */
  "subject": string;
  /** The text. */
  "text": string;
};

export type MoveAppointmentBody = {
  /** The appointment. */
  "appointment": AppointmentMove;
};

export type MoveClassDateBody = {
  /** The date of the class. */
  "class_date": MoveClassDateClassDate;
};

export type MoveClassDateClassDate = {
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The new start. */
  "to": string;
  /** The class to which the participants move; omitted: the same class. */
  "to_class_id"?: number;
  /** For professionals: whether the client gets a mail or SMS about it; omitted: yes. */
  "tell"?: boolean;
};

export type NamedRecord = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
};

export type NewAppointment = {
  /** The items, each a service or a pack, in their order; takes precedence over `intervention_ids`. */
  "appointments"?: (RequestedItem)[] | Record<string, RequestedItem> | null;
  /** The ids of the services, in their order. */
  "intervention_ids"?: string | number | (string | number)[] | Record<string, string | number> | null;
  /** 0 or null: no preference */
  "pack_id"?: number | null;
  /** A preferred calendar for every item without its own; 0: any. */
  "calendar_id"?: number | null;
  /** The ids of the accepted calendars; empty: any. */
  "calendar_ids"?: (number)[] | null;
  /** Only calendars of these places or teams. */
  "calendarset_ids"?: (number)[] | null;
  /** The id of the room or equipment; null or 0: none, or any. */
  "resource_id"?: number | null;
  /** The most services and packs in one booking. */
  "max_multirdvs"?: number | null;
  /** The start on the group's clock, `YYYY-MM-DD HH:MM:SS`; better send `start_at`. */
  "date"?: string;
  /** The start, RFC 3339 with its offset. */
  "start_at"?: string;
  /** The group's id. */
  "group_id"?: number;
  /** The token of the hold, which the booking replaces. */
  "hold"?: string | null;
  /** The prices and lengths that the client was shown: the booking is refused if they have changed since. */
  "seen"?: (ShownTerms)[];
  /** The discount that the client was shown, in whole per cent: the booking is refused if it is lower now. */
  "seen_promotion"?: number;
  /** The names of the people on the other places of a class. */
  "guests"?: (string)[] | null;
  /** The client's message. By default `""`. */
  "comments"?: string;
  /** Where the booking comes from, for the group's statistics. By default `"new_user"`. */
  "websource"?: string;
  /** Whether a client books on a page. */
  "from_web"?: boolean;
  /** The language, a code like `fr`. */
  "locale"?: string;
  /** The client: `id`, or the fields of the group's form (`firstname`, `lastname`, `email`). */
  "fiche"?: NewFicheOrId;
  /** The answers to the group's questions about the appointment, by field. By default `{}`. */
  "vevent"?: Record<string, string | number | boolean | null>;
  /** Whether the client is logged in. */
  "logged"?: boolean;
  /** Always 1: an appointment takes one place. */
  "capacity"?: number | null;
  /** Books although the person has an appointment for the same application number elsewhere. */
  "beside_elsewhere"?: boolean;
  /** Other programs' own values, by key, for each appointment of the booking. */
  "metadata"?: Record<string, string | null>;
  /** The same for appointments of one person that one mail confirms. */
  "series"?: string;
  /** For professionals: whether the client gets a mail or SMS about it; omitted: yes. */
  "tell"?: boolean;
  /** For professionals: allows times outside opening hours and rules, but no taken place. */
  "outside_rules"?: boolean;
  /** For professionals, with `outside_rules`: allows a taken place, if the group permits it. */
  "overbook"?: boolean;
  /** For professionals: the length in minutes instead of the service's. */
  "length"?: number;
};

export type NewClosure = {
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "end": string;
  /** The label. */
  "label"?: string | Record<string, string>;
  /** The same for closures that repeat. */
  "series"?: string | null;
};

export type NewFicheOrId = {
  /** The id. */
  "id"?: number;
  /** Other programs' own values, by key. */
  "metadata"?: Record<string, string>;
  [further: string]: unknown;
};

export type NewGroup = {
  /** The name. */
  "name": string;
  /** The trade, whose template is used. */
  "trade": "dental_practice" | "hair_salon" | "town_hall" | "class_studio" | "bank_branch" | "optician" | "beauty_salon" | "physiotherapist" | "doctor" | "garage" | "driving_school" | "law_firm" | "empty";
  /** The language, a code like `fr`. */
  "locale"?: string;
  /** The country, a code like `FR`. */
  "country"?: string;
  /** The time zone, such as `Europe/Paris`. */
  "timezone"?: string;
  /** Phone number. */
  "phone"?: string;
  /** Street and number. */
  "address"?: string;
  /** Postcode. */
  "zipcode"?: string;
  /** Town. */
  "city"?: string;
  /** How many people or rooms take appointments at the same time. */
  "calendar_count"?: number;
  /** The names of these people or rooms. */
  "calendar_names"?: (string)[];
  /** The weekly hours; null: the group's hours apply. */
  "openinghours"?: (NewGroupOpeninghours)[];
  /** The services. */
  "interventions"?: (NewGroupInterventions)[];
};

export type NewGroupInterventions = {
  /** The record's name in your system. */
  "externid"?: string | null;
  /** The name. */
  "name": string;
  /** The length in minutes. */
  "length": number;
  /** The price, in minor units (2500 is 25.00); null: none is given. */
  "price"?: number | null;
};

export type NewGroupOpeninghours = {
  /** The weekdays. */
  "days": ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string | "24:00";
};

export type NewHold = {
  /** The items, each a service or a pack, in their order. */
  "appointments"?: (RequestedItem)[] | Record<string, RequestedItem> | null;
  /** The ids of the services, in their order. */
  "intervention_ids"?: string | number | (string | number)[] | Record<string, string | number> | null;
  /** 0 or null: no preference */
  "pack_id"?: number | null;
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id"?: number | null;
  /** The ids of the accepted calendars; empty: any. */
  "calendar_ids"?: (number)[] | null;
  /** Only calendars of these places or teams. */
  "calendarset_ids"?: (number)[] | null;
  /** The id of the room or equipment; null or 0: none, or any. */
  "resource_id"?: number | null;
  /** The most services and packs in one booking. */
  "max_multirdvs"?: number | null;
  /** The start on the group's clock, `YYYY-MM-DD HH:MM:SS`; better send `start_at`. */
  "date"?: string;
  /** The start, RFC 3339 with its offset. */
  "start_at"?: string;
  /** The visitor's secret: at least 32 random characters. A new hold with the same token replaces the earlier one. */
  "token"?: string;
};

export type NewOpening = {
  /** The day, `YYYY-MM-DD`. */
  "date": string;
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
  /** The services. */
  "interventions"?: (number)[];
};

export type NewWebhook = {
  /** The name. */
  "name": string;
  /** Where the events are posted: `https:`, on the public internet, without a login in it. */
  "url": string;
  /** The events. */
  "events": ("appointment.booked" | "appointment.moved" | "appointment.changed" | "appointment.cancelled" | "appointment.restored" | "appointment.arrived" | "appointment.missed" | "fiche.created" | "fiche.changed" | "fiche.merged" | "fiche.erased" | "catalogue.published" | "message.failed" | "waiting_list.offered")[];
  /** The scopes. */
  "scopes": ("appointments:read" | "clients:read" | "catalogue:read")[];
};

export type NewWish = {
  /** The items, each a service or a pack, in their order. */
  "appointments"?: (RequestedItem)[] | Record<string, RequestedItem> | null;
  /** The ids of the services, in their order. */
  "intervention_ids"?: string | number | (string | number)[] | Record<string, string | number> | null;
  /** 0 or null: no preference */
  "pack_id"?: number | null;
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id"?: number | null;
  /** The ids of the accepted calendars; empty: any. */
  "calendar_ids"?: (number)[] | null;
  /** Only calendars of these places or teams. */
  "calendarset_ids"?: (number)[] | null;
  /** The id of the room or equipment; null or 0: none, or any. */
  "resource_id"?: number | null;
  /** The client's appointment that an earlier time shall replace. */
  "appointment_id"?: number;
  /** The first day that suits. */
  "first_day"?: string;
  /** The last day that suits. */
  "last_day"?: string;
  /** The weekdays that suit; empty: all. By default `[]`. */
  "days"?: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The times of day that suit; empty: all. By default `[]`. */
  "times"?: (TimeSpan)[];
  /** Whether the person wants an SMS besides the mail. */
  "sms"?: boolean;
  /** The language, a code like `fr`. */
  "locale"?: string;
  /** The client. */
  "fiche"?: NewWishFiche;
};

export type NewWishFiche = {
  /** The id. */
  "id"?: number;
  [further: string]: unknown;
};

export type NextStart = {
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The discount in whole per cent; null: none. */
  "promotion"?: number;
};

export type NextTimes = {
  /** The id of the service. */
  "intervention_id": number;
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id": number | null;
  /** The starts. */
  "starts": (NextStart)[];
};

export type NoticeAddress = {
  /** E-mail address. */
  "email": string;
  /** The events. */
  "events": ("booked" | "moved" | "cancelled")[];
};

export type OfferAnswer = {
  /** Whether the offer is accepted or declined. */
  "what": "accept" | "decline";
  /** The secret key of the link in a mail. */
  "key": string;
  /** The id of the offer. */
  "offer_id": number;
};

export type OneDelivery = {
  /** The id of the delivery. */
  "delivery_id": number;
};

export type OneError = {
  /** The code. */
  "error": string;
  /** The key of the words for people. */
  "translate_key": string;
};

export type Opening = {
  /** The day, `YYYY-MM-DD`. */
  "date": string;
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
  /** The services. */
  "interventions"?: (number)[];
};

export type OpeningFields = {
  /** The day, `YYYY-MM-DD`. */
  "date": string;
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
  /** The services. By default `[]`. */
  "interventions"?: (number)[];
};

export type OpeningRecord = {
  /** The day, `YYYY-MM-DD`. */
  "date": string;
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
  /** The services. By default `[]`. */
  "interventions": (number)[];
};

export type OrderedIds = {
  /** The ids, in their order. */
  "ids": (number)[];
};

export type OwnMessage = {
  /** The subject. By default `""`. */
  "subject": string | Record<string, string>;
  /** The text. By default `""`. */
  "text": string | Record<string, string>;
};

export type OwnTexts = {
  /** The text on the first step of a booking. By default `""`. */
  "takerdv_text": string | Record<string, string>;
  /** The text on the step with the client's details. By default `""`. */
  "alltab_text": string | Record<string, string>;
  /** The text on the confirmation. By default `""`. */
  "confirm_text": string | Record<string, string>;
  /** The note about health data. By default `""`. */
  "health_disclaimer": string | Record<string, string>;
};

export type Pack = {
  /** The id. */
  "id": number;
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name": string;
  /** The name that clients read; empty: they do not see it. */
  "publicname": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The description for clients, in HTML. */
  "description": string;
  /** The picture in lists. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": boolean;
  /** The kind. */
  "type": "pack";
  /** Whether it is open for booking. */
  "status": string;
  /** The price, in minor units (2500 is 25.00); null: none is given. */
  "price": number | null;
  /** The pack's price, in minor units; null: none is given. */
  "total_price": number | null;
  /** The length in minutes. */
  "length": number;
  /** The kind of service it belongs to; null: none. */
  "interventionset_id": number | null;
  /** The services of the pack, in their order. */
  "config": (PackService | PackBreak)[];
  /** The discount of each item, in their order, in whole per cent. */
  "promotions": number | null;
  /** Whether it has no free time at present. */
  "without_times"?: boolean;
};

export type PackBreak = {
  /** A break in the pack, in minutes. */
  "break_time": number;
};

export type PackCalendar = {
  /** The id. */
  "id": number;
  /** The name that clients read; empty: they do not see it. */
  "publicname": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
};

export type PackChange = {
  /** The record's name in your system. */
  "externid"?: string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail"?: string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort"?: number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted"?: boolean;
  /** Whether it is open for booking. By default `"opened"`. */
  "status"?: "opened" | "closed";
  /** The pack's price, in minor units; null: none is given. By default `null`. */
  "total_price"?: number | null;
  /** The kind of service it belongs to; null: none. By default `null`. */
  "interventionset_id"?: number | null;
  /** The services of the pack, in their order. */
  "config"?: (PackRecordConfig)[];
};

export type PackFields = {
  /** The record's name in your system. */
  "externid"?: string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail"?: string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort"?: number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted"?: boolean;
  /** Whether it is open for booking. By default `"opened"`. */
  "status"?: "opened" | "closed";
  /** The pack's price, in minor units; null: none is given. By default `null`. */
  "total_price"?: number | null;
  /** The kind of service it belongs to; null: none. By default `null`. */
  "interventionset_id"?: number | null;
  /** The services of the pack, in their order. */
  "config": (PackRecordConfig)[];
};

export type PackRecord = {
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted": boolean;
  /** Whether it is open for booking. By default `"opened"`. */
  "status": "opened" | "closed";
  /** The pack's price, in minor units; null: none is given. By default `null`. */
  "total_price": number | null;
  /** The kind of service it belongs to; null: none. By default `null`. */
  "interventionset_id": number | null;
  /** The services of the pack, in their order. */
  "config": (PackRecordConfig)[];
  /** The id. */
  "id": number;
  /** Grows with every change. */
  "version": number;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
};

export type PackRecordConfig = {
  /** The id of the service. */
  "intervention_id"?: number;
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id"?: number | null;
  /** A break in the pack, in minutes. */
  "break_time"?: number;
};

export type PackService = {
  /** The id of the service. */
  "intervention_id": number;
  /** The name that clients read; empty: they do not see it. */
  "publicname": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The calendar that the pack names for the service; null: any. */
  "selectedCalendar": PackCalendar | null;
};

export type Period = {
  /** The first day. */
  "from": string;
  /** The last day. */
  "until": string;
};

export type PersonName = {
  /** First name. */
  "firstname": string;
  /** Last name. */
  "lastname": string;
  /** E-mail address. */
  "email"?: string;
  /** Phone number. */
  "firstphone"?: string;
};

export type PersonalData = {
  /** When this answer was written, RFC 3339. */
  "made_at": string;
  /** The group. */
  "group": PersonalDataGroup;
  /** When the person registered, RFC 3339. */
  "registered_at": string;
  /** Until when nothing is deleted, `YYYY-MM-DD`. */
  "kept_until": string;
  /** The account. */
  "account": PersonalDataAccount | null;
  /** The clients. */
  "fiches": (PersonalDataFiches)[];
  /** The daily limit of mails, and its use. */
  "mails": (PersonalDataMails)[];
  /** The entries on the waiting list. */
  "wishes": (PersonalDataWishes)[];
  /** The calendar feeds. */
  "feeds": (PersonalDataFeeds)[];
  /** The requests to delete the person's data. */
  "deletion_requests": (PersonalDataDeletionRequests)[];
};

export type PersonalDataAccount = {
  /** The id. */
  "id": number;
  /** E-mail address. */
  "email": string | null;
  /** The language, a code like `fr`. */
  "locale": string | null;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** When it was activated, RFC 3339; null: it was not. */
  "activated_at": string | null;
  /** The last login, RFC 3339; null: none. */
  "last_login_at": string | null;
  /** What the person agreed to. */
  "opt_ins": (PersonalDataAccountOptIns)[];
  /** The person's identities at login providers. */
  "identities": (PersonalDataAccountIdentities)[];
  /** The person's unfinished appointment; null: none. */
  "pendingRdv": Record<string, unknown> | null;
  /** The sessions that are open. */
  "sessions": (PersonalDataAccountSessions)[];
};

export type PersonalDataAccountIdentities = {
  /** The provider's address. */
  "issuer": string;
  /** The person's id at the provider. */
  "subject": string;
};

export type PersonalDataAccountOptIns = {
  /** The name. */
  "name": string;
  /** Whether the person agreed. */
  "given": boolean;
  /** When, RFC 3339. */
  "at": string | null;
};

export type PersonalDataAccountSessions = {
  /** The last use, RFC 3339. */
  "last_signed_at": string;
  /** Until when it is valid, RFC 3339; null: without end. */
  "expires_at": string;
};

export type PersonalDataDeletionRequests = {
  /** When it was created, RFC 3339. */
  "requested_at": string;
  /** When the mailed link was used, RFC 3339; null: not yet. */
  "confirmed_at": string | null;
  /** When it was withdrawn, RFC 3339; null: it was not. */
  "withdrawn_at": string | null;
  /** When it was carried out, RFC 3339; null: not yet. */
  "carried_out_at": string | null;
};

export type PersonalDataFeeds = {
  /** The content. */
  "content": string;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** When it was last used, RFC 3339; null: never. */
  "last_used_at": string | null;
};

export type PersonalDataFiches = {
  /** The id. */
  "id": number;
  /** The record's name in your system. */
  "externid": string | null;
  /** First name. */
  "firstname": string;
  /** Last name. */
  "lastname": string;
  /** E-mail address. */
  "email": string;
  /** Phone number. */
  "firstphone": string;
  /** The answers. */
  "answers": (StoredAnswer)[];
  /** Other programs' own values, by key. */
  "metadata": Record<string, string>;
  /** Whether the client is blocked from booking online. */
  "blacklisted": boolean;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": boolean;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
  /** The appointments. */
  "appointments": (PersonalDataFichesAppointments)[];
  /** The client's passes. */
  "passes": (PersonalDataFichesPasses)[];
  /** The changes. */
  "changes": (FicheHistoryEntry)[];
  /** Who has read it. */
  "reads": (FicheRead)[];
  /** The team's comments on the person. */
  "comments": (PersonalDataFichesComments)[];
};

export type PersonalDataFichesAppointments = {
  /** The id. */
  "id": number;
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "end": string;
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The end, RFC 3339 with its offset. */
  "end_at": string;
  /** The length in minutes. */
  "duration": number;
  /** How many appointments may take place at the same time. */
  "capacity": number;
  /** The kind. */
  "type": "free" | "first" | "included";
  /** The first appointment of its pack; null: it is of no pack, or is the first one itself. */
  "parent_id": number | null;
  /** Its position among the consecutive appointments of one booking, counted from 0. */
  "consecutive_value": number;
  /** The pack it was booked in; null: none. */
  "pack": AppointmentPack | null;
  /** The id of the pack. */
  "pack_id": number | null;
  /** The id of the service. */
  "intervention_id": number;
  /** The service's name. */
  "intervention_name": string;
  /** The service's length in minutes. */
  "intervention_length": number;
  /** The service's price, in minor units. */
  "intervention_price": number;
  /** The services. */
  "interventions": (AppointmentService)[];
  /** The id of the calendar: the person or place that gives the appointment. */
  "calendar_id": number;
  /** The calendar's name. */
  "calendar_name": string;
  /** The calendar. */
  "calendar": NamedRecord;
  /** The room or equipment; null: none. */
  "resource": NamedRecord | null;
  /** Who gives the class that the booking is in; omitted: it is in no class. */
  "teacher"?: NamedRecord;
  /** The address of the video room. */
  "room"?: NamedRecord;
  /** Street and number. */
  "address": MapPlace | null;
  /** The group's id. */
  "group_id": number;
  /** The group's name. */
  "group_name": string;
  /** The address, in one line. */
  "location": string;
  /** The price after the promotion, in minor units. */
  "price_amount": number;
  /** The price, in minor units (2500 is 25.00); null: none is given. */
  "price": number;
  /** The discount in whole per cent; null: none. */
  "promotion": number | null;
  /** Whether a promotion lowers the price. */
  "is_promoted": boolean;
  /** The client's message. */
  "comments": string;
  /** The client's message, as stored. */
  "vevent_comments": string;
  /** The answers to the group's questions about the appointment, by field. */
  "vevent_fields": Record<string, unknown>;
  /** Whether it takes place by video. */
  "videoconference": boolean;
  /** The room of the video meeting; null: it takes place on site. */
  "video_credentials": VideoRoom | null;
  /** The state. */
  "state": number;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": boolean;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** When it last changed, RFC 3339. */
  "changed_at": string;
  /** Grows with every change. */
  "version": number;
  /** The client types it at the group's door. */
  "arrival_code"?: string;
  /** When a mail about it was last refused for good: call the client. */
  "mail_failed_at"?: string | null;
  /** The same for all appointments booked in one call. */
  "booking_id"?: number | null;
  /** The minutes kept free before it. */
  "buffer_before"?: number;
  /** The minutes kept free after it. */
  "buffer_after"?: number;
  /** Whether it is the client's first appointment. */
  "is_first"?: boolean;
  /** The number of class places that it takes; omitted: one. */
  "places"?: number;
  /** The names of the people on the other places of a class. */
  "guests"?: (string)[];
  /** The pass. */
  "pass"?: AppointmentPass;
  /** From when a cancellation counts as late, RFC 3339; null: never. */
  "late_from"?: string;
  /** Whether the client cancelled late, by the rule of the group or the service. */
  "cancelled_late"?: boolean;
  /** Whether it is marked as paid. */
  "paid"?: boolean;
  /** Whether the person will come, waits, or came. */
  "presence"?: "confirmed" | "arrived" | "in_progress" | "done" | "no_show" | null;
  /** Since when the person waits or has been there, RFC 3339. */
  "arrived_at"?: string | null;
  /** The team's internal note. */
  "note"?: string;
  /** Whether it was booked over a taken place. */
  "overbooked"?: boolean;
  /** Other programs' own values, by key. */
  "metadata"?: Record<string, string>;
  /** Who cancelled it, when and why. */
  "cancellation"?: Cancellation;
  /** When it was booked, RFC 3339; null: unknown. */
  "booked_at": string;
  /** When it was cancelled, RFC 3339; null: it was not. */
  "cancelled_at": string | null;
  /** The answers. */
  "answers": (StoredAnswer)[];
  /** The history. */
  "history": (AppointmentHistoryEntry)[];
};

export type PersonalDataFichesComments = {
  /** When, RFC 3339. */
  "at": string;
  /** Who did it; null: unknown. */
  "by": Actor;
  /** The text. */
  "text": string;
};

export type PersonalDataFichesPasses = {
  /** The name. */
  "name": string;
  /** How many visits the client has had. */
  "visits": number;
  /** Clients that stay after an undo, because they were changed or have booked since. */
  "left": number;
  /** The day of the sale, `YYYY-MM-DD`. */
  "sold_on": string;
  /** The last day on which it applies; null: without end. */
  "valid_until": string | null;
};

export type PersonalDataGroup = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The time zone, such as `Europe/Paris`. */
  "timezone": string;
};

export type PersonalDataMails = {
  /** When it was sent, RFC 3339. */
  "sent_at": string;
  /** The address it was sent to. */
  "to": string;
  /** The kind. */
  "kind": string;
};

export type PersonalDataWishes = {
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** The first day that suits. */
  "first_day": string;
  /** The last day that suits. */
  "last_day": string;
  /** The weekdays. */
  "days": (string)[];
  /** The times of day that suit; empty: all. */
  "times": (string)[];
  /** The state. */
  "state": string;
};

export type PlaceFields = {
  /** Street and number. By default `""`. */
  "address"?: string;
  /** Town. By default `""`. */
  "city"?: string;
  /** Postcode. By default `""`. */
  "zipcode"?: string;
  /** Latitude. By default `null`. */
  "lat"?: number | null;
  /** Longitude. By default `null`. */
  "lng"?: number | null;
};

export type PlaceRecord = {
  /** Street and number. By default `""`. */
  "address": string;
  /** Town. By default `""`. */
  "city": string;
  /** Postcode. By default `""`. */
  "zipcode": string;
  /** Latitude. By default `null`. */
  "lat": number | null;
  /** Longitude. By default `null`. */
  "lng": number | null;
};

export type PreviewChangesBody = {
  /** The changes. */
  "changes": (PreviewChangesChanges)[];
};

export type PreviewChangesCatalogue = {
  /** The calendars; empty: any. */
  "calendars": (Calendar)[];
  /** The classes. */
  "classes": (Class)[];
  /** Places and teams. */
  "calendarsets": (CalendarSet)[];
  /** The services. */
  "interventions": (Service)[];
  /** Kinds of service. */
  "interventionsets": (ServiceSet)[];
  /** The packs; empty: all. */
  "packs": (Pack)[];
  /** The questions that the group asks. */
  "forms": Forms;
  /** The home page. */
  "website": Website | null;
};

export type PreviewChangesChanges = {
  /** The kind. */
  "kind": "calendarsets" | "calendars" | "resources" | "classes" | "interventionsets" | "interventions" | "packs" | "promotions" | "passoffers" | "settings" | "forms" | "website";
  /** The record's id; null: of the settings, the forms, the home page or an order. */
  "record_id"?: number | null;
  /** The fields that change. */
  "fields": Record<string, unknown>;
};

export type PreviewChangesReply = {
  /** The group. */
  "group": Group;
  /** What the group offers. */
  "catalogue": PreviewChangesCatalogue;
  /** The colours of the pages, as CSS. */
  "style": string;
};

export type PreviewGroupFileAppointments = {
  /** The id. */
  "id": number;
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The name. */
  "name": string;
  /** The calendar's name. */
  "calendar_name": string;
  /** The service's name. */
  "intervention_name": string;
  /** Why the import would leave it without its place. */
  "reason": "calendar_removed" | "resource_removed" | "intervention_removed" | "closed";
};

export type PreviewGroupFileBody = {
  /** The group file. */
  "file": Record<string, unknown>;
};

export type PreviewGroupFileChanges = {
  /** The record's place in the file. */
  "place": "calendarsets" | "calendars" | "resources" | "interventionsets" | "interventions" | "classes" | "packs" | "promotions" | "passoffers" | "group" | "Fiche" | "Vevent" | "website";
  /** The id. */
  "id": string;
  /** The name. */
  "name": string;
  /** The action. */
  "action": "added" | "changed" | "removed";
  /** The fields that change. */
  "fields": (PreviewGroupFileChangesFields)[];
};

export type PreviewGroupFileChangesFields = {
  /** The place in the record. */
  "path": string;
  /** The fields that differ, as they were. */
  "before": unknown;
  /** The fields that differ, as they are. */
  "after": unknown;
};

export type PreviewGroupFileProblems = {
  /** The place in the record. */
  "path": string;
  /** The message, in words. */
  "message": string;
  /** The error's code; null: only `message` describes the error. */
  "fault": PreviewGroupFileProblemsFault | null;
};

export type PreviewGroupFileProblemsFault = {
  /** A constant that programs can compare. */
  "code": "required" | "unknown_field" | "wrong_type" | "whole_number" | "too_small" | "too_large" | "too_few" | "too_many" | "text_length" | "not_allowed" | "email" | "phone" | "password" | "web_address" | "host_name" | "url_name" | "image" | "colour" | "time" | "day" | "moment" | "time_zone" | "languages" | "country" | "currency" | "holidays" | "field_name" | "pattern" | "tracking_tag" | "pixel" | "provider" | "digits" | "specialty" | "scope" | "placeholder" | "unknown_record" | "taken" | "operator_only" | "not_later" | "less_than" | "missing_language" | "contradiction" | "coordinates" | "pack_entry" | "pack_ends_with_break" | "cannot_be_done_there" | "needed_by_pack" | "needed_by_class" | "last_class" | "condition_field" | "condition_later" | "condition_archived" | "condition_value" | "always_asked";
};

export type PreviewGroupFileReply = {
  /** The errors that prevent the import. */
  "problems": (PreviewGroupFileProblems)[];
  /** The changes. */
  "changes": (PreviewGroupFileChanges)[];
  /** The appointments. */
  "appointments": (PreviewGroupFileAppointments)[];
  /** The lists of the file that are left out. */
  "ignored": (string)[];
  /** To be sent with the import, which is refused if it would do anything else. */
  "seen": string;
};

export type ProGroup = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The group's name in its address. */
  "urlname": string;
  /** The cell that has the group. */
  "shard": string;
  /** Whether only the group's own people see it. */
  "inactive": boolean;
  /** Whether it is a call centre. */
  "call_center": boolean;
  /** Owner, professional or call centre. */
  "role": "owner" | "pro" | "call_centre";
  /** The calendars that the person is limited to; null: all. */
  "calendars": (number)[] | null;
  /** The meaning of the colours of appointments. */
  "labels": StateLabels;
};

export type ProLoginBody = {
  /** The professional. */
  "pro": LoginAccount;
};

export type PromotionChange = {
  /** The record's name in your system. */
  "externid"?: string;
  /** The name. By default `""`. */
  "name"?: string | Record<string, string>;
  /** The discount in whole per cent. */
  "percentage"?: number;
  /** The services. By default `[]`. */
  "interventions"?: (number)[];
  /** The packs; empty: all. By default `[]`. */
  "packs"?: (number)[];
  /** The calendars; empty: any. By default `[]`. */
  "calendars"?: (number)[];
  /** The weekdays. By default `[]`. */
  "days"?: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The start, `HH:MM`. By default `null`. */
  "from"?: string | null;
  /** The end, `HH:MM`. By default `null`. */
  "to"?: string | null;
  /** The first day on which it applies; null: from the beginning. By default `null`. */
  "valid_from"?: string | null;
  /** The last day on which it applies; null: without end. By default `null`. */
  "valid_until"?: string | null;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted"?: boolean;
};

export type PromotionFields = {
  /** The record's name in your system. */
  "externid"?: string;
  /** The name. By default `""`. */
  "name"?: string | Record<string, string>;
  /** The discount in whole per cent. */
  "percentage": number;
  /** The services. By default `[]`. */
  "interventions"?: (number)[];
  /** The packs; empty: all. By default `[]`. */
  "packs"?: (number)[];
  /** The calendars; empty: any. By default `[]`. */
  "calendars"?: (number)[];
  /** The weekdays. By default `[]`. */
  "days"?: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The start, `HH:MM`. By default `null`. */
  "from"?: string | null;
  /** The end, `HH:MM`. By default `null`. */
  "to"?: string | null;
  /** The first day on which it applies; null: from the beginning. By default `null`. */
  "valid_from"?: string | null;
  /** The last day on which it applies; null: without end. By default `null`. */
  "valid_until"?: string | null;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted"?: boolean;
};

export type PromotionRecord = {
  /** The record's name in your system. */
  "externid": string;
  /** The name. By default `""`. */
  "name": string | Record<string, string>;
  /** The discount in whole per cent. */
  "percentage": number;
  /** The services. By default `[]`. */
  "interventions": (number)[];
  /** The packs; empty: all. By default `[]`. */
  "packs": (number)[];
  /** The calendars; empty: any. By default `[]`. */
  "calendars": (number)[];
  /** The weekdays. By default `[]`. */
  "days": ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The start, `HH:MM`. By default `null`. */
  "from": string | null;
  /** The end, `HH:MM`. By default `null`. */
  "to": string | null;
  /** The first day on which it applies; null: from the beginning. By default `null`. */
  "valid_from": string | null;
  /** The last day on which it applies; null: without end. By default `null`. */
  "valid_until": string | null;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted": boolean;
  /** The id. */
  "id": number;
  /** Grows with every change. */
  "version": number;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
};

export type ProveNoticeAddressBody = {
  /** The address that gets notices. */
  "notice_address": ProveNoticeAddressNoticeAddress;
};

export type ProveNoticeAddressNoticeAddress = {
  /** The secret key of the link in a mail. */
  "key": string;
};

export type PublicHoliday = {
  /** The day, `YYYY-MM-DD`. */
  "day": string;
  /** The name. */
  "name": string;
};

export type Quota = {
  /** The limit of a day. */
  "max": number;
  /** How many were used today. */
  "used": number;
};

export type RecordId = {
  /** The id. */
  "id": number;
};

export type Refusal = {
  /** The code: for a program, and the key of the words for people. */
  "message": "max_rdv_number" | "mintime_between" | "max_rdv_period" | "mintime_rdv" | "same_time_rdv" | "not_open_group" | "not_open_group_health" | "user_blacklisted" | "missed_too_often" | "pass_needed" | "fiche_not_authorized" | "see_your_mail" | "availabletimeslots" | "vevent" | "create_vevent_failed" | "application_consumed" | "application_declared" | "application_unknown" | "application_expired" | "application_count" | "application_unchecked" | "application_elsewhere" | "create_fiche_failed" | "too_many_items" | "invalid_calendar" | "too_late_to_cancel" | "already_cancelled" | "unknown_appointment" | "other_calendar" | "offer_over" | "cannot_restore" | "unknown_pass" | "no_visits_left" | "email_already_exists" | "email_not_found" | "emailError" | "passwordError" | "blockedUser" | "dead_key" | "sso_login_only" | "needPasswordChange" | "needFactor" | "factorError" | "wrongPwd" | "emailValidator" | "emailUsing" | "max_fiches" | "upcoming_appointments" | "cannot_merge" | "invalid_record" | "appointments_concerned" | "cannot_undo" | "draft_preview" | "full" | "last_owner" | "works_here_already" | "bad_request" | "invalid_api_key" | "expired_connection" | "forbidden" | "group_does_not_exist" | "inactive_group" | "not_found" | "not_acceptable" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "changed_meanwhile" | "precondition_failed" | "stale_cursor" | "idempotency_key_reused" | "too_many_requests" | "internal_error" | "unavailable" | "newer_version" | "Invalid calendar";
  /** The codes, and the wrong fields. */
  "messages": {
    /** The codes. */
    "errors": ("max_rdv_number" | "mintime_between" | "max_rdv_period" | "mintime_rdv" | "same_time_rdv" | "not_open_group" | "not_open_group_health" | "user_blacklisted" | "missed_too_often" | "pass_needed" | "fiche_not_authorized" | "see_your_mail" | "availabletimeslots" | "vevent" | "create_vevent_failed" | "application_consumed" | "application_declared" | "application_unknown" | "application_expired" | "application_count" | "application_unchecked" | "application_elsewhere" | "create_fiche_failed" | "too_many_items" | "invalid_calendar" | "too_late_to_cancel" | "already_cancelled" | "unknown_appointment" | "other_calendar" | "offer_over" | "cannot_restore" | "unknown_pass" | "no_visits_left" | "email_already_exists" | "email_not_found" | "emailError" | "passwordError" | "blockedUser" | "dead_key" | "sso_login_only" | "needPasswordChange" | "needFactor" | "factorError" | "wrongPwd" | "emailValidator" | "emailUsing" | "max_fiches" | "upcoming_appointments" | "cannot_merge" | "invalid_record" | "appointments_concerned" | "cannot_undo" | "draft_preview" | "full" | "last_owner" | "works_here_already" | "bad_request" | "invalid_api_key" | "expired_connection" | "forbidden" | "group_does_not_exist" | "inactive_group" | "not_found" | "not_acceptable" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "changed_meanwhile" | "precondition_failed" | "stale_cursor" | "idempotency_key_reused" | "too_many_requests" | "internal_error" | "unavailable" | "newer_version")[];
    /** The wrong fields, each with its fault. */
    "fields"?: Record<string, string>;
  };
  /** `missing_key`: The query has no `apikey`.
`unknown_key`: The site key or access key is none, or was revoked.
`key_in_address`: An access key stands in the header `Authorization: Bearer`, never in the address, where logs keep it.
`login_in_address`: User name and password have fields of their own, and never stand in the address.
`expired_key`: The access key has come to its end; an owner makes another one.
`missing_scope`: The access key was not given this; `details.scope` names what it lacks, `none` what no key is given.
`missing_token`: The call needs somebody who is logged in, and came without a token.
`dead_token`: The token has expired, was logged out, or never was one.
`unknown_parameter`: The call does not take a parameter that looks as if it chose among the records; `fields` names it.
`unknown_field`: A field of the body is spelt almost like one that the call takes; `fields` names it, and which is expected.
`malformed_json`: The body is no JSON; `fields.body` says where it stops being it.
`closed`: Nobody who could do it is open for all of that time.
`off_the_grid`: Open, but bookings do not start at that minute.
`not_on_this_calendar`: The calendar or resource that was named does not do this service.
`not_by_the_client`: Only a professional may do this; clients ask for their data to be deleted.
`in_a_sandbox`: Calendars elsewhere are not told of a sandbox's appointments.
`taken`: It could be booked, had nobody else done so.
`buffer`: Nobody else is booked then; minutes that are kept free before or after an appointment are in the way. */
  "detail"?: "missing_key" | "unknown_key" | "key_in_address" | "login_in_address" | "expired_key" | "missing_scope" | "missing_token" | "dead_token" | "unknown_parameter" | "unknown_field" | "malformed_json" | "closed" | "off_the_grid" | "not_on_this_calendar" | "not_by_the_client" | "in_a_sandbox" | "taken" | "buffer";
  /** What a client goes on with: faults of a record, or the record itself */
  "details"?: Record<string, unknown>;
};

export type RemoteCalendar = {
  /** Identifies the calendar when it is connected. */
  "address": string;
  /** The name. */
  "name": string;
};

export type RemoveFactorsBody = {
  /** The factor. */
  "factor": RemoveFactorsFactor;
};

export type RemoveFactorsFactor = {
  /** The code of an authenticator app, or a recovery code. */
  "code"?: string | null;
  /** The browser's answer for a passkey. */
  "passkey"?: Record<string, unknown> | null;
  /** The password. */
  "password"?: string | null;
};

export type RemoveFactorsReply = {
  /** Always `ok`. */
  "status": "ok";
};

export type RequestedItem = {
  /** 0 or null: no preference */
  "intervention_id"?: number | null;
  /** 0 or null: no preference */
  "pack_id"?: number | null;
  /** 0 or null: no preference */
  "calendar_id"?: number | null;
  /** The ids of the accepted calendars; empty: any. */
  "calendar_ids"?: (number)[] | null;
  /** Of a pack: a calendar for each of its services. */
  "calendars"?: (number | null)[] | Record<string, number | null> | null;
  /** 0 or null: no preference */
  "resource_id"?: number | null;
  /** The number of class places that it takes; omitted: one. */
  "places"?: number | null;
};

export type ResolveGroupFromWebsiteReply = {
  /** The group's name in its address. */
  "urlname": string;
  /** The cell that has the group. */
  "shard_name": string;
};

export type ResourceReason = {
  /** A constant that programs can compare. */
  "code": "step" | "past" | "notice" | "period" | "closed" | "other_services" | "service_hours" | "holiday" | "closure" | "elsewhere" | "class" | "taken" | "capacity" | "too_short" | "buffer" | "at_once" | "between_starts" | "resource" | "link" | "together";
  /** The label. */
  "label"?: string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** Until when, RFC 3339. */
  "until_at"?: string;
  /** The appointments. */
  "appointments"?: (AppointmentInTheWay)[];
  /** The id of the service. */
  "intervention_id"?: number;
};

export type RevokeAccessKeyReply = {
  /** The access key. */
  "access_key": AccessKey;
};

export type Rules = {
  /** The minimum minutes from booking to the start. By default `0`. */
  "min_notice": number;
  /** How far ahead clients may book, in minutes. */
  "maxrdv_period"?: number;
  /** The minimum minutes before the start for a client's move or cancellation. By default `0`. */
  "min_cancel_notice": number;
  /** How many upcoming appointments a person may have; 0: no limit. By default `0`. */
  "max_upcoming": number;
  /** The minimum minutes between two appointments of a person; 0: no minimum. By default `0`. */
  "mintime_between": number;
  /** Clients who missed this many appointments within a year book by phone only; 0: no limit. By default `0`. */
  "missed_limit": number;
  /** A cancellation by the client less than this many hours before the start counts as missed; 0: never. By default `0`. */
  "late_cancellation_hours": number;
  /** How long a freed time is kept for a person who waits; 0: no waiting list. By default `0`. */
  "waiting_minutes": number;
  /** The bookings of a network address in a day; 0: no limit. By default `20`. */
  "max_bookings_per_address_per_day": number;
  /** The bookings of a person in a day; 0: no limit. By default `20`. */
  "max_bookings_per_person_per_day": number;
  /** How long before the start clients are reminded; 0: not at all. By default `0`. */
  "reminder_minutes": number;
  /** How long before the start further reminders go. By default `[]`. */
  "further_reminders": (number)[];
  /** Whether reminders go by mail, SMS or both. By default `"mail_and_sms"`. */
  "reminder_by": "mail_and_sms" | "mail" | "sms";
  /** Whether reminders ask if the client will come. By default `true`. */
  "reminder_asks": boolean;
  /** From when no reminder is sent, `HH:MM`. By default `null`. */
  "quiet_from": string | null;
  /** Until when no reminder is sent, `HH:MM`. By default `null`. */
  "quiet_until": string | null;
  /** Whether an SMS confirms a booking too. By default `false`. */
  "confirmation_sms": boolean;
  /** Whether clients announce themselves on a page at the door. By default `false`. */
  "arrival": boolean;
  /** How many times a network address may hold at once; 0: none. By default `20`. */
  "hold_limit_per_address": number;
  /** After how many years without a visit a client's contact details are erased. By default `3`. */
  "retention_years": number;
  /** How many times may be held at once for each place of a calendar; 0: none. By default `10`. */
  "hold_limit_per_calendar": number;
  /** Whether a blocked client's address is blocked too. By default `true`. */
  "blacklist_email": boolean;
  /** Whether a blocked client's phone number is blocked too. By default `true`. */
  "blacklist_phone": boolean;
  /** Whether only existing clients book. By default `false`. */
  "reserved": boolean;
  /** Whether it is a health practice, whose clients are patients. By default `false`. */
  "health": boolean;
  /** Whether no answer says which addresses have an account. */
  "hide_account_existence"?: boolean;
};

export type Sandbox = {
  /** The id of the sandbox, which is a group of its own. */
  "group_id": number;
  /** The group's name in its address. */
  "urlname": string;
  /** When the published content of the group was last copied into it, RFC 3339. */
  "reset_at": string;
  /** The address that gets the mails and SMS of the sandbox. */
  "mails_to": string;
};

export type SendMessagePreviewBody = {
  /** The message, in words. */
  "message": SendMessagePreviewMessage;
};

export type SendMessagePreviewMessage = {
  /** The kind. */
  "kind": "confirmation" | "bookedForYou" | "reminder" | "moved" | "cancellation" | "cancelledByPro" | "reminderSms" | "activation" | "alreadyRegistered" | "reset" | "ficheKey" | "emailChange" | "emailChanged" | "emailTaken" | "ficheEmail" | "bookingRefused" | "deletion" | "deletionConfirmed";
  /** The language, a code like `fr`. */
  "locale": "br" | "cs" | "de" | "en" | "es" | "fr" | "hu" | "it" | "nl" | "pl" | "pt" | "sk";
  /** The subject. By default `""`. */
  "subject"?: string;
  /** The text. By default `""`. */
  "text"?: string;
};

export type SendMessagePreviewReply = {
  /** E-mail address. */
  "email": string;
};

export type SendWebhookDeliveriesBody = {
  /** Which deliveries are sent again. */
  "send": OneDelivery | DeliveriesSince;
};

export type SendWebhookDeliveriesReply = {
  /** How many there are. */
  "count": number;
};

export type SequenceStep = {
  /** The name. */
  "name": string;
  /** The label. */
  "label"?: string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The preposition before the name, in languages that have one. */
  "preposition"?: string;
  /** The title. */
  "title"?: string;
  /** The language of the title. */
  "title_lang"?: string;
  /** Whether the step is left out where there is one choice. */
  "skip_uniq_choice"?: boolean;
  /** The most services and packs in one booking. */
  "max_multirdvs"?: number;
  /** Whether no preference is a choice. */
  "any"?: boolean;
};

export type Service = {
  /** The id. */
  "id": number;
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name": string;
  /** The name that clients read; empty: they do not see it. */
  "publicname": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The description for clients, in HTML. */
  "description": string;
  /** The picture in lists. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": boolean;
  /** The price, in minor units (2500 is 25.00); null: none is given. */
  "price": number | null;
  /** The length in minutes. */
  "length": number;
  /** The kind. */
  "type": "free" | "pack";
  /** The kind of service it belongs to; null: none. */
  "interventionset_id": number | null;
  /** The calendars that can do it; null: every one. */
  "calendar_ids": (number)[] | null;
  /** The ids of rooms and equipment. */
  "resource_ids": (number)[] | null;
  /** Whether it needs a room or equipment. */
  "need_resource": boolean;
  /** The client that was merged into this one. */
  "merged": boolean;
  /** Whether clients do not choose the calendar. */
  "skippable_agenda": boolean;
  /** Whether it takes place by video. */
  "videoconference": boolean;
  /** Whether it is booked in packs only. */
  "only_package": boolean;
  /** Whether it is given in classes only. */
  "in_classes"?: boolean;
  /** The minimum minutes from booking to the start; null: the group's rule applies. */
  "min_notice": number | null;
  /** How far ahead it may be booked, in minutes; null: the group's rule. */
  "maxrdv_period": number | null;
  /** The discount of each item, in their order, in whole per cent. */
  "promotions": number | null;
  /** Whether clients book it only with a pass that pays for it. */
  "needs_pass"?: boolean;
  /** A cancellation by the client less than this many hours before the start counts as missed; 0: never. */
  "late_cancellation_hours"?: number;
  /** Other prices and lengths with some calendars or rooms; the first that fits counts. */
  "by_place"?: (ServiceTermsByPlace)[];
  /** Whether it has no free time at present. */
  "without_times"?: boolean;
};

export type ServiceFields = {
  /** The record's name in your system. */
  "externid"?: string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail"?: string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort"?: number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted"?: boolean;
  /** The kind. By default `"free"`. */
  "type"?: "free";
  /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
  "price"?: number | null;
  /** The length in minutes. By default `30`. */
  "length"?: number;
  /** The calendars; empty: any. By default `[]`. */
  "calendars"?: (number)[];
  /** Whether it needs a room or equipment. By default `false`. */
  "need_resource"?: boolean;
  /** Rooms and equipment. By default `[]`. */
  "resources"?: (number)[];
  /** Other prices and lengths with some calendars or rooms; the first that fits counts. By default `[]`. */
  "by_place"?: (ServiceFieldsTermsByPlace)[];
  /** The minutes kept free before it. By default `0`. */
  "buffer_before"?: number;
  /** The minutes kept free after it. By default `0`. */
  "buffer_after"?: number;
  /** HTML about what to bring or prepare. By default `""`. */
  "instructions"?: string | Record<string, string>;
  /** When it is offered, within the calendars' hours; null: always. By default `null`. */
  "openinghours"?: (WeeklyClassRuleFields)[] | null;
  /** The minimum minutes from booking to the start; null: the group's rule applies. By default `null`. */
  "min_notice"?: number | null;
  /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
  "maxrdv_period"?: number | null;
  /** How many upcoming appointments a person may have; 0: no limit. By default `0`. */
  "max_upcoming"?: number;
  /** The minimum minutes between two appointments of a person; 0: no minimum. By default `0`. */
  "mintime_between"?: number;
  /** How many may take place at once, over all calendars; 0: no limit. By default `0`. */
  "max_at_once"?: number;
  /** The minimum minutes between two starts on one calendar; 0: no minimum. By default `0`. */
  "min_between_starts"?: number;
  /** Whether clients book it only with a pass that pays for it. By default `false`. */
  "needs_pass"?: boolean;
  /** A cancellation by the client less than this many hours before the start counts as missed; 0: never. By default `null`. */
  "late_cancellation_hours"?: number | null;
  /** The client that was merged into this one. By default `false`. */
  "merged"?: boolean;
  /** Whether clients do not choose the calendar. By default `false`. */
  "skippable_agenda"?: boolean;
  /** Whether it takes place by video. By default `false`. */
  "videoconference"?: boolean;
  /** Whether it is booked in packs only. By default `false`. */
  "only_package"?: boolean;
  /** The specialty by which emergency regulators find it (TRE_R38), such as `SM54`; empty: they do not find it. By default `""`. */
  "sas_specialty"?: string;
  /** Where it takes place: `AMB` at the practice, `HH` at the patient's home, `VR` by video. By default `"AMB"`. */
  "sas_kind"?: "AMB" | "HH" | "VR";
  /** For whom its times are: `PUBLIC` everybody, `PRO` health professionals, `SNP` emergency regulators. By default `"PUBLIC"`. */
  "sas_slots"?: "PUBLIC" | "PRO" | "SNP";
  /** The kind of service it belongs to; null: none. By default `null`. */
  "interventionset_id"?: number | null;
};

export type ServiceFieldsTermsByPlace = {
  /** The calendars; empty: any. By default `[]`. */
  "calendars"?: (number)[];
  /** Rooms and equipment. By default `[]`. */
  "resources"?: (number)[];
  /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
  "price"?: number | null;
  /** The length in minutes. By default `null`. */
  "length"?: number | null;
};

export type ServiceRecord = {
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted": boolean;
  /** The kind. By default `"free"`. */
  "type": "free";
  /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
  "price": number | null;
  /** The length in minutes. By default `30`. */
  "length": number;
  /** The calendars; empty: any. By default `[]`. */
  "calendars": (number)[];
  /** Whether it needs a room or equipment. By default `false`. */
  "need_resource": boolean;
  /** Rooms and equipment. By default `[]`. */
  "resources": (number)[];
  /** Other prices and lengths with some calendars or rooms; the first that fits counts. By default `[]`. */
  "by_place": (ServiceRecordTermsByPlace)[];
  /** The minutes kept free before it. By default `0`. */
  "buffer_before": number;
  /** The minutes kept free after it. By default `0`. */
  "buffer_after": number;
  /** HTML about what to bring or prepare. By default `""`. */
  "instructions": string | Record<string, string>;
  /** When it is offered, within the calendars' hours; null: always. By default `null`. */
  "openinghours": (WeeklyClassRule)[] | null;
  /** The minimum minutes from booking to the start; null: the group's rule applies. By default `null`. */
  "min_notice": number | null;
  /** How far ahead it may be booked, in minutes; null: the group's rule. By default `null`. */
  "maxrdv_period": number | null;
  /** How many upcoming appointments a person may have; 0: no limit. By default `0`. */
  "max_upcoming": number;
  /** The minimum minutes between two appointments of a person; 0: no minimum. By default `0`. */
  "mintime_between": number;
  /** How many may take place at once, over all calendars; 0: no limit. By default `0`. */
  "max_at_once": number;
  /** The minimum minutes between two starts on one calendar; 0: no minimum. By default `0`. */
  "min_between_starts": number;
  /** Whether clients book it only with a pass that pays for it. By default `false`. */
  "needs_pass": boolean;
  /** A cancellation by the client less than this many hours before the start counts as missed; 0: never. By default `null`. */
  "late_cancellation_hours": number | null;
  /** The client that was merged into this one. By default `false`. */
  "merged": boolean;
  /** Whether clients do not choose the calendar. By default `false`. */
  "skippable_agenda": boolean;
  /** Whether it takes place by video. By default `false`. */
  "videoconference": boolean;
  /** Whether it is booked in packs only. By default `false`. */
  "only_package": boolean;
  /** The specialty by which emergency regulators find it (TRE_R38), such as `SM54`; empty: they do not find it. By default `""`. */
  "sas_specialty": string;
  /** Where it takes place: `AMB` at the practice, `HH` at the patient's home, `VR` by video. By default `"AMB"`. */
  "sas_kind": "AMB" | "HH" | "VR";
  /** For whom its times are: `PUBLIC` everybody, `PRO` health professionals, `SNP` emergency regulators. By default `"PUBLIC"`. */
  "sas_slots": "PUBLIC" | "PRO" | "SNP";
  /** The kind of service it belongs to; null: none. By default `null`. */
  "interventionset_id": number | null;
  /** The id. */
  "id": number;
  /** Grows with every change. */
  "version": number;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
};

export type ServiceRecordTermsByPlace = {
  /** The calendars; empty: any. By default `[]`. */
  "calendars": (number)[];
  /** Rooms and equipment. By default `[]`. */
  "resources": (number)[];
  /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
  "price": number | null;
  /** The length in minutes. By default `null`. */
  "length": number | null;
};

export type ServiceSet = {
  /** The id. */
  "id": number;
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name": string;
  /** The name that clients read; empty: they do not see it. */
  "publicname": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The description for clients, in HTML. */
  "description": string;
  /** The picture in lists. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. */
  "deleted": boolean;
  /** The price, in minor units (2500 is 25.00); null: none is given. */
  "price": number | null;
};

export type ServiceSetFields = {
  /** The record's name in your system. */
  "externid"?: string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description"?: string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail"?: string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort"?: number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted"?: boolean;
  /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
  "price"?: number | null;
};

export type ServiceSetRecord = {
  /** The record's name in your system. */
  "externid": string;
  /** The name. */
  "name"?: string;
  /** The name that clients read; empty: they do not see it. */
  "publicname"?: string | Record<string, string> | null;
  /** The description for clients, in HTML. By default `""`. */
  "description": string | Record<string, string>;
  /** The picture in lists. By default `null`. */
  "thumbnail": string | null;
  /** The position in lists; the record with the lowest comes first. By default `0`. */
  "sort": number;
  /** Whether it is deleted, cancelled or archived. By default `false`. */
  "deleted": boolean;
  /** The price, in minor units (2500 is 25.00); null: none is given. By default `null`. */
  "price": number | null;
  /** The id. */
  "id": number;
  /** Grows with every change. */
  "version": number;
  /** When it last changed, RFC 3339. */
  "updated_at": string;
};

export type ServiceTermsByPlace = {
  /** The ids of the accepted calendars; empty: any. */
  "calendar_ids": (number)[];
  /** The ids of rooms and equipment. */
  "resource_ids": (number)[];
  /** The price, in minor units (2500 is 25.00); null: none is given. */
  "price": number | null;
  /** The length in minutes. */
  "length": number | null;
};

export type Session = {
  /** The professional. */
  "pro": SessionPro | null;
  /** The account. */
  "account": SessionAccount | null;
  /** The client's token, for their own appointments; null: unchanged. */
  "fiche_token": string | null;
  /** Whether a provider has authenticated the person. */
  "sso_logged": boolean;
  /** Whether a new password has to be chosen first. */
  "needPasswordChange": boolean;
  /** The kinds of second factors of which the login still needs one; null: it needs none. */
  "needFactor": SessionNeedFactor | null;
  /** The person's unfinished appointment; null: none. */
  "pendingRdv": Record<string, unknown> | null;
  /** The groups. */
  "groups": (ProGroup)[];
};

export type SessionAccount = {
  /** The id. */
  "id": number;
  /** E-mail address. */
  "email": string;
  /** The appointment that the link of a mail wants to cancel; null: none. */
  "cancel_apt": number | null;
  /** The appointment that the link of a mail wants to export; null: none. */
  "export_apt": number | null;
};

export type SessionNeedFactor = {
  /** The kinds. */
  "kinds": ("totp" | "passkey")[];
};

export type SessionPro = {
  /** The id. */
  "id": number;
  /** E-mail address. */
  "email": string;
  /** First name. */
  "firstname": string;
  /** Last name. */
  "lastname": string;
  /** The group's id. */
  "group_id": number;
  /** Whether it is a call centre. */
  "call_center": boolean;
};

export type Settings = {
  /** The name. */
  "name": string;
  /** The group's name in its address. */
  "urlname": string;
  /** The preposition before the name, in languages that have one. By default `""`. */
  "preposition": string | Record<string, string>;
  /** Phone number. By default `""`. */
  "phone": string;
  /** The organisation's own site. By default `""`. */
  "website": string;
  /** The logo; null: none. By default `null`. */
  "logo_key": string | null;
  /** The cell that has the group. By default `"main"`. */
  "shard": string;
  /** Whether only the group's own people see it. */
  "inactive"?: boolean;
  /** Whether new clients are welcome. By default `true`. */
  "open": boolean;
  /** Whether only a goodbye follows a logout. By default `false`. */
  "store_chain": boolean;
  /** Whether a home page comes before the booking. By default `false`. */
  "has_minisite": boolean;
  /** Whether offers are pointed out. */
  "has_promotions"?: boolean;
  /** Whether visitors choose the calendar first. By default `true`. */
  "has_calendars_tab": boolean;
  /** Whether visitors choose the service first. By default `true`. */
  "has_interventions_tab": boolean;
  /** The language, a code like `fr`. By default `"fr"`. */
  "locale": "br" | "cs" | "de" | "en" | "es" | "fr" | "hu" | "it" | "nl" | "pl" | "pt" | "sk";
  /** The languages that clients can choose. */
  "enabled_locales"?: string;
  /** The country, a code like `FR`. By default `"FR"`. */
  "country": string;
  /** The currency. By default `"EUR"`. */
  "currency": string;
  /** The time zone, such as `Europe/Paris`. By default `"Europe/Paris"`. */
  "timezone": string;
  /** Street and number. By default `""`. */
  "address": string;
  /** Town. By default `""`. */
  "city": string;
  /** Postcode. By default `""`. */
  "zipcode": string;
  /** Latitude. By default `null`. */
  "lat": number | null;
  /** Longitude. By default `null`. */
  "lng": number | null;
  /** The weekly hours; null: the group's hours apply. By default `[]`. */
  "openinghours": (WeeklyClassRule)[];
  /** The number of the health organisation: FINESS (9 digits) or SIRET (14 digits); empty: none. By default `""`. */
  "finess_or_siret": string;
  /** Whether services and times are visible without a login. By default `true`. */
  "openData": boolean;
  /** Whether clients log in with the provider only. By default `false`. */
  "sso_login_only": boolean;
  /** The OpenID provider; null: none. By default `null`. */
  "sso": SsoProvider | null;
  /** How clients log in. By default `"Account"`. */
  "user_login_profile": "Account" | "Fiche";
  /** The deployment whose switches apply. By default `"default"`. */
  "deployment": "default" | "hads" | "sncf" | "ants" | "sso";
  /** The steps of a booking; empty: by the catalogue. By default `[]`. */
  "user_sequence_config": (SettingsUserSequenceConfig)[];
  /** The first steps of a booking. By default `[]`. */
  "steps_init": (SettingsUserSequenceConfig)[];
  /** Whether the consent to texts is ticked beforehand. By default `false`. */
  "check_sms_from_web": boolean;
  /** Whether several services make one appointment. By default `false`. */
  "merge_interventions": boolean;
  /** Whether packs can be booked. */
  "pack_interventions"?: boolean;
  /** The host of the group's own video meetings; null or empty: the installation's. By default `""`. */
  "meeting_host": string;
  /** The sites that may show the booking. By default `[]`. */
  "embed_hosts": (string)[];
  /** Further countries whose numbers get SMS. By default `[]`. */
  "sms_countries": (string)[];
  /** A setting that only older clients read. By default `false`. */
  "use_booking_service": boolean;
  /** A setting that only older clients read. By default `false`. */
  "use_api_v3": boolean;
  /** Whether promotional texts are not offered. By default `false`. */
  "hide_marketing_sms": boolean;
  /** Whether clients may add a message. By default `true`. */
  "user_allow_comment": boolean;
  /** The phone number of the call centre. By default `false`. */
  "callCenter": boolean;
  /** Whether the team may book a taken place. By default `false`. */
  "allow_overbooking": boolean;
  /** The group's own name of the colour blue for appointments; empty: none. By default `""`. */
  "blue_label": string;
  /** The group's own name of the colour green for appointments; empty: none. By default `""`. */
  "green_label": string;
  /** The group's own name of the colour orange for appointments; empty: none. By default `""`. */
  "orange_label": string;
  /** The group's own name of the colour yellow for appointments; empty: none. By default `""`. */
  "yellow_label": string;
  /** Whether professionals need a second factor. By default `false`. */
  "second_factor_required": boolean;
  /** Whether clients of v1 may send their key in the body and use a cookie. By default `false`. */
  "legacy_clients": boolean;
  /** Whether clients see how many places are left. By default `false`. */
  "capacity_display_user": boolean;
  /** Whether services without free times are left out of lists. By default `false`. */
  "hide_without_times": boolean;
  /** Whether services and calendars are listed with their next free times. By default `false`. */
  "next_times": boolean;
  /** How times are laid out at first. By default `"columns"`. */
  "slots_view": "columns" | "day" | "auto";
  /** Whether prices are shown. By default `true`. */
  "display_intervention_price": boolean;
  /** Whether lengths are shown. By default `true`. */
  "display_intervention_length": boolean;
  /** Whether descriptions are shown. By default `true`. */
  "display_intervention_info": boolean;
  /** The colours. By default `{}`. */
  "theme": Record<string, string>;
  /** Light, dark, or as the visitor's system chooses. By default `"auto"`. */
  "color_scheme": "auto" | "light" | "dark";
  /** How lists are laid out. By default `{}`. */
  "grid_list_mode": Record<string, SettingsGridListMode>;
  /** The group's own texts on the pages. */
  "apptemplates": OwnTexts;
  /** The group's own words of its messages, by kind. By default `{}`. */
  "messages": Record<string, OwnMessage>;
  /** Who gets notices of what clients do online. By default `[]`. */
  "notices": (NoticeAddress)[];
  /** Google tags. */
  "tracking_tags": (SettingsTrackingTags)[];
  /** The id of a Meta pixel. By default `""`. */
  "facebook_pixel_id": string;
  /** Whether places and teams are shown. By default `true`. */
  "public_calendarsets": boolean;
  /** Whether kinds of service are shown. By default `true`. */
  "public_interventionsets": boolean;
  /** The rules of booking. */
  "rules": Rules;
  /** Grows with every change. */
  "version": number;
};

export type SettingsChange = {
  /** The name. */
  "name"?: string;
  /** The group's name in its address. */
  "urlname"?: string;
  /** The preposition before the name, in languages that have one. By default `""`. */
  "preposition"?: string | Record<string, string>;
  /** Phone number. By default `""`. */
  "phone"?: string;
  /** The organisation's own site. By default `""`. */
  "website"?: string;
  /** The logo; null: none. By default `null`. */
  "logo_key"?: string | null;
  /** The cell that has the group. By default `"main"`. */
  "shard"?: string;
  /** Whether only the group's own people see it. */
  "inactive"?: boolean;
  /** Whether new clients are welcome. By default `true`. */
  "open"?: boolean;
  /** Whether only a goodbye follows a logout. By default `false`. */
  "store_chain"?: boolean;
  /** Whether a home page comes before the booking. By default `false`. */
  "has_minisite"?: boolean;
  /** Whether offers are pointed out. */
  "has_promotions"?: boolean;
  /** Whether visitors choose the calendar first. By default `true`. */
  "has_calendars_tab"?: boolean;
  /** Whether visitors choose the service first. By default `true`. */
  "has_interventions_tab"?: boolean;
  /** The language, a code like `fr`. By default `"fr"`. */
  "locale"?: "br" | "cs" | "de" | "en" | "es" | "fr" | "hu" | "it" | "nl" | "pl" | "pt" | "sk";
  /** The languages that clients can choose. */
  "enabled_locales"?: string;
  /** The country, a code like `FR`. By default `"FR"`. */
  "country"?: string;
  /** The currency. By default `"EUR"`. */
  "currency"?: string;
  /** The time zone, such as `Europe/Paris`. */
  "timezone"?: string;
  /** Street and number. By default `""`. */
  "address"?: string;
  /** Town. By default `""`. */
  "city"?: string;
  /** Postcode. By default `""`. */
  "zipcode"?: string;
  /** Latitude. By default `null`. */
  "lat"?: number | null;
  /** Longitude. By default `null`. */
  "lng"?: number | null;
  /** The weekly hours; null: the group's hours apply. By default `[]`. */
  "openinghours"?: (WeeklyClassRuleFields)[];
  /** The number of the health organisation: FINESS (9 digits) or SIRET (14 digits); empty: none. By default `""`. */
  "finess_or_siret"?: string;
  /** Whether services and times are visible without a login. By default `true`. */
  "openData"?: boolean;
  /** Whether clients log in with the provider only. By default `false`. */
  "sso_login_only"?: boolean;
  /** The OpenID provider; null: none. By default `null`. */
  "sso"?: SettingsChangeSso | null;
  /** How clients log in. By default `"Account"`. */
  "user_login_profile"?: "Account" | "Fiche";
  /** The deployment whose switches apply. By default `"default"`. */
  "deployment"?: "default" | "hads" | "sncf" | "ants" | "sso";
  /** The steps of a booking; empty: by the catalogue. By default `[]`. */
  "user_sequence_config"?: (SettingsChangeUserSequenceConfig)[];
  /** The first steps of a booking. By default `[]`. */
  "steps_init"?: (SettingsChangeUserSequenceConfig)[];
  /** Whether the consent to texts is ticked beforehand. By default `false`. */
  "check_sms_from_web"?: boolean;
  /** Whether several services make one appointment. By default `false`. */
  "merge_interventions"?: boolean;
  /** Whether packs can be booked. */
  "pack_interventions"?: boolean;
  /** The host of the group's own video meetings; null or empty: the installation's. By default `""`. */
  "meeting_host"?: string;
  /** The sites that may show the booking. By default `[]`. */
  "embed_hosts"?: (string)[];
  /** Further countries whose numbers get SMS. By default `[]`. */
  "sms_countries"?: (string)[];
  /** A setting that only older clients read. By default `false`. */
  "use_booking_service"?: boolean;
  /** A setting that only older clients read. By default `false`. */
  "use_api_v3"?: boolean;
  /** Whether promotional texts are not offered. By default `false`. */
  "hide_marketing_sms"?: boolean;
  /** Whether clients may add a message. By default `true`. */
  "user_allow_comment"?: boolean;
  /** The phone number of the call centre. By default `false`. */
  "callCenter"?: boolean;
  /** Whether the team may book a taken place. By default `false`. */
  "allow_overbooking"?: boolean;
  /** The group's own name of the colour blue for appointments; empty: none. By default `""`. */
  "blue_label"?: string;
  /** The group's own name of the colour green for appointments; empty: none. By default `""`. */
  "green_label"?: string;
  /** The group's own name of the colour orange for appointments; empty: none. By default `""`. */
  "orange_label"?: string;
  /** The group's own name of the colour yellow for appointments; empty: none. By default `""`. */
  "yellow_label"?: string;
  /** Whether professionals need a second factor. By default `false`. */
  "second_factor_required"?: boolean;
  /** Whether clients of v1 may send their key in the body and use a cookie. By default `false`. */
  "legacy_clients"?: boolean;
  /** Whether clients see how many places are left. By default `false`. */
  "capacity_display_user"?: boolean;
  /** Whether services without free times are left out of lists. By default `false`. */
  "hide_without_times"?: boolean;
  /** Whether services and calendars are listed with their next free times. By default `false`. */
  "next_times"?: boolean;
  /** How times are laid out at first. By default `"columns"`. */
  "slots_view"?: "columns" | "day" | "auto";
  /** Whether prices are shown. By default `true`. */
  "display_intervention_price"?: boolean;
  /** Whether lengths are shown. By default `true`. */
  "display_intervention_length"?: boolean;
  /** Whether descriptions are shown. By default `true`. */
  "display_intervention_info"?: boolean;
  /** The colours. */
  "theme"?: Record<string, string>;
  /** Light, dark, or as the visitor's system chooses. By default `"auto"`. */
  "color_scheme"?: "auto" | "light" | "dark";
  /** How lists are laid out. By default `{}`. */
  "grid_list_mode"?: Record<string, SettingsChangeGridListMode>;
  /** The group's own texts on the pages. By default `{}`. */
  "apptemplates"?: SettingsChangeApptemplates;
  /** The group's own words of its messages, by kind. By default `{}`. */
  "messages"?: Record<string, SettingsChangeMessages>;
  /** Who gets notices of what clients do online. */
  "notices"?: (NoticeAddress)[];
  /** Google tags. By default `[]`. */
  "tracking_tags"?: (SettingsChangeTrackingTags)[];
  /** The id of a Meta pixel. By default `""`. */
  "facebook_pixel_id"?: string;
  /** Whether places and teams are shown. By default `true`. */
  "public_calendarsets"?: boolean;
  /** Whether kinds of service are shown. By default `true`. */
  "public_interventionsets"?: boolean;
  /** The rules of booking. By default `{}`. */
  "rules"?: SettingsChangeRules;
};

export type SettingsChangeApptemplates = {
  /** The text on the first step of a booking. By default `""`. */
  "takerdv_text"?: string | Record<string, string>;
  /** The text on the step with the client's details. By default `""`. */
  "alltab_text"?: string | Record<string, string>;
  /** The text on the confirmation. By default `""`. */
  "confirm_text"?: string | Record<string, string>;
  /** The note about health data. By default `""`. */
  "health_disclaimer"?: string | Record<string, string>;
};

export type SettingsChangeGridListMode = {
  /** The description for clients, in HTML. By default `true`. */
  "description"?: boolean;
  /** The picture. By default `true`. */
  "image"?: boolean;
  /** Whether it is a grid. By default `false`. */
  "grid_mode"?: boolean;
};

export type SettingsChangeMessages = {
  /** The subject. By default `""`. */
  "subject"?: string | Record<string, string>;
  /** The text. By default `""`. */
  "text"?: string | Record<string, string>;
};

export type SettingsChangeRules = {
  /** The minimum minutes from booking to the start; null: the group's rule applies. By default `0`. */
  "min_notice"?: number;
  /** How far ahead it may be booked, in minutes; null: the group's rule. */
  "maxrdv_period"?: number;
  /** The minimum minutes before the start for a client's move or cancellation. By default `0`. */
  "min_cancel_notice"?: number;
  /** How many upcoming appointments a person may have; 0: no limit. By default `0`. */
  "max_upcoming"?: number;
  /** The minimum minutes between two appointments of a person; 0: no minimum. By default `0`. */
  "mintime_between"?: number;
  /** Clients who missed this many appointments within a year book by phone only; 0: no limit. By default `0`. */
  "missed_limit"?: number;
  /** A cancellation by the client less than this many hours before the start counts as missed; 0: never. By default `0`. */
  "late_cancellation_hours"?: number;
  /** How long a freed time is kept for a person who waits; 0: no waiting list. By default `0`. */
  "waiting_minutes"?: number;
  /** The bookings of a network address in a day; 0: no limit. By default `20`. */
  "max_bookings_per_address_per_day"?: number;
  /** The bookings of a person in a day; 0: no limit. By default `20`. */
  "max_bookings_per_person_per_day"?: number;
  /** How long before the start clients are reminded; 0: not at all. By default `0`. */
  "reminder_minutes"?: number;
  /** How long before the start further reminders go. By default `[]`. */
  "further_reminders"?: (number)[];
  /** Whether reminders go by mail, SMS or both. By default `"mail_and_sms"`. */
  "reminder_by"?: "mail_and_sms" | "mail" | "sms";
  /** Whether reminders ask if the client will come. By default `true`. */
  "reminder_asks"?: boolean;
  /** From when no reminder is sent, `HH:MM`. By default `null`. */
  "quiet_from"?: string | null;
  /** Until when no reminder is sent, `HH:MM`. By default `null`. */
  "quiet_until"?: string | null;
  /** Whether an SMS confirms a booking too. By default `false`. */
  "confirmation_sms"?: boolean;
  /** Whether clients announce themselves on a page at the door. By default `false`. */
  "arrival"?: boolean;
  /** How many times a network address may hold at once; 0: none. By default `20`. */
  "hold_limit_per_address"?: number;
  /** After how many years without a visit a client's contact details are erased. By default `3`. */
  "retention_years"?: number;
  /** How many times may be held at once for each place of a calendar; 0: none. By default `10`. */
  "hold_limit_per_calendar"?: number;
  /** Whether a blocked client's address is blocked too. By default `true`. */
  "blacklist_email"?: boolean;
  /** Whether a blocked client's phone number is blocked too. By default `true`. */
  "blacklist_phone"?: boolean;
  /** Whether only existing clients book. By default `false`. */
  "reserved"?: boolean;
  /** Whether it is a health practice, whose clients are patients. By default `false`. */
  "health"?: boolean;
  /** Whether no answer says which addresses have an account. */
  "hide_account_existence"?: boolean;
};

export type SettingsChangeSso = {
  /** The provider's address. */
  "issuer": string;
  /** The group's id at the provider. */
  "client_id": string;
  /** The group's secret at the provider; is never answered. */
  "client_secret"?: string;
  /** Says that there is a secret; sending it back leaves the secret unchanged. */
  "client_secret_sealed"?: string;
  /** The scopes. By default `["openid","email"]`. */
  "scopes"?: (string)[];
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
};

export type SettingsChangeTrackingTags = {
  /** The content. */
  "content": string;
  /** Where the tag is in the page. By default `"head"`. */
  "position"?: "head" | "body";
};

export type SettingsChangeUserSequenceConfig = {
  /** The name. */
  "name": "interventionset_ids" | "intervention_ids" | "calendarset_id" | "calendar_id" | "resource_id" | "login" | "slots" | "fiche_info" | "confirm";
  /** The label. By default `""`. */
  "label"?: string | Record<string, string>;
  /** The preposition before the name, in languages that have one. By default `""`. */
  "preposition"?: string | Record<string, string>;
  /** The title. By default `""`. */
  "title"?: string | Record<string, string>;
  /** Whether the step is left out where there is one choice. By default `false`. */
  "skip_uniq_choice"?: boolean;
  /** The most services and packs in one booking. By default `1`. */
  "max_multirdvs"?: number;
  /** Whether no preference is a choice. By default `true`. */
  "any"?: boolean;
};

export type SettingsGridListMode = {
  /** The description for clients, in HTML. By default `true`. */
  "description": boolean;
  /** The picture. By default `true`. */
  "image": boolean;
  /** Whether it is a grid. By default `false`. */
  "grid_mode": boolean;
};

export type SettingsTrackingTags = {
  /** The content. */
  "content": string;
  /** Where the tag is in the page. By default `"head"`. */
  "position": "head" | "body";
};

export type SettingsUserSequenceConfig = {
  /** The name. */
  "name": "interventionset_ids" | "intervention_ids" | "calendarset_id" | "calendar_id" | "resource_id" | "login" | "slots" | "fiche_info" | "confirm";
  /** The label. By default `""`. */
  "label": string | Record<string, string>;
  /** The preposition before the name, in languages that have one. By default `""`. */
  "preposition": string | Record<string, string>;
  /** The title. By default `""`. */
  "title": string | Record<string, string>;
  /** Whether the step is left out where there is one choice. By default `false`. */
  "skip_uniq_choice": boolean;
  /** The most services and packs in one booking. By default `1`. */
  "max_multirdvs": number;
  /** Whether no preference is a choice. By default `true`. */
  "any": boolean;
};

export type SettleCalendarConflictBody = {
  /** The decision. */
  "conflict": SettleCalendarConflictConflict;
};

export type SettleCalendarConflictConflict = {
  /** Whether the time `here` or `there` counts. */
  "take": "here" | "there";
};

export type ShownTerms = {
  /** The id of the service. */
  "intervention_id"?: number;
  /** The id of the pack. */
  "pack_id"?: number;
  /** The price, in minor units (2500 is 25.00); null: none is given. */
  "price": number | null;
  /** The length in minutes. */
  "length": number;
};

export type Slot = {
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The start's time, for people. */
  "time": string;
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The same start, as older clients know it. */
  "slot": string;
  /** How many places are free. */
  "capacity": number;
  /** The ids of the accepted calendars; empty: any. */
  "calendar_ids": (number)[];
  /** The discount in whole per cent; null: none. */
  "promotion"?: number;
  /** The discount of each item, in their order, in whole per cent. */
  "promotions"?: (number | null)[];
  /** The most that the whole booking costs before the discount, in minor units. */
  "price"?: number;
  /** The most that the whole booking costs after the discount, in minor units. */
  "price_amount"?: number;
};

export type SpecialDay = {
  /** The day, `YYYY-MM-DD`. */
  "day": string;
  /** The hours; empty: closed. */
  "hours": (WebsiteOpeninghours)[];
};

export type SsoProvider = {
  /** The provider's address. */
  "issuer": string;
  /** The group's id at the provider. */
  "client_id": string;
  /** The group's secret at the provider; is never answered. */
  "client_secret"?: string;
  /** Says that there is a secret; sending it back leaves the secret unchanged. */
  "client_secret_sealed"?: string;
  /** The scopes. By default `["openid","email"]`. */
  "scopes": (string)[];
  /** The text of the button. By default `""`. */
  "label": string | Record<string, string>;
};

export type StartCalendarLoginBody = {
  /** The login. */
  "login": StartCalendarLoginLogin;
};

export type StartCalendarLoginLogin = {
  /** The provider. */
  "provider": "google" | "microsoft";
};

export type StartCalendarLoginReply = {
  /** The address. */
  "url": string;
};

export type StartFactorBody = {
  /** The factor. */
  "factor": StartFactorFactor;
};

export type StartFactorFactor = {
  /** The code of an authenticator app, or a recovery code. */
  "code"?: string | null;
  /** The browser's answer for a passkey. */
  "passkey"?: Record<string, unknown> | null;
  /** The kind. */
  "kind": "totp" | "passkey";
  /** The password. */
  "password"?: string | null;
};

export type StartFactorReply = {
  /** The address for an authenticator's QR code. */
  "address"?: string;
  /** The secret of an authenticator app, to be typed. */
  "secret"?: string;
  /** The options for the browser. */
  "options"?: Record<string, unknown>;
};

export type StartFicheImportBody = {
  /** How existing clients are treated. */
  "duplicates": "skip" | "fill" | "replace";
};

export type StateLabels = {
  /** The group's own name of the colour with `state` 0. */
  "blue": string;
  /** The group's own name of the colour with `state` 1. */
  "green": string;
  /** The group's own name of the colour with `state` 2. */
  "orange": string;
  /** The group's own name of the colour with `state` 3. */
  "yellow": string;
};

export type Statistics = {
  /** The first day. */
  "from": string;
  /** The last day. */
  "until": string;
  /** The previous period of the same length. */
  "before": Period;
  /** When they were last counted, RFC 3339; null: not yet. */
  "counted_at": string | null;
  /** The totals of the period. */
  "totals": StatisticsTotals;
  /** The totals of the previous period. */
  "totals_before": StatisticsTotals;
  /** Whether the series has days or months. */
  "grain": "day" | "month";
  /** The days or months of the period, in their order. */
  "series": (StatisticsSeries)[];
  /** The same figures by service, calendar and so on. */
  "by": StatisticsBy;
  /** How long clients wait for a time, by service. */
  "delays": (StatisticsDelays)[];
};

export type StatisticsBy = {
  /** The figures by service. */
  "service": (StatisticsLine)[];
  /** The figures by calendar. */
  "calendar": (StatisticsLine)[];
  /** The figures by source of the booking. */
  "source": (StatisticsLine)[];
  /** The figures by language. */
  "language": (StatisticsLine)[];
  /** The figures by days from booking to appointment. */
  "lead": (StatisticsLine)[];
  /** The figures by weekday. */
  "weekday": (StatisticsLine)[];
  /** The figures by hour. */
  "hour": (StatisticsLine)[];
};

export type StatisticsDelays = {
  /** The id of the service. */
  "intervention_id": number;
  /** The name. */
  "name": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The average minutes until the third free time. */
  "minutes": number | null;
  /** The same in the previous period. */
  "minutes_before": number | null;
};

export type StatisticsLine = {
  /** An id, a source, a language, an hour, a weekday from 1 for Monday, or days. */
  "value": string;
  /** The name. */
  "name"?: string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** Appointments, cancelled ones too. */
  "booked": number;
  /** Cancelled appointments. */
  "cancelled": number;
  /** Appointments that clients cancelled late. */
  "cancelled_late": number;
  /** Missed appointments. */
  "no_show": number;
  /** First appointments of a client. */
  "first": number;
  /** The minutes of appointments that were not cancelled. */
  "minutes": number;
  /** The minutes that were open. */
  "open_minutes"?: number;
  /** Appointments in the previous period. */
  "booked_before": number;
};

export type StatisticsSeries = {
  /** The first day of the part. */
  "start": string;
  /** Appointments, cancelled ones too. */
  "booked": number;
  /** Cancelled appointments. */
  "cancelled": number;
  /** Whether the client cancelled late, by the rule of the group or the service. */
  "cancelled_late": number;
  /** Missed appointments. */
  "no_show": number;
  /** First appointments of a client. */
  "first": number;
  /** The minutes of appointments that were not cancelled. */
  "minutes": number;
  /** Appointments in the previous period. */
  "booked_before": number;
};

export type StatisticsTotals = {
  /** Appointments, cancelled ones too. */
  "booked": number;
  /** Cancelled appointments. */
  "cancelled": number;
  /** Appointments that clients cancelled late. */
  "cancelled_late": number;
  /** Missed appointments. */
  "no_show": number;
  /** First appointments of a client. */
  "first": number;
  /** The minutes of appointments that were not cancelled. */
  "minutes": number;
  /** The minutes that were open. */
  "open_minutes": number;
};

export type StoredAnswer = {
  /** The name. */
  "name": string;
  /** The label. */
  "label": string;
  /** The value. */
  "value": unknown;
};

export type StoredImage = {
  /** The name under which the picture is stored. */
  "key": string;
};

export type TakenEmail = {
  /** Why the address is refused. */
  "temp_email": string;
};

export type TestSsoBody = {
  /** The OpenID provider; null: none. */
  "sso": SettingsChangeSso;
};

export type TestSsoReply = {
  /** The steps. */
  "steps": (TestSsoSteps)[];
};

export type TestSsoSteps = {
  /** The tested step of a login. */
  "step": "discovery" | "keys" | "client" | "redirect" | "claims";
  /** Whether the step succeeded. */
  "status": "ok" | "failed" | "unknown" | "skipped";
  /** Why the last attempt failed; null: it succeeded. */
  "problem": "unreachable" | "no_provider" | "no_keys" | "wrong_client" | "wrong_redirect" | "missing_scope" | "no_email" | null;
  /** The result of the step, in words. */
  "detail": string;
};

export type TestWebhookReply = {
  /** The delivery. */
  "delivery": WebhookDelivery;
};

export type TimeSpan = {
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
};

export type TrackingTag = {
  /** The id of the tag. */
  "content": string;
  /** Where the tag is in the page. */
  "position": string;
};

export type Trade = {
  /** The trade, whose template is used. */
  "trade": "dental_practice" | "hair_salon" | "town_hall" | "class_studio" | "bank_branch" | "optician" | "beauty_salon" | "physiotherapist" | "doctor" | "garage" | "driving_school" | "law_firm" | "empty";
  /** The calendar's name. */
  "calendar_name": string;
  /** The weekly hours; null: the group's hours apply. */
  "openinghours": (WeeklyHours)[];
  /** The services. */
  "interventions": (TradeService)[];
};

export type TradeService = {
  /** The record's name in your system. */
  "externid"?: string | null;
  /** The name. */
  "name": string;
  /** The length in minutes. */
  "length": number;
  /** The price, in minor units (2500 is 25.00); null: none is given. */
  "price"?: number | null;
};

export type UnavailableResource = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** Why no time is offered; empty: all starts are. */
  "reasons": (ResourceReason)[];
};

export type UndoChangeBody = {
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type UndoChangeReply = {
  /** The change. */
  "change": CatalogueChange;
};

export type UndoFicheMergeReply = {
  /** The records. */
  "records": (Fiche)[];
};

export type UpdateAccountAccount = {
  /** The password. */
  "password"?: string | null;
  /** The new password. */
  "new_password"?: string | null;
  /** The new address, until it is confirmed by a mailed link. */
  "temp_email"?: string | null;
  /** The group's id. */
  "group_id"?: number;
  /** The account's id; null: none. */
  "account_id"?: number;
  /** The person's id for an older client. */
  "api_user_id"?: number;
  /** The person's profile for an older client. */
  "api_profile"?: "Account" | "Pro";
};

export type UpdateAccountBody = {
  /** The account. */
  "account": UpdateAccountAccount;
};

export type UpdateAccountReply = {
  /** The token of the session. */
  "account_token": string;
};

export type UpdateAppointmentBody = {
  /** The appointment. */
  "appointment": AppointmentChange;
};

export type UpdateClosureBody = {
  /** The closure. */
  "closure": UpdateClosureClosure;
};

export type UpdateClosureClosure = {
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The end, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "end": string;
  /** The label. */
  "label"?: string | Record<string, string>;
};

export type UpdateColumnsBody = {
  /** The calendars beside each other, in their order. */
  "columns": (number)[];
};

export type UpdateDraftBody = {
  /** The draft. */
  "draft": UpdateDraftDraft;
};

export type UpdateDraftDraft = {
  /** The name. */
  "name"?: string;
  /** When it is published, RFC 3339; null: by hand. */
  "publish_at"?: string | null;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type UpdateFactorRuleBody = {
  /** Whether professionals need a second factor. */
  "required": boolean;
};

export type UpdateFactorRuleReply = {
  /** Whether professionals need a second factor. */
  "required": boolean;
};

export type UpdateFicheBody = {
  /** The client. */
  "fiche": FicheFields;
  /** The reason, in words. */
  "reason"?: string;
};

export type UpdateFicheImportBody = {
  /** The import. */
  "fiche_import": UpdateFicheImportFicheImport;
};

export type UpdateFicheImportFicheImport = {
  /** The columns. */
  "columns": (string | null)[];
  /** The order of day, month and year in dates. */
  "date_order"?: "dmy" | "mdy";
  /** The names of services in the file, each with the group's service that it means; null: left out. */
  "services"?: (UpdateFicheImportFicheImportServices)[];
  /** The calendars; empty: any. */
  "calendars"?: (UpdateFicheImportFicheImportServices)[];
};

export type UpdateFicheImportFicheImportServices = {
  /** The name. */
  "name": string;
  /** The id. */
  "id": number | null;
};

export type UpdateFormRecordsBody = {
  /** The questions that the group asks. */
  "forms": FormRecordsChange;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type UpdateHoursAdd = {
  /** When it is closed. */
  "closures"?: (ClosureFields)[];
  /** Single open times besides the weekly hours. */
  "openings"?: (UpdateHoursAddOpenings)[];
};

export type UpdateHoursAddOpenings = {
  /** The day, `YYYY-MM-DD`. */
  "date": string;
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
  /** The services. */
  "interventions"?: (number)[];
};

export type UpdateHoursBody = {
  /** The ids, in their order. */
  "ids": (number)[];
  /** The change. */
  "change"?: UpdateHoursChange;
  /** The hours to add to those that the calendars have. */
  "add"?: UpdateHoursAdd;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type UpdateHoursChange = {
  /** The weekly hours; null: the group's hours apply. */
  "openinghours"?: (UpdateHoursChangeOpeninghours)[] | null;
  /** The country or region whose public holidays close it; "": none. */
  "holidays"?: string | null;
};

export type UpdateHoursChangeOpeninghours = {
  /** The weekdays. */
  "days": ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
  /** The first day on which it applies; null: from the beginning. By default `null`. */
  "valid_from"?: string | null;
  /** The last day on which it applies; null: without end. By default `null`. */
  "valid_until"?: string | null;
  /** Whether it applies besides the usual hours, or instead of them. By default `false`. */
  "adds_to_week"?: boolean;
  /** The services. */
  "interventions"?: (number)[];
};

export type UpdatePackBody = {
  /** The pack it was booked in; null: none. */
  "pack": PackChange;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type UpdatePassBody = {
  /** The pass. */
  "pass": UpdatePassPass;
};

export type UpdatePassPass = {
  /** Clients that stay after an undo, because they were changed or have booked since. */
  "left"?: number;
  /** The last day on which it applies; null: without end. */
  "valid_until"?: string | null;
};

export type UpdateProBody = {
  /** The professional. */
  "pro": UpdateProPro;
};

export type UpdateProPro = {
  /** Owner, professional or call centre. */
  "role"?: "owner" | "pro" | "call_centre";
  /** The calendars; empty: any. */
  "calendars"?: (number)[] | null;
  /** Whether the person gets mails about what clients do online. */
  "notices"?: boolean;
};

export type UpdateProReply = {
  /** The professional. */
  "pro": Colleague;
};

export type UpdatePromotionBody = {
  /** The discount in whole per cent; null: none. */
  "promotion": PromotionChange;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type UpdateSettingsBody = {
  /** The settings. */
  "settings": SettingsChange;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type UpdateWebhookBody = {
  /** The webhook. */
  "webhook": UpdateWebhookWebhook;
};

export type UpdateWebhookReply = {
  /** The webhook. */
  "webhook": Webhook;
};

export type UpdateWebhookWebhook = {
  /** The name. */
  "name"?: string;
  /** The address. */
  "url"?: string;
  /** The events. */
  "events"?: ("appointment.booked" | "appointment.moved" | "appointment.changed" | "appointment.cancelled" | "appointment.restored" | "appointment.arrived" | "appointment.missed" | "fiche.created" | "fiche.changed" | "fiche.merged" | "fiche.erased" | "catalogue.published" | "message.failed" | "waiting_list.offered")[];
  /** The scopes. */
  "scopes"?: ("appointments:read" | "clients:read" | "catalogue:read")[];
  /** False switches it off; true switches it on, and sends what waits. */
  "on"?: boolean;
};

export type UpdateWebsiteBody = {
  /** The home page. */
  "website": WebsiteChange;
  /** What to do with each appointment that does not fit any more after the change. */
  "accept"?: (AcceptedAppointment)[];
};

export type UpdateWishBody = {
  /** The entry on the waiting list. */
  "wish": UpdateWishWish;
};

export type UpdateWishWish = {
  /** Whether the team lets this person go first. */
  "first": boolean;
};

export type VideoRoom = {
  /** The address of the video room. */
  "room": string;
};

export type WaitingListOfferedEvent = {
  /** The kind. */
  "type": "waiting_list.offered";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": WishEventData;
};

export type Webhook = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** Where the events are posted: `https:`. */
  "url": string;
  /** The events. */
  "events": ("appointment.booked" | "appointment.moved" | "appointment.changed" | "appointment.cancelled" | "appointment.restored" | "appointment.arrived" | "appointment.missed" | "fiche.created" | "fiche.changed" | "fiche.merged" | "fiche.erased" | "catalogue.published" | "message.failed" | "waiting_list.offered")[];
  /** What the bodies may contain, as for an access key. */
  "scopes": ("appointments:read" | "clients:read" | "catalogue:read")[];
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** Who did it; null: unknown. */
  "by": string | null;
  /** Why it is switched off; null: it is on. */
  "off": "owner" | "gone" | "failed" | null;
  /** Since when no attempt has succeeded, RFC 3339; null: the last one did. */
  "failing_since": string | null;
  /** When the next attempt is made, RFC 3339; null: nothing waits. */
  "next_attempt_at": string | null;
  /** How many events are not delivered yet. */
  "waiting": number;
  /** Until when the previous secret signs too, RFC 3339; null: it does not. */
  "previous_secret_until": string | null;
};

export type WebhookDelivery = {
  /** The id. */
  "id": number;
  /** The kind. */
  "type": "appointment.booked" | "appointment.moved" | "appointment.changed" | "appointment.cancelled" | "appointment.restored" | "appointment.arrived" | "appointment.missed" | "fiche.created" | "fiche.changed" | "fiche.merged" | "fiche.erased" | "catalogue.published" | "message.failed" | "waiting_list.offered" | "webhook.test";
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** The state. */
  "state": "waiting" | "delivered";
  /** How many attempts were made. */
  "attempts": number;
  /** The last attempt, RFC 3339; null: none. */
  "tried_at": string | null;
  /** The HTTP status of the last attempt; null: no answer. */
  "status": number | null;
  /** Why the last attempt failed; null: it succeeded. */
  "problem": "status" | "no_answer" | "not_public" | null;
};

export type WebhookDeliveryWithBody = {
  /** The id. */
  "id": number;
  /** The kind. */
  "type": "appointment.booked" | "appointment.moved" | "appointment.changed" | "appointment.cancelled" | "appointment.restored" | "appointment.arrived" | "appointment.missed" | "fiche.created" | "fiche.changed" | "fiche.merged" | "fiche.erased" | "catalogue.published" | "message.failed" | "waiting_list.offered" | "webhook.test";
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** The state. */
  "state": "waiting" | "delivered";
  /** How many attempts were made. */
  "attempts": number;
  /** The last attempt, RFC 3339; null: none. */
  "tried_at": string | null;
  /** The HTTP status of the last attempt; null: no answer. */
  "status": number | null;
  /** Why the last attempt failed; null: it succeeded. */
  "problem": "status" | "no_answer" | "not_public" | null;
  /** The body, as it would be sent now. */
  "body": string;
  /** The first 1,000 characters of the receiver's last answer. */
  "answer": string;
};

export type WebhookTestEvent = {
  /** The kind. */
  "type": "webhook.test";
  /** When it happened, RFC 3339. */
  "timestamp": string;
  /** The record that the event is about. */
  "data": GroupEventData;
};

export type Website = {
  /** The title. */
  "title": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The introductory text. */
  "quick_desc": string;
  /** Words for search engines. */
  "keywords": string;
  /** The group's own domain name. */
  "domain": string;
  /** The picture. */
  "image": string | null;
  /** The pictures at the top, in their order. */
  "file_upload": (WebsitePicture)[];
  /** Whether the home page is shown. */
  "show": boolean;
  /** Whether the page recommends an offer. */
  "highlight": boolean;
  /** The recommended service. */
  "highlight_service": number | null;
  /** The recommended pack. */
  "highlight_package": number | null;
  /** The text beside the recommended offer. */
  "offer_text": string;
  /** Whether a service or a pack is recommended. */
  "offer_type": "service" | "package";
  /** Whether the page lists categories, services or packs. */
  "listing": "category" | "intervention" | "package";
  /** The kinds of service that are listed. */
  "listset_ids": (number)[];
  /** The services that are listed. */
  "listing_ids": (number)[];
  /** The packs that are listed. */
  "package_ids": (number)[];
  /** The regular week, Monday first. */
  "openinghours": ((WebsiteOpeninghours)[])[];
  /** The days of the next two weeks with other hours. */
  "special_days": (SpecialDay)[];
  /** Whether the address links to a map. */
  "map": boolean;
  /** Whether address and phone are shown. */
  "contact_info": boolean;
  /** The website that is mentioned. */
  "website_link": string;
  /** Whether social networks are shown. */
  "social_link": boolean;
  /** The page on Facebook. */
  "facebook": string;
  /** The page on X. */
  "twitter": string;
  /** The page on Instagram. */
  "instagram": string;
  /** The page on Snapchat. */
  "snapchat": string;
  /** The e-mail address that is shown. */
  "mail": string;
  /** The text at the end of the page. */
  "complement_text": string;
  /** Another text at the end of the page. */
  "otherbox": string;
};

export type WebsiteChange = {
  /** Whether the home page is shown. By default `true`. */
  "show"?: boolean;
  /** The title. By default `""`. */
  "title"?: string | Record<string, string>;
  /** The introductory text. By default `""`. */
  "quick_desc"?: string | Record<string, string>;
  /** Words for search engines. By default `""`. */
  "keywords"?: string;
  /** The group's own domain name. By default `null`. */
  "domain"?: string | null;
  /** The picture. By default `null`. */
  "image"?: string | null;
  /** The pictures at the top, in their order. By default `[]`. */
  "file_upload"?: (WebsiteChangeFileUpload)[];
  /** Whether the page recommends an offer. By default `false`. */
  "highlight"?: boolean;
  /** Whether a service or a pack is recommended. By default `"service"`. */
  "offer_type"?: "service" | "package";
  /** The recommended service. By default `null`. */
  "highlight_service"?: number | null;
  /** The recommended pack. By default `null`. */
  "highlight_package"?: number | null;
  /** The text beside the recommended offer. By default `""`. */
  "offer_text"?: string | Record<string, string>;
  /** Whether the page lists categories, services or packs. By default `"category"`. */
  "listing"?: "category" | "intervention" | "package";
  /** The kinds of service that are listed. By default `[]`. */
  "listset_ids"?: (number)[];
  /** The services that are listed. By default `[]`. */
  "listing_ids"?: (number)[];
  /** The packs that are listed. By default `[]`. */
  "package_ids"?: (number)[];
  /** The hours shown: seven days, Monday first; empty: those of the calendars. By default `[]`. */
  "openinghours"?: ((WebsiteOpeninghours)[])[];
  /** Whether the address links to a map. By default `true`. */
  "map"?: boolean;
  /** Whether address and phone are shown. By default `true`. */
  "contact_info"?: boolean;
  /** The website that is mentioned. By default `""`. */
  "website_link"?: string;
  /** Whether social networks are shown. By default `true`. */
  "social_link"?: boolean;
  /** The page on Facebook. By default `""`. */
  "facebook"?: string;
  /** The page on X. By default `""`. */
  "twitter"?: string;
  /** The page on Instagram. By default `""`. */
  "instagram"?: string;
  /** The page on Snapchat. By default `""`. */
  "snapchat"?: string;
  /** The e-mail address that is shown. */
  "mail"?: "" | string;
  /** The text at the end of the page. By default `""`. */
  "complement_text"?: string | Record<string, string>;
  /** Another text at the end of the page. By default `""`. */
  "otherbox"?: string | Record<string, string>;
};

export type WebsiteChangeFileUpload = {
  /** The address. */
  "url": string;
  /** The picture in words, for those who do not see it. By default `""`. */
  "alt"?: string | Record<string, string>;
};

export type WebsiteOpeninghours = {
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
};

export type WebsitePicture = {
  /** The address. */
  "url": string;
  /** The picture in words, for those who do not see it. */
  "alt": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
};

export type WebsiteRecord = {
  /** Whether the home page is shown. By default `true`. */
  "show": boolean;
  /** The title. By default `""`. */
  "title": string | Record<string, string>;
  /** The introductory text. By default `""`. */
  "quick_desc": string | Record<string, string>;
  /** Words for search engines. By default `""`. */
  "keywords": string;
  /** The group's own domain name. By default `null`. */
  "domain": string | null;
  /** The picture. By default `null`. */
  "image": string | null;
  /** The pictures at the top, in their order. By default `[]`. */
  "file_upload": (WebsiteRecordFileUpload)[];
  /** Whether the page recommends an offer. By default `false`. */
  "highlight": boolean;
  /** Whether a service or a pack is recommended. By default `"service"`. */
  "offer_type": "service" | "package";
  /** The recommended service. By default `null`. */
  "highlight_service": number | null;
  /** The recommended pack. By default `null`. */
  "highlight_package": number | null;
  /** The text beside the recommended offer. By default `""`. */
  "offer_text": string | Record<string, string>;
  /** Whether the page lists categories, services or packs. By default `"category"`. */
  "listing": "category" | "intervention" | "package";
  /** The kinds of service that are listed. By default `[]`. */
  "listset_ids": (number)[];
  /** The services that are listed. By default `[]`. */
  "listing_ids": (number)[];
  /** The packs that are listed. By default `[]`. */
  "package_ids": (number)[];
  /** The hours shown: seven days, Monday first; empty: those of the calendars. By default `[]`. */
  "openinghours": ((WebsiteOpeninghours)[])[];
  /** Whether the address links to a map. By default `true`. */
  "map": boolean;
  /** Whether address and phone are shown. By default `true`. */
  "contact_info": boolean;
  /** The website that is mentioned. By default `""`. */
  "website_link": string;
  /** Whether social networks are shown. By default `true`. */
  "social_link": boolean;
  /** The page on Facebook. By default `""`. */
  "facebook": string;
  /** The page on X. By default `""`. */
  "twitter": string;
  /** The page on Instagram. By default `""`. */
  "instagram": string;
  /** The page on Snapchat. By default `""`. */
  "snapchat": string;
  /** The e-mail address that is shown. By default `""`. */
  "mail": "" | string;
  /** The text at the end of the page. By default `""`. */
  "complement_text": string | Record<string, string>;
  /** Another text at the end of the page. By default `""`. */
  "otherbox": string | Record<string, string>;
  /** Grows with every change. */
  "version": number;
};

export type WebsiteRecordFileUpload = {
  /** The address. */
  "url": string;
  /** The picture in words, for those who do not see it. By default `""`. */
  "alt": string | Record<string, string>;
};

export type WeeklyClassRule = {
  /** The weekdays. */
  "days": ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
  /** The first day on which it applies; null: from the beginning. By default `null`. */
  "valid_from": string | null;
  /** The last day on which it applies; null: without end. By default `null`. */
  "valid_until": string | null;
  /** Whether it applies besides the usual hours, or instead of them. By default `false`. */
  "adds_to_week": boolean;
};

export type WeeklyClassRuleFields = {
  /** The weekdays. */
  "days": ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
  /** The first day on which it applies; null: from the beginning. By default `null`. */
  "valid_from"?: string | null;
  /** The last day on which it applies; null: without end. By default `null`. */
  "valid_until"?: string | null;
  /** Whether it applies besides the usual hours, or instead of them. By default `false`. */
  "adds_to_week"?: boolean;
};

export type WeeklyHours = {
  /** The weekdays. */
  "days": ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string | "24:00";
};

export type WeeklyRule = {
  /** The weekdays. */
  "days": ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
  /** The first day on which it applies; null: from the beginning. By default `null`. */
  "valid_from": string | null;
  /** The last day on which it applies; null: without end. By default `null`. */
  "valid_until": string | null;
  /** Whether it applies besides the usual hours, or instead of them. By default `false`. */
  "adds_to_week": boolean;
  /** The services. By default `[]`. */
  "interventions": (number)[];
};

export type WeeklyRuleFields = {
  /** The weekdays. */
  "days": ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The start, `HH:MM`. */
  "from": string;
  /** The end, `HH:MM`. */
  "to": string;
  /** The first day on which it applies; null: from the beginning. By default `null`. */
  "valid_from"?: string | null;
  /** The last day on which it applies; null: without end. By default `null`. */
  "valid_until"?: string | null;
  /** Whether it applies besides the usual hours, or instead of them. By default `false`. */
  "adds_to_week"?: boolean;
  /** The services. By default `[]`. */
  "interventions"?: (number)[];
};

export type Wish = {
  /** The id. */
  "id": number;
  /** The client's id. */
  "fiche_id": number;
  /** First name. */
  "firstname": string;
  /** Last name. */
  "lastname": string;
  /** Phone number. */
  "firstphone": string;
  /** The ids of the packs, in their order. */
  "pack_ids": (number)[];
  /** The ids of the services, in their order. */
  "intervention_ids": (number)[];
  /** The services. */
  "interventions": (NamedRecord)[];
  /** What to bring or prepare, by service; only in the answer to a mail's key. */
  "instructions"?: (WishInstructions)[];
  /** The calendars; empty: any. */
  "calendars": (NamedRecord)[];
  /** The number of class places that it takes; omitted: one. */
  "places"?: number;
  /** The appointment. */
  "appointment": WishAppointment | null;
  /** The first day that suits. */
  "first_day": string;
  /** The last day that suits. */
  "last_day": string;
  /** The weekdays that suit; empty: all. */
  "days": ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[];
  /** The times of day that suit; empty: all. */
  "times": (WebsiteOpeninghours)[];
  /** The state. */
  "state": "waiting" | "offered" | "fulfilled" | "withdrawn";
  /** Whether the team lets this person go first. */
  "first": boolean;
  /** When it was created, RFC 3339. */
  "created_at": string;
  /** The free time that is kept for the person now; null: none. */
  "offer": WishOffer | null;
};

export type WishAppointment = {
  /** The id. */
  "id": number;
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
};

export type WishEventData = {
  /** The group's id. */
  "group_id": number;
  /** The id of the entry on the waiting list. */
  "id": number;
  /** Grows with every change. */
  "version"?: number;
  /** The entry on the waiting list. */
  "wish"?: Wish;
};

export type WishInstructions = {
  /** The id. */
  "id": number;
  /** The name. */
  "name": string;
  /** The language of the texts beside it, if it is another than the answer's. */
  "lang"?: string;
  /** The text as HTML. */
  "html": string;
};

export type WishOffer = {
  /** The id. */
  "id": number;
  /** The start, `YYYY-MM-DD HH:MM:SS` on the group's clock. */
  "start": string;
  /** The start, RFC 3339 with its offset. */
  "start_at": string;
  /** The end, RFC 3339 with its offset. */
  "end_at": string;
  /** The calendar. */
  "calendar": NamedRecord;
  /** Who gives the class that the booking is in; omitted: it is in no class. */
  "teacher"?: NamedRecord;
  /** The address of the video room. */
  "room"?: NamedRecord;
  /** Until when it is valid, RFC 3339; null: without end. */
  "expires_at": string;
};

export type WishWithdrawal = {
  /** Ends the entry. */
  "what": "withdraw";
  /** The secret key of the link in a mail. */
  "key": string;
};

export interface Calls {
  /** The groups of the logged-in professional. */
  "GET /groups": { parts: { query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "id" | "name" | "urlname"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; "group_id"?: number; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListProGroupsReply };
  /** Create a group, which is inactive until its owner publishes it; on installations where anybody may (SIGN_UP=on). */
  "POST /groups": { parts: { query?: { "locale"?: string }; body: CreateGroupBody }; answer: CreateGroupReply };
  /** The template of each trade for new groups, on installations where anybody may create one (SIGN_UP=on). */
  "GET /trades": { parts: { query?: { "locale"?: string } }; answer: ListTradesReply };
  /** The tasks before a group can be published. */
  "GET /groups/{id}/checklist": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: Checklist };
  /** A group by its url name. */
  "GET /services/groups/{urlname}": { parts: { path: { urlname: string }; query?: { "field"?: "urlname"; "value"?: string; "locale"?: string } }; answer: Group | GetGroupByUrlnameReply };
  /** The published data of the group as a group file, without people. */
  "GET /groups/{id}/file": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: Record<string, unknown> };
  /** Import a group file, as its preview showed it. */
  "POST /groups/{id}/file": { parts: { path: { id: number }; query?: { "locale"?: string }; body: ImportGroupFileBody }; answer: PreviewGroupFileReply };
  /** Preview the changes that the import of a group file would make. */
  "POST /groups/{id}/file.preview": { parts: { path: { id: number }; query?: { "locale"?: string }; body: PreviewGroupFileBody }; answer: PreviewGroupFileReply };
  /** The session of the caller. */
  "GET /sessions/current": { parts: { query?: { "group_id"?: number; "cancel_apt"?: number; "export_apt"?: number; "locale"?: string } }; answer: Session };
  /** Log in a customer or a professional. */
  "POST /sessions/login": { parts: { query?: { "locale"?: string; "group_id"?: number }; body: LoginBody | ProLoginBody | LoginAccount }; answer: Login };
  /** End the session. */
  "POST /sessions/logout": { parts: { query?: { "locale"?: string }; body: LogoutBody }; answer: LogoutReply };
  /** Register by e-mail. */
  "POST /accounts": { parts: { query?: { "locale"?: string }; body: CreateAccountBody; idempotencyKey?: string }; answer: CreateAccountReply };
  /** The account of the session. */
  "GET /accounts/{accountId}": { parts: { path: { accountId: number }; query?: { "locale"?: string } }; answer: Account };
  /** Change the password or the e-mail address. */
  "PUT /accounts/{accountId}": { parts: { path: { accountId: number }; query?: { "locale"?: string }; body: UpdateAccountBody; ifMatch?: string }; answer: UpdateAccountReply };
  /** Ask for a link to set a new password. */
  "POST /accounts/forgotPassword": { parts: { query?: { "locale"?: string }; body: ForgotPasswordBody }; answer: ForgotPasswordReply };
  /** Give the second factor that a login asks for. */
  "POST /sessions/factor": { parts: { query?: { "locale"?: string }; body: GiveFactorBody }; answer: Login };
  /** The challenge with which a browser proves a passkey. */
  "POST /sessions/passkey": { parts: { query?: { "locale"?: string }; body: AskForPasskeyBody }; answer: AskForPasskeyReply };
  /** The second factors of the logged-in professional. */
  "GET /factors": { parts: { query?: { "locale"?: string } }; answer: ListFactorsReply };
  /** Complete the setup of a second factor by proving it once. */
  "POST /factors": { parts: { query?: { "locale"?: string }; body: GiveFactorBody }; answer: CreateFactorReply };
  /** Begin to set up an authenticator app or a passkey. */
  "POST /factors/start": { parts: { query?: { "locale"?: string }; body: StartFactorBody }; answer: StartFactorReply };
  /** Turn the second factor off. */
  "POST /factors/remove": { parts: { query?: { "locale"?: string }; body: RemoveFactorsBody }; answer: RemoveFactorsReply };
  /** Turn off the second factor of a colleague who has lost it. */
  "POST /groups/{id}/pros/{proId}/reset_factors": { parts: { path: { id: number; proId: number }; query?: { "locale"?: string }; body: AskForPasskeyBody }; answer: RemoveFactorsReply };
  /** Whether the professionals of a group must log in with a second factor. */
  "PUT /groups/{id}/factor_rule": { parts: { path: { id: number }; query?: { "locale"?: string }; body: UpdateFactorRuleBody }; answer: UpdateFactorRuleReply };
  /** The professionals of a group, for its owners. */
  "GET /groups/{id}/pros": { parts: { path: { id: number }; query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "id" | "email" | "lastname"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListProsReply };
  /** Change the role and the calendars of a professional in the group; takes effect at once. */
  "PUT /groups/{id}/pros/{proId}": { parts: { path: { id: number; proId: number }; query?: { "locale"?: string }; body: UpdateProBody }; answer: UpdateProReply };
  /** Remove a professional from the group; their sessions there end at once. */
  "DELETE /groups/{id}/pros/{proId}": { parts: { path: { id: number; proId: number }; query?: { "locale"?: string } }; answer: DeleteProReply };
  /** The open invitations to work in the group, the newest first. */
  "GET /groups/{id}/pros/invitations": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: ListInvitationsReply };
  /** Mail somebody a link to work in the group; a second one for an address takes the place of the first. */
  "POST /groups/{id}/pros/invitations": { parts: { path: { id: number }; query?: { "locale"?: string }; body: CreateInvitationBody; idempotencyKey?: string }; answer: CreateInvitationReply };
  /** Withdraw an invitation; its link stops working. */
  "DELETE /groups/{id}/pros/invitations/{invitationId}": { parts: { path: { id: number; invitationId: number }; query?: { "locale"?: string } }; answer: DeleteInvitationReply };
  /** The fiches of the session, or a professional's search. */
  "GET /groups/{id}/fiches": { parts: { path: { id: number }; query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "id" | "externid" | "firstname" | "lastname" | "email" | "created_at" | "updated_at"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; "externid"?: string; [part: `${string}[${number}]${string}`]: string | number } }; answer: FicheList };
  /** A new fiche; with `upsert=1` the one that has its externid is changed instead. */
  "POST /groups/{id}/fiches": { parts: { path: { id: number }; query?: { "locale"?: string; "upsert"?: boolean }; body: CreateFicheBody; idempotencyKey?: string }; answer: Fiche };
  /** All fiches of the group, page by page, with filters. */
  "GET /groups/{id}/fiches.table": { parts: { path: { id: number }; query?: { "locale"?: string; "never_came"?: boolean; "not_since"?: string; "missed"?: boolean; "blacklisted"?: boolean; "born_in"?: string; "field"?: string; "answer"?: string; "metadata_key"?: string; "metadata_value"?: string; "order"?: "name" | "created_at" | "last_visit"; "dir"?: "asc" | "desc"; "after"?: string; "limit"?: number } }; answer: ListFicheTableReply };
  /** The fiches of the table as a file, CSV or XLSX. */
  "GET /groups/{id}/fiches.download": { parts: { path: { id: number }; query?: { "locale"?: string; "never_came"?: boolean; "not_since"?: string; "missed"?: boolean; "blacklisted"?: boolean; "born_in"?: string; "field"?: string; "answer"?: string; "metadata_key"?: string; "metadata_value"?: string; "order"?: "name" | "created_at" | "last_visit"; "dir"?: "asc" | "desc"; "columns"?: string; "format"?: "csv" | "xlsx" } }; answer: Blob };
  /** One fiche. */
  "GET /groups/{id}/fiches/{ficheId}": { parts: { path: { id: number; ficheId: number }; query?: { "locale"?: string } }; answer: Fiche };
  /** Change some fields of a fiche. */
  "PUT /groups/{id}/fiches/{ficheId}": { parts: { path: { id: number; ficheId: number }; query?: { "locale"?: string }; body: UpdateFicheBody; ifMatch?: string }; answer: Fiche };
  /** Fiches that may belong to the same person: at most five. */
  "POST /groups/{id}/fiches/duplicates": { parts: { path: { id: number }; query?: { "locale"?: string }; body: ListFicheDuplicatesBody }; answer: ListFicheDuplicatesReply };
  /** Merge two fiches into one. */
  "POST /groups/{id}/fiches/{ficheId}/merge": { parts: { path: { id: number; ficheId: number }; query?: { "locale"?: string }; body: MergeFichesBody }; answer: Fiche };
  /** Undo the last merge: both fiches get back their own appointments and values. */
  "POST /groups/{id}/fiches/{ficheId}/unmerge": { parts: { path: { id: number; ficheId: number }; query?: { "locale"?: string } }; answer: UndoFicheMergeReply };
  /** The history of a fiche: changes, reads and comments, the newest first, at most 200 of each. */
  "GET /groups/{id}/fiches/{ficheId}/history": { parts: { path: { id: number; ficheId: number }; query?: { "locale"?: string } }; answer: FicheHistory };
  /** Write a comment about a person, for the other professionals. */
  "POST /groups/{id}/fiches/{ficheId}/comments": { parts: { path: { id: number; ficheId: number }; query?: { "locale"?: string }; body: CreateFicheCommentBody; idempotencyKey?: string }; answer: FicheComment };
  /** The imports of the group, the newest first, at most twenty. */
  "GET /groups/{id}/fiche_imports": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: ListFicheImportsReply };
  /** Upload a CSV or XLSX file with clients or appointments, up to 50,000 rows; nothing is imported yet. */
  "POST /groups/{id}/fiche_imports": { parts: { path: { id: number }; query?: { "locale"?: string }; body: CreateFicheImportBody }; answer: CreateFicheImportReply };
  /** An import, with its progress. */
  "GET /groups/{id}/fiche_imports/{importId}": { parts: { path: { id: number; importId: number }; query?: { "locale"?: string } }; answer: CreateFicheImportReply };
  /** Change the meaning of columns, services and calendars before the import; the rows are checked again. */
  "PUT /groups/{id}/fiche_imports/{importId}": { parts: { path: { id: number; importId: number }; query?: { "locale"?: string }; body: UpdateFicheImportBody }; answer: CreateFicheImportReply };
  /** The rows of a file that waits to be imported, with what is wrong and the clients who exist already; after an import of appointments its `refused` ones, for a week. */
  "GET /groups/{id}/fiche_imports/{importId}/rows": { parts: { path: { id: number; importId: number }; query?: { "locale"?: string; "kind"?: "all" | "new" | "duplicate" | "unusable" | "faulty" | "refused"; "after"?: number; "limit"?: number } }; answer: ListFicheImportRowsReply };
  /** Import the clients or appointments of a checked file, in the background; no mail is sent. */
  "POST /groups/{id}/fiche_imports/{importId}/start": { parts: { path: { id: number; importId: number }; query?: { "locale"?: string }; body: StartFicheImportBody }; answer: CreateFicheImportReply };
  /** Stop importing: what is imported stays, and can be undone. A file that is not imported yet is deleted. */
  "POST /groups/{id}/fiche_imports/{importId}/stop": { parts: { path: { id: number; importId: number }; query?: { "locale"?: string } }; answer: CreateFicheImportReply };
  /** Undo an import of the last seven days: new appointments are cancelled without a mail, new clients are erased, changed ones get their former values, unless changed or booked since. */
  "POST /groups/{id}/fiche_imports/{importId}/undo": { parts: { path: { id: number; importId: number }; query?: { "locale"?: string } }; answer: CreateFicheImportReply };
  /** The field definitions of fiches and vevents. */
  "GET /groups/{id}/forms": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: Forms };
  /** The minisite. */
  "GET /groups/{id}/websites": { parts: { path: { id: number }; query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "title" | "domain"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListWebsitesReply };
  /** The minisite of the group that the query names. */
  "GET /websites": { parts: { query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "title" | "domain"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; "group_id"?: number; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListWebsitesReply };
  /** Calendar sets. */
  "GET /groups/{id}/calendarsets": { parts: { path: { id: number }; query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "id" | "externid" | "name" | "publicname" | "sort"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; "calendar_id"?: (number)[]; "calendar_ids"?: (number)[]; "calendarset_ids"?: (number)[]; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListCalendarsetsReply };
  /** A new calendarset; with `upsert=1` the one that has its externid is changed instead. */
  "POST /groups/{id}/calendarsets": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "upsert"?: boolean }; body: CreateCalendarsetBody; idempotencyKey?: string }; answer: GetCalendarsetReply };
  /** Calendars, and resources among them. */
  "GET /groups/{id}/calendars": { parts: { path: { id: number }; query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "id" | "externid" | "name" | "publicname" | "sort" | "resource" | "calendarset_id"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; "calendar_id"?: (number)[]; "calendar_ids"?: (number)[]; "calendarset_ids"?: (number)[]; "intervention_ids"?: (number)[]; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListCalendarsReply };
  /** A new calendar; with `upsert=1` the one that has its externid is changed instead. */
  "POST /groups/{id}/calendars": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "upsert"?: boolean }; body: CreateCalendarBody; idempotencyKey?: string }; answer: GetCalendarReply };
  /** Classes, which are booked like calendars. */
  "GET /groups/{id}/classes": { parts: { path: { id: number }; query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "id" | "externid" | "name" | "publicname" | "sort" | "intervention_id" | "teacher_id"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; "intervention_ids"?: (number)[]; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListClassesReply };
  /** A new class; with `upsert=1` the one that has its externid is changed instead. */
  "POST /groups/{id}/classes": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "upsert"?: boolean }; body: CreateClassBody; idempotencyKey?: string }; answer: GetClassReply };
  /** The days and calendars on which appointments change, as server-sent events. */
  "GET /groups/{id}/calendars.events": { parts: { path: { id: number }; query?: { "group_id"?: number; "locale"?: string; "seconds"?: number } }; answer: Blob };
  /** Categories of services. */
  "GET /groups/{id}/interventionsets": { parts: { path: { id: number }; query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "id" | "externid" | "name" | "publicname" | "sort" | "price"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; "calendar_id"?: (number)[]; "calendar_ids"?: (number)[]; "calendarset_ids"?: (number)[]; "intervention_ids"?: (number)[]; "interventionset_id"?: (number)[]; "interventionset_ids"?: (number)[]; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListInterventionsetsReply };
  /** A new interventionset; with `upsert=1` the one that has its externid is changed instead. */
  "POST /groups/{id}/interventionsets": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "upsert"?: boolean }; body: CreateInterventionsetBody; idempotencyKey?: string }; answer: GetInterventionsetReply };
  /** Services. */
  "GET /groups/{id}/interventions": { parts: { path: { id: number }; query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; "calendar_id"?: (number)[]; "calendar_ids"?: (number)[]; "calendarset_ids"?: (number)[]; "intervention_ids"?: (number)[]; "interventionset_id"?: (number)[]; "interventionset_ids"?: (number)[]; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListInterventionsReply };
  /** A new intervention; with `upsert=1` the one that has its externid is changed instead. */
  "POST /groups/{id}/interventions": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "upsert"?: boolean }; body: CreateInterventionBody; idempotencyKey?: string }; answer: GetInterventionReply };
  /** Packs. */
  "GET /groups/{id}/pack_interventions": { parts: { path: { id: number }; query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "id" | "externid" | "name" | "publicname" | "sort" | "price" | "length" | "interventionset_id"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; "intervention_ids"?: (number)[]; "interventionset_id"?: (number)[]; "interventionset_ids"?: (number)[]; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListPackInterventionsReply };
  /** The calendarsets as they are stored, by sort. */
  "GET /groups/{id}/calendarsets.records": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "search"?: string; "externid"?: string; "archived"?: "0" | "1" | "both"; "after"?: string; "limit"?: number } }; answer: ListCalendarsetRecordsReply };
  /** One calendarset as it is stored. */
  "GET /groups/{id}/calendarsets/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetCalendarsetReply };
  /** Change some fields of one calendarset; `deleted` archives it and brings it back. */
  "PUT /groups/{id}/calendarsets/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number }; body: CreateCalendarsetBody; ifMatch?: string }; answer: GetCalendarsetReply };
  /** Puts calendarsets in this order, before those that are not named. */
  "PUT /groups/{id}/calendarsets.order": { parts: { path: { id: number }; query?: { "locale"?: string }; body: OrderedIds }; answer: Ids };
  /** The calendars as they are stored, by sort. */
  "GET /groups/{id}/calendars.records": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "search"?: string; "externid"?: string; "archived"?: "0" | "1" | "both"; "after"?: string; "limit"?: number } }; answer: ListCalendarRecordsReply };
  /** One calendar as it is stored. */
  "GET /groups/{id}/calendars/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetCalendarReply };
  /** Change some fields of one calendar; `deleted` archives it and brings it back. */
  "PUT /groups/{id}/calendars/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number }; body: CreateCalendarBody; ifMatch?: string }; answer: GetCalendarReply };
  /** Puts calendars in this order, before those that are not named. */
  "PUT /groups/{id}/calendars.order": { parts: { path: { id: number }; query?: { "locale"?: string }; body: OrderedIds }; answer: Ids };
  /** The resources as they are stored, by sort. */
  "GET /groups/{id}/resources.records": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "search"?: string; "externid"?: string; "archived"?: "0" | "1" | "both"; "after"?: string; "limit"?: number } }; answer: ListResourceRecordsReply };
  /** One resource as it is stored. */
  "GET /groups/{id}/resources/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetResourceReply };
  /** Change some fields of one resource; `deleted` archives it and brings it back. */
  "PUT /groups/{id}/resources/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number }; body: CreateResourceBody; ifMatch?: string }; answer: GetResourceReply };
  /** A new resource; with `upsert=1` the one that has its externid is changed instead. */
  "POST /groups/{id}/resources": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "upsert"?: boolean }; body: CreateResourceBody; idempotencyKey?: string }; answer: GetResourceReply };
  /** Puts resources in this order, before those that are not named. */
  "PUT /groups/{id}/resources.order": { parts: { path: { id: number }; query?: { "locale"?: string }; body: OrderedIds }; answer: Ids };
  /** The classes as they are stored, by sort. */
  "GET /groups/{id}/classes.records": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "search"?: string; "externid"?: string; "archived"?: "0" | "1" | "both"; "after"?: string; "limit"?: number } }; answer: ListClassRecordsReply };
  /** One class as it is stored. */
  "GET /groups/{id}/classes/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetClassReply };
  /** Change some fields of one class; `deleted` archives it and brings it back. */
  "PUT /groups/{id}/classes/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number }; body: CreateClassBody; ifMatch?: string }; answer: GetClassReply };
  /** Puts classes in this order, before those that are not named. */
  "PUT /groups/{id}/classes.order": { parts: { path: { id: number }; query?: { "locale"?: string }; body: OrderedIds }; answer: Ids };
  /** The interventionsets as they are stored, by sort. */
  "GET /groups/{id}/interventionsets.records": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "search"?: string; "externid"?: string; "archived"?: "0" | "1" | "both"; "after"?: string; "limit"?: number } }; answer: ListInterventionsetRecordsReply };
  /** One interventionset as it is stored. */
  "GET /groups/{id}/interventionsets/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetInterventionsetReply };
  /** Change some fields of one interventionset; `deleted` archives it and brings it back. */
  "PUT /groups/{id}/interventionsets/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number }; body: CreateInterventionsetBody; ifMatch?: string }; answer: GetInterventionsetReply };
  /** Puts interventionsets in this order, before those that are not named. */
  "PUT /groups/{id}/interventionsets.order": { parts: { path: { id: number }; query?: { "locale"?: string }; body: OrderedIds }; answer: Ids };
  /** The interventions as they are stored, by sort. */
  "GET /groups/{id}/interventions.records": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "search"?: string; "externid"?: string; "archived"?: "0" | "1" | "both"; "after"?: string; "limit"?: number } }; answer: ListInterventionRecordsReply };
  /** One intervention as it is stored. */
  "GET /groups/{id}/interventions/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetInterventionReply };
  /** Change some fields of one intervention; `deleted` archives it and brings it back. */
  "PUT /groups/{id}/interventions/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number }; body: CreateInterventionBody; ifMatch?: string }; answer: GetInterventionReply };
  /** Puts interventions in this order, before those that are not named. */
  "PUT /groups/{id}/interventions.order": { parts: { path: { id: number }; query?: { "locale"?: string }; body: OrderedIds }; answer: Ids };
  /** The packs as they are stored, by sort. */
  "GET /groups/{id}/packs.records": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "search"?: string; "externid"?: string; "archived"?: "0" | "1" | "both"; "after"?: string; "limit"?: number } }; answer: ListPackRecordsReply };
  /** One pack as it is stored. */
  "GET /groups/{id}/packs/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetPackReply };
  /** Change some fields of one pack; `deleted` archives it and brings it back. */
  "PUT /groups/{id}/packs/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number }; body: UpdatePackBody; ifMatch?: string }; answer: GetPackReply };
  /** A new pack; with `upsert=1` the one that has its externid is changed instead. */
  "POST /groups/{id}/packs": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "upsert"?: boolean }; body: CreatePackBody; idempotencyKey?: string }; answer: GetPackReply };
  /** Puts packs in this order, before those that are not named. */
  "PUT /groups/{id}/packs.order": { parts: { path: { id: number }; query?: { "locale"?: string }; body: OrderedIds }; answer: Ids };
  /** The promotions as they are stored, by sort. */
  "GET /groups/{id}/promotions.records": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "search"?: string; "externid"?: string; "archived"?: "0" | "1" | "both"; "after"?: string; "limit"?: number } }; answer: ListPromotionRecordsReply };
  /** One promotion as it is stored. */
  "GET /groups/{id}/promotions/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetPromotionReply };
  /** Change some fields of one promotion; `deleted` archives it and brings it back. */
  "PUT /groups/{id}/promotions/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number }; body: UpdatePromotionBody; ifMatch?: string }; answer: GetPromotionReply };
  /** A new promotion; with `upsert=1` the one that has its externid is changed instead. */
  "POST /groups/{id}/promotions": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "upsert"?: boolean }; body: CreatePromotionBody; idempotencyKey?: string }; answer: GetPromotionReply };
  /** The passoffers as they are stored, by sort. */
  "GET /groups/{id}/passoffers.records": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "search"?: string; "externid"?: string; "archived"?: "0" | "1" | "both"; "after"?: string; "limit"?: number } }; answer: ListPassofferRecordsReply };
  /** One passoffer as it is stored. */
  "GET /groups/{id}/passoffers/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetPassofferReply };
  /** Change some fields of one passoffer; `deleted` archives it and brings it back. */
  "PUT /groups/{id}/passoffers/{recordId}": { parts: { path: { id: number; recordId: number }; query?: { "locale"?: string; "draft_id"?: number }; body: CreatePassofferBody; ifMatch?: string }; answer: GetPassofferReply };
  /** A new passoffer; with `upsert=1` the one that has its externid is changed instead. */
  "POST /groups/{id}/passoffers": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number; "upsert"?: boolean }; body: CreatePassofferBody; idempotencyKey?: string }; answer: GetPassofferReply };
  /** Puts passoffers in this order, before those that are not named. */
  "PUT /groups/{id}/passoffers.order": { parts: { path: { id: number }; query?: { "locale"?: string }; body: OrderedIds }; answer: Ids };
  /** When calendars and resources are open on some days, with closures and public holidays. */
  "GET /groups/{id}/openinghours": { parts: { path: { id: number }; query: { "group_id"?: number; "locale"?: string; "calendar_ids"?: (number)[]; "start": string; "nDays"?: number } }; answer: ListOpeningHoursReply };
  /** The calendars and resources that the professional has chosen as columns of the day, in their order. */
  "GET /groups/{id}/calendar_columns": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: Columns };
  /** Store the professional's choice of columns in this group. */
  "PUT /groups/{id}/calendar_columns": { parts: { path: { id: number }; query?: { "locale"?: string }; body: UpdateColumnsBody }; answer: Columns };
  /** Block a time of a calendar, once or weekly; appointments in it stay and are listed in the answer. */
  "POST /groups/{id}/calendars/{calendarId}/closures": { parts: { path: { id: number; calendarId: number }; query?: { "locale"?: string }; body: CreateClosuresBody }; answer: ClosuresWithAppointments };
  /** Change one closure; it stays part of its series. */
  "PUT /groups/{id}/calendars/{calendarId}/closures": { parts: { path: { id: number; calendarId: number }; query?: { "locale"?: string; "start"?: string; "end"?: string; "series"?: string; "calendar_ids"?: (number)[] }; body: UpdateClosureBody }; answer: ClosuresWithAppointments };
  /** Delete a closure, or all closures of a series. */
  "DELETE /groups/{id}/calendars/{calendarId}/closures": { parts: { path: { id: number; calendarId: number }; query?: { "locale"?: string; "start"?: string; "end"?: string; "series"?: string; "calendar_ids"?: (number)[] } }; answer: DeleteClosuresReply };
  /** Cancel one date of a class with everything that is booked there, and mail all clients. */
  "POST /groups/{id}/classes/{calendarId}/cancelled_dates": { parts: { path: { id: number; calendarId: number }; query?: { "locale"?: string }; body: CancelClassDateBody }; answer: CancelClassDateReply };
  /** Move all participants of one date of a class to another date: all or nothing. */
  "POST /groups/{id}/classes/{calendarId}/moved_dates": { parts: { path: { id: number; calendarId: number }; query?: { "locale"?: string }; body: MoveClassDateBody }; answer: Ids };
  /** Open extra time of a calendar on one day. */
  "POST /groups/{id}/calendars/{calendarId}/openings": { parts: { path: { id: number; calendarId: number }; query?: { "locale"?: string }; body: CreateOpeningBody }; answer: CreateOpeningReply };
  /** Delete an extra opening. */
  "DELETE /groups/{id}/calendars/{calendarId}/openings": { parts: { path: { id: number; calendarId: number }; query: { "locale"?: string; "date": string; "from": string; "to": string } }; answer: CreateOpeningReply };
  /** Countries and regions with public holidays. */
  "GET /groups/{id}/holidays.regions": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: ListHolidayRegionsReply };
  /** The public holidays of a country or region by name. */
  "GET /groups/{id}/holidays": { parts: { path: { id: number }; query: { "locale"?: string; "code": string; "from": string; "until": string } }; answer: ListHolidaysReply };
  /** Change hours, holidays or exceptions of several calendars and resources at once, all or none. */
  "PUT /groups/{id}/calendars.hours": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number }; body: UpdateHoursBody }; answer: Ids };
  /** The group's settings as they are stored. */
  "GET /groups/{id}/settings": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetSettingsReply };
  /** Change fields of the group's settings. */
  "PUT /groups/{id}/settings": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number }; body: UpdateSettingsBody; ifMatch?: string }; answer: GetSettingsReply };
  /** Tries a login provider, step by step, without logging anybody in; nothing is saved. */
  "POST /groups/{id}/sso.test": { parts: { path: { id: number }; query?: { "locale"?: string }; body: TestSsoBody }; answer: TestSsoReply };
  /** The group's forms as they are stored. */
  "GET /groups/{id}/forms.records": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetFormRecordsReply };
  /** Change fields of the group's forms. */
  "PUT /groups/{id}/forms.records": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number }; body: UpdateFormRecordsBody; ifMatch?: string }; answer: GetFormRecordsReply };
  /** The group's website as they are stored. */
  "GET /groups/{id}/website": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: GetWebsiteReply };
  /** Change fields of the group's website. */
  "PUT /groups/{id}/website": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number }; body: UpdateWebsiteBody; ifMatch?: string }; answer: GetWebsiteReply };
  /** Store a picture; records refer to it by its key. */
  "POST /groups/{id}/images": { parts: { path: { id: number }; query?: { "locale"?: string }; body: CreateImageBody }; answer: CreateImageReply };
  /** Preview the visitors' page with unsaved changes; nothing is stored. */
  "POST /groups/{id}/preview": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number }; body: PreviewChangesBody }; answer: PreviewChangesReply };
  /** The history of changes of the catalogue and of the team, the newest first. */
  "GET /groups/{id}/changes": { parts: { path: { id: number }; query?: { "locale"?: string; "kind"?: string; "record_id"?: number; "after"?: number; "limit"?: number } }; answer: ListChangesReply };
  /** Undo a change; the undo is a new change in the history. */
  "POST /groups/{id}/changes/{changeId}/undo": { parts: { path: { id: number; changeId: number }; query?: { "locale"?: string }; body: UndoChangeBody }; answer: UndoChangeReply };
  /** The mails and SMS that clients get, with the product's words and what an organisation's own may name. */
  "GET /groups/{id}/messages": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: ListMessagesReply };
  /** Sends one of them as a mail, with an appointment that is made up, to whoever asks and nobody else. */
  "POST /groups/{id}/messages.preview": { parts: { path: { id: number }; query?: { "locale"?: string }; body: SendMessagePreviewBody }; answer: SendMessagePreviewReply };
  /** Mail the link that proves an address of `notices` once more. */
  "POST /groups/{id}/notice_addresses.ask": { parts: { path: { id: number }; query?: { "locale"?: string }; body: AskNoticeAddressBody }; answer: SendMessagePreviewReply };
  /** Proves an address for notices by the key of its mail. */
  "POST /groups/{id}/notice_addresses.prove": { parts: { path: { id: number }; query?: { "locale"?: string }; body: ProveNoticeAddressBody }; answer: SendMessagePreviewReply };
  /** Every text that clients read, with its translations and those that are older than their original. */
  "GET /groups/{id}/texts": { parts: { path: { id: number }; query?: { "locale"?: string; "draft_id"?: number } }; answer: ListTextsReply };
  /** Confirm that a translation still fits its changed original. */
  "POST /groups/{id}/texts.confirmed": { parts: { path: { id: number }; query?: { "locale"?: string }; body: ConfirmTextBody }; answer: ConfirmTextReply };
  /** The drafts that are not published yet, the newest first. */
  "GET /groups/{id}/drafts": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: ListDraftsReply };
  /** Create a draft; changes with its id as `draft_id` in the query go into it. */
  "POST /groups/{id}/drafts": { parts: { path: { id: number }; query?: { "locale"?: string }; body: CreateDraftBody; idempotencyKey?: string }; answer: CreateDraftReply };
  /** A draft with its changes, the appointments it concerns and the key of its preview. */
  "GET /groups/{id}/drafts/{draftId}": { parts: { path: { id: number; draftId: number }; query?: { "locale"?: string } }; answer: GetDraftReply };
  /** Change a draft's name, its date, or the decisions about the appointments that it affects. */
  "PUT /groups/{id}/drafts/{draftId}": { parts: { path: { id: number; draftId: number }; query?: { "locale"?: string }; body: UpdateDraftBody }; answer: CreateDraftReply };
  /** Delete a draft. */
  "DELETE /groups/{id}/drafts/{draftId}": { parts: { path: { id: number; draftId: number }; query?: { "locale"?: string } }; answer: DeleteDraftReply };
  /** Remove one change from a draft, unless others depend on it. */
  "DELETE /groups/{id}/drafts/{draftId}/changes/{changeId}": { parts: { path: { id: number; draftId: number; changeId: number }; query?: { "locale"?: string } }; answer: DeleteDraftChangeReply };
  /** Publish all changes of a draft now, in one transaction. */
  "POST /groups/{id}/drafts/{draftId}/publish": { parts: { path: { id: number; draftId: number }; query?: { "locale"?: string }; body: UndoChangeBody }; answer: CreateDraftReply };
  /** The group's access keys, the newest first, revoked ones too. */
  "GET /groups/{id}/access_keys": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: ListAccessKeysReply };
  /** A new access key for a program of the group's own, with the scopes it may use. */
  "POST /groups/{id}/access_keys": { parts: { path: { id: number }; query?: { "locale"?: string }; body: CreateAccessKeyBody; idempotencyKey?: string }; answer: CreateAccessKeyReply };
  /** Revokes an access key: its next call is refused. */
  "DELETE /groups/{id}/access_keys/{keyId}": { parts: { path: { id: number; keyId: number }; query?: { "locale"?: string } }; answer: RevokeAccessKeyReply };
  /** The caller's own calendar feeds, the newest first; for owners, the feeds of all professionals. */
  "GET /groups/{id}/feeds": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: ListFeedsReply };
  /** A new private address of a calendar file: of a calendar, or of a client's appointments. */
  "POST /groups/{id}/feeds": { parts: { path: { id: number }; query?: { "locale"?: string }; body: CreateFeedBody; idempotencyKey?: string }; answer: CreateFeedReply };
  /** Delete a feed; its address stops working at once. */
  "DELETE /groups/{id}/feeds/{feedId}": { parts: { path: { id: number; feedId: number }; query?: { "locale"?: string } }; answer: DeleteFeedReply };
  /** The other calendars whose busy times close the professional's calendars and the resources. */
  "GET /groups/{id}/busy_sources": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: ListBusySourcesReply };
  /** Connect another calendar, which is read soon afterwards; at most three for each calendar. */
  "POST /groups/{id}/calendars/{calendarId}/busy_sources": { parts: { path: { id: number; calendarId: number }; query?: { "locale"?: string }; body: CreateBusySourceBody; idempotencyKey?: string }; answer: CreateBusySourceReply };
  /** Read a connected calendar now; `tried_at` changes when it has been read. */
  "POST /groups/{id}/busy_sources/{sourceId}/read": { parts: { path: { id: number; sourceId: number }; query?: { "locale"?: string } }; answer: CreateBusySourceReply };
  /** Disconnect a calendar; its busy times can be booked again. */
  "DELETE /groups/{id}/busy_sources/{sourceId}": { parts: { path: { id: number; sourceId: number }; query?: { "locale"?: string } }; answer: CreateBusySourceReply };
  /** The address of a provider's login page, which leads back to the day. */
  "POST /groups/{id}/calendar_logins": { parts: { path: { id: number }; query?: { "locale"?: string }; body: StartCalendarLoginBody }; answer: StartCalendarLoginReply };
  /** Log in at a calendar server, and list its calendars. */
  "POST /groups/{id}/remote_calendars": { parts: { path: { id: number }; query?: { "locale"?: string }; body: ListRemoteCalendarsBody }; answer: ListRemoteCalendarsReply };
  /** Connect a calendar of `listRemoteCalendars`; it is synchronised soon afterwards, and every three minutes. */
  "POST /groups/{id}/calendars/{calendarId}/connected_calendars": { parts: { path: { id: number; calendarId: number }; query?: { "locale"?: string }; body: CreateConnectedCalendarBody; idempotencyKey?: string }; answer: CreateBusySourceReply };
  /** Settle a conflict: an event of an appointment was moved or deleted in the connected calendar. */
  "POST /groups/{id}/busy_sources/{sourceId}/conflicts/{appointmentId}": { parts: { path: { id: number; sourceId: number; appointmentId: number }; query?: { "locale"?: string }; body: SettleCalendarConflictBody }; answer: CreateBusySourceReply };
  /** The group's webhooks, the newest first. */
  "GET /groups/{id}/webhooks": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: ListWebhooksReply };
  /** A new webhook; only this answer has its secret. */
  "POST /groups/{id}/webhooks": { parts: { path: { id: number }; query?: { "locale"?: string }; body: CreateWebhookBody; idempotencyKey?: string }; answer: CreateWebhookReply };
  /** Change a webhook, or switch it off or on. */
  "PUT /groups/{id}/webhooks/{webhookId}": { parts: { path: { id: number; webhookId: number }; query?: { "locale"?: string }; body: UpdateWebhookBody }; answer: UpdateWebhookReply };
  /** Delete a webhook, with its undelivered events. */
  "DELETE /groups/{id}/webhooks/{webhookId}": { parts: { path: { id: number; webhookId: number }; query?: { "locale"?: string } }; answer: UpdateWebhookReply };
  /** Create a new secret for a webhook; for 24 hours the previous one signs as well. */
  "POST /groups/{id}/webhooks/{webhookId}/secret": { parts: { path: { id: number; webhookId: number }; query?: { "locale"?: string } }; answer: CreateWebhookReply };
  /** Send a test event. */
  "POST /groups/{id}/webhooks/{webhookId}/test": { parts: { path: { id: number; webhookId: number }; query?: { "locale"?: string } }; answer: TestWebhookReply };
  /** The deliveries of the last 30 days, sent or waiting, the newest first. */
  "GET /groups/{id}/webhooks/{webhookId}/deliveries": { parts: { path: { id: number; webhookId: number }; query?: { "before"?: number; "limit"?: number } }; answer: ListWebhookDeliveriesReply };
  /** Send one delivery again, or all since an instant, in their order. */
  "POST /groups/{id}/webhooks/{webhookId}/deliveries": { parts: { path: { id: number; webhookId: number }; query?: { "locale"?: string }; body: SendWebhookDeliveriesBody }; answer: SendWebhookDeliveriesReply };
  /** One delivery with its body and the receiver's answer. */
  "GET /groups/{id}/webhooks/{webhookId}/deliveries/{deliveryId}": { parts: { path: { id: number; webhookId: number; deliveryId: number }; query?: { "locale"?: string } }; answer: GetWebhookDeliveryReply };
  /** The group's sandbox; null: it has none. */
  "GET /groups/{id}/sandbox": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: GetSandboxReply };
  /** Create a sandbox from the group's published data, or reset it: its bookings and clients are deleted. */
  "POST /groups/{id}/sandbox": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: CreateSandboxReply };
  /** Delete the group's sandbox. */
  "DELETE /groups/{id}/sandbox": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: DeleteSandboxReply };
  /** The national networks that the group is on, and whether they work. */
  "GET /groups/{id}/networks": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: GetNetworksReply };
  /** The free slots of a span of days. */
  "GET /groups/{id}/availabletimeslots": { parts: { path: { id: number }; query?: { "intervention_ids"?: (number)[]; "pack_id"?: number | null; "calendar_id"?: number | null; "calendar_ids"?: (number)[]; "calendarset_ids"?: (number)[]; "resource_id"?: number | null; "group_id"?: number; "start"?: string; "from"?: string; "end"?: string; "nDays"?: number; "locale"?: string; "length"?: number; "min_capacity"?: number; "promotions"?: boolean; "hold"?: string; "time_format"?: string; [part: `${string}[${number}]${string}`]: string | number } }; answer: AvailableTimeSlots };
  /** The dates of classes on some days, full ones too, with their free places. */
  "GET /groups/{id}/classes.dates": { parts: { path: { id: number }; query: { "group_id"?: number; "locale"?: string; "intervention_ids"?: (number)[]; "class_ids"?: (number)[]; "start": string; "nDays"?: number; "hold"?: string } }; answer: ListClassDatesReply };
  /** The next free times of each service, or of each calendar of one service. */
  "GET /groups/{id}/next_times": { parts: { path: { id: number }; query?: { "intervention_id"?: number; "calendar_ids"?: (number)[]; "resource_id"?: number | null; "locale"?: string } }; answer: ListNextTimesReply };
  /** Why clients are offered no slot: what of a day can be booked on each calendar, and what is in the way of the rest. */
  "GET /groups/{id}/explanations": { parts: { path: { id: number }; query: { "intervention_ids"?: (number)[]; "pack_id"?: number | null; "calendar_id"?: number | null; "calendar_ids"?: (number)[]; "calendarset_ids"?: (number)[]; "resource_id"?: number | null; "group_id"?: number; "locale"?: string; "day": string; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListExplanationsReply };
  /** Hold a slot while its form is filled in; replaces the visitor's earlier hold. */
  "POST /groups/{id}/holds": { parts: { path: { id: number }; query?: { "locale"?: string }; body: HoldSlotBody }; answer: Hold };
  /** Hold the slot for longer. */
  "PUT /groups/{id}/holds": { parts: { path: { id: number }; query: { "locale"?: string; "hold": string } }; answer: Hold };
  /** Release the held slot, at once or after a delay. */
  "POST /groups/{id}/holds/release": { parts: { path: { id: number }; query: { "locale"?: string; "hold": string; "seconds"?: number } }; answer: Hold };
  /** The appointments the session may see. */
  "GET /appointments": { parts: { query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "id" | "start" | "end" | "duration" | "type" | "parent_id" | "pack_id" | "intervention_id" | "intervention_name" | "calendar_id" | "calendar_name" | "fiche_id" | "price" | "price_amount" | "state" | "deleted"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; "group_id"?: number; "fiche_id"?: number; "include_past"?: boolean; "limit_past"?: number; "calendar_ids"?: (number)[]; "calendar_id"?: (number)[]; "after"?: string; [part: `${string}[${number}]${string}`]: string | number } }; answer: AppointmentList };
  /** Book one appointment, several, or a pack: all or nothing. */
  "POST /appointments": { parts: { query?: { "locale"?: string }; body: CreateAppointmentBody; idempotencyKey?: string }; answer: CreatedAppointments };
  /** One appointment. */
  "GET /groups/{id}/appointments/{appointmentId}": { parts: { path: { id: number; appointmentId: number }; query?: { "locale"?: string } }; answer: Appointment };
  /** Move an appointment to another time: the old place is given up only when the new one is taken. */
  "PUT /groups/{id}/appointments/{appointmentId}": { parts: { path: { id: number; appointmentId: number }; query?: { "locale"?: string }; body: MoveAppointmentBody; ifMatch?: string }; answer: Appointments };
  /** Change state, note, presence and payment of an appointment. */
  "PATCH /groups/{id}/appointments/{appointmentId}": { parts: { path: { id: number; appointmentId: number }; query?: { "locale"?: string }; body: UpdateAppointmentBody; ifMatch?: string }; answer: Appointment };
  /** Cancel appointments: all or nothing. */
  "POST /groups/{id}/appointments/batch_delete": { parts: { path: { id: number }; query?: { "locale"?: string }; body: CancelAppointmentsBody }; answer: DeletedRecords };
  /** Confirm that the client will come. */
  "POST /groups/{id}/appointments/confirm": { parts: { path: { id: number }; query?: { "locale"?: string }; body: ConfirmAppointmentsBody }; answer: Appointments };
  /** Restore appointments that a professional cancelled within the last minute. */
  "POST /groups/{id}/appointments/{appointmentId}/restore": { parts: { path: { id: number; appointmentId: number }; query?: { "locale"?: string } }; answer: Appointments };
  /** Who booked, moved, cancelled and changed an appointment: the newest first. */
  "GET /groups/{id}/appointments/{appointmentId}/history": { parts: { path: { id: number; appointmentId: number }; query?: { "locale"?: string } }; answer: GetAppointmentHistoryReply };
  /** Appointments of some days on the professional's own calendars as a table, CSV or XLSX; includes cancelled ones. */
  "GET /groups/{id}/appointments.download": { parts: { path: { id: number }; query: { "locale"?: string; "from": string; "until": string; "calendar_ids"?: (number)[]; "columns"?: string; "format"?: "csv" | "xlsx" } }; answer: Blob };
  /** The appointment as a calendar file; of a cancelled one METHOD:CANCEL. */
  "GET /groups/{id}/appointments/{appointmentId}.ics": { parts: { path: { id: number; appointmentId: number }; query?: { "locale"?: string } }; answer: Blob };
  /** Announce on a page at the organisation's door that the client has arrived. */
  "POST /groups/{id}/arrivals": { parts: { path: { id: number }; query?: { "locale"?: string }; body: AnnounceArrivalBody }; answer: AnnounceArrivalReply };
  /** The address of the page on which clients announce that they have arrived. */
  "GET /groups/{id}/arrival_page": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: GetArrivalPageReply };
  /** The appointments in the order in which they were changed, from a cursor on. */
  "GET /groups/{id}/appointments.changes": { parts: { path: { id: number }; query?: { "after"?: string; "limit"?: number; "locale"?: string } }; answer: AppointmentChanges };
  /** The fiches in the order in which they were changed, from a cursor on. */
  "GET /groups/{id}/fiches.changes": { parts: { path: { id: number }; query?: { "after"?: string; "limit"?: number; "locale"?: string } }; answer: FicheChanges };
  /** Join the waiting list, for a new appointment or for an earlier time of an existing one. */
  "POST /groups/{id}/wishes": { parts: { path: { id: number }; query?: { "locale"?: string }; body: CreateWishBody; idempotencyKey?: string }; answer: Wish };
  /** The waiting list, in the order in which freed times are offered; for a client, their own wishes. */
  "GET /groups/{id}/wishes": { parts: { path: { id: number }; query?: { "locale"?: string; "day"?: string; "after"?: number } }; answer: ListWishesReply };
  /** Move a person to the front of the waiting list, or back to their turn. */
  "PATCH /groups/{id}/wishes/{wishId}": { parts: { path: { id: number; wishId: number }; query?: { "locale"?: string }; body: UpdateWishBody }; answer: Wish };
  /** Withdraw a wish; a time that is offered for it goes to the next person. */
  "DELETE /groups/{id}/wishes/{wishId}": { parts: { path: { id: number; wishId: number }; query?: { "locale"?: string } }; answer: Wish };
  /** Give a free time to a person on the waiting list: book it, or move their appointment there. */
  "POST /groups/{id}/wishes/{wishId}/fill": { parts: { path: { id: number; wishId: number }; query?: { "locale"?: string }; body: FillGapBody }; answer: FulfilledWish };
  /** The wish that the key in a mail belongs to, with the offered time. */
  "GET /groups/{id}/wishes.mine": { parts: { path: { id: number }; query: { "locale"?: string; "key": string } }; answer: Wish };
  /** Accept or decline the offered time, or withdraw the wish, by the key in the mail. */
  "POST /groups/{id}/wishes.answer": { parts: { path: { id: number }; query?: { "locale"?: string }; body: AnswerWishBody }; answer: FulfilledWish };
  /** The passes of a client, the newest first, with the visits left. */
  "GET /groups/{id}/passes": { parts: { path: { id: number }; query?: { "locale"?: string; "fiche_id"?: number } }; answer: ListPassesReply };
  /** Give a client a pass. */
  "POST /groups/{id}/passes": { parts: { path: { id: number }; query?: { "locale"?: string }; body: CreatePassBody; idempotencyKey?: string }; answer: ListPassesRecords };
  /** Change the number of visits left of a pass, or its last day. */
  "PUT /groups/{id}/passes/{passId}": { parts: { path: { id: number; passId: number }; query?: { "locale"?: string }; body: UpdatePassBody }; answer: ListPassesRecords };
  /** All data stored about the person of the session. */
  "GET /groups/{id}/personal_data": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: PersonalData };
  /** All data stored about the person of the session, as a readable document. */
  "GET /groups/{id}/personal_data.html": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: Blob };
  /** How long the person's data is stored, and their open deletion request. */
  "GET /groups/{id}/deletion_requests/current": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: DeletionState };
  /** Withdraw the deletion request. */
  "DELETE /groups/{id}/deletion_requests/current": { parts: { path: { id: number }; query?: { "locale"?: string } }; answer: DeletionState };
  /** Ask that the person's data be deleted; a mailed link confirms it. Asked again, mails the link again. */
  "POST /groups/{id}/deletion_requests": { parts: { path: { id: number }; query?: { "locale"?: string }; idempotencyKey?: string }; answer: DeletionState };
  /** The open deletion requests of a group's clients. */
  "GET /groups/{id}/deletion_requests": { parts: { path: { id: number }; query?: { "results"?: "all" | number; "startIndex"?: number; "sort"?: "id" | "account_id" | "name" | "email" | "requested_at" | "confirmed_at" | "deleted_from"; "dir"?: "asc" | "desc"; "search"?: string; "locale"?: string; [part: `${string}[${number}]${string}`]: string | number } }; answer: ListDeletionRequestsReply };
  /** Confirm a deletion request by the key in its mail. */
  "POST /groups/{id}/deletion_requests/confirm": { parts: { path: { id: number }; query?: { "locale"?: string }; body: ConfirmDeletionRequestBody }; answer: ConfirmDeletionRequestReply };
  /** Statistics of bookings, cancellations and no-shows of a period and of the one before; counted every night. */
  "GET /groups/{id}/statistics": { parts: { path: { id: number }; query: { "group_id"?: number; "locale"?: string; "from": string; "until": string; "calendar_ids"?: (number)[] } }; answer: Statistics };
  /** The statistics as a workbook (XLSX), with a sheet for each table. */
  "GET /groups/{id}/statistics.download": { parts: { path: { id: number }; query: { "group_id"?: number; "locale"?: string; "from": string; "until": string; "calendar_ids"?: (number)[] } }; answer: Blob };
  /** Up to 100 changes, one after the other, each with its own answer; one that is refused stops no other. */
  "POST /bulk": { parts: { query?: { "locale"?: string }; body: MakeCallsBody }; answer: MakeCallsReply };
}
