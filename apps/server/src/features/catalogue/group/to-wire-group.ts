import type { Group, InactiveGroup } from "@rendezvous/contract/catalogue/group";
import { readTrackingTag } from "@rendezvous/domain/tracking/tracker";
import type { StoredCatalogue } from "../catalogue/stored-catalogue.ts";
import { textsInLanguage, type TextsInLanguage } from "../catalogue/wire-record.ts";
import { enabledLocales } from "../../../http/locale.ts";
import type { GroupRecord, StepConfig } from "@rendezvous/domain/group/group-record";

/** Returns the contact data that an inactive group still shows. */
export function toInactiveGroup({ id, name, urlname, fields }: GroupRecord): InactiveGroup {
  return { id, name, urlname, phone: fields.phone, inactive: true, active: false };
}

function toWireStep(step: StepConfig, texts: TextsInLanguage): Group["steps_init"][number] {
  return {
    name: step.name,
    label: texts.plain(step.label),
    lang: texts.lang(step.label),
    preposition: texts.inLanguage(step.preposition),
    title: texts.plain(step.title),
    title_lang: texts.lang(step.title),
    skip_uniq_choice: step.skip_uniq_choice ?? false,
    max_multirdvs: step.max_multirdvs ?? 1,
    any: step.any ?? true,
  };
}

const linksOf = new WeakMap<StoredCatalogue, Readonly<Record<string, number[]>>>();

/** Returns the services that each calendar can do, by the calendar's id. */
function toLinks(stored: StoredCatalogue): Readonly<Record<string, number[]>> {
  const cached = linksOf.get(stored);
  if (cached) return cached;
  const places = stored.calendars.filter((one) => !one.resource && !one.class).map(({ id }) => id);
  const links = Object.fromEntries(places.map((id): [number, number[]] => [id, []]));
  for (const { id, calendars, in_classes } of stored.interventions)
    for (const calendar of in_classes ? [] : calendars?.length ? calendars : places)
      links[calendar]?.push(id);
  linksOf.set(stored, links);
  return links;
}

/** Returns the group in one language. The catalogue is used only for counts and flags. */
export function toWireGroup(group: GroupRecord, stored: StoredCatalogue, locale: string): Group {
  const { fields, rules } = group;
  const texts = textsInLanguage(group, locale);
  const steps = (fields.user_sequence_config ?? []).map((step) => toWireStep(step, texts));
  return {
    id: group.id,
    name: group.name,
    urlname: group.urlname,
    preposition: texts.inLanguage(fields.preposition),
    phone: fields.phone,
    website: fields.website,
    siteUrl: fields.website,
    logo_key: fields.logo_key,
    shard: fields.shard,
    deployment: fields.deployment,
    active: !group.inactive,
    inactive: group.inactive,
    open: fields.open,
    store_chain: fields.store_chain,
    has_minisite: fields.has_minisite,
    has_waiting_list: rules.waiting_minutes > 0,
    ...(stored.sells_passes && { sells_passes: true }),
    ...(stored.gives_classes && { gives_classes: true }),
    has_promotions: fields.has_promotions ?? stored.promotions.length > 0,
    has_calendars_tab: fields.has_calendars_tab,
    has_interventions_tab: fields.has_interventions_tab,
    locale: fields.locale,
    enabled_locales: enabledLocales(group).join(","),
    country: fields.country,
    currency: fields.currency,
    currency_code: fields.currency,
    timezone: fields.timezone,
    address: fields.address ?? "",
    city: fields.city ?? "",
    zipcode: fields.zipcode ?? "",
    lat: fields.lat ?? null,
    lng: fields.lng ?? null,
    reserved: group.rules.reserved,
    health: group.rules.health,
    openData: group.openData,
    sso_login_only: fields.sso_login_only,
    sso_label: fields.sso ? texts.plain(fields.sso.label) : null,
    sso_lang: texts.lang(fields.sso?.label),
    user_login_profile: fields.user_login_profile,
    loginProfile: fields.user_login_profile,
    user_sequence_config: steps,
    steps_init: (fields.steps_init ?? []).map((step) => toWireStep(step, texts)),
    resource_count: stored.calendars.filter(({ resource }) => resource).length,
    check_sms_from_web: fields.check_sms_from_web,
    sends_sms: group.sendsSms,
    merge_interventions: fields.merge_interventions,
    pack_interventions: fields.pack_interventions ?? stored.packs.some(({ status }) => status === "opened"),
    use_booking_service: fields.use_booking_service,
    use_api_v3: fields.use_api_v3,
    hide_marketing_sms: fields.hide_marketing_sms,
    user_allow_comment: fields.user_allow_comment,
    callCenter: fields.callCenter,
    allow_overbooking: fields.allow_overbooking,
    capacity_display_user: fields.capacity_display_user,
    hide_without_times: fields.hide_without_times,
    next_times: fields.next_times,
    slots_view: fields.slots_view,
    display_intervention_price: fields.display_intervention_price,
    display_intervention_length: fields.display_intervention_length,
    display_intervention_info: fields.display_intervention_info,
    maxrdv_period: rules.maxrdv_period,
    min_cancel_notice: rules.min_cancel_notice,
    late_cancellation_hours: rules.late_cancellation_hours,
    theme: { usercolors: { ...fields.theme }, scheme: fields.color_scheme },
    grid_list_mode: { ...fields.grid_list_mode },
    apptemplates: Object.fromEntries(
      Object.entries(fields.apptemplates).map(([name, text]) => [name, texts.html(text)]),
    ),
    meeting_host: fields.meeting_host || null,
    tracking_tags: fields.tracking_tags.flatMap(({ content, position }) => {
      const id = readTrackingTag(content);
      return id === null ? [] : [{ content: id, position }];
    }),
    facebook_pixel_id: fields.facebook_pixel_id || null,
    public_calendarsets: fields.public_calendarsets,
    public_interventionsets: fields.public_interventionsets,
    calendars_interventions_links: toLinks(stored),
  };
}
