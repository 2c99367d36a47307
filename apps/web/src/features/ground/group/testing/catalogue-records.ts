import type { Calendar, Intervention, Interventionset, Pack } from "@rendezvous/contract/catalogue/catalogue";

const LISTED = {
  externid: "",
  description: "",
  thumbnail: null,
  sort: 0,
  deleted: false,
};

export function aCalendar(id: number, publicname: string, more: Partial<Calendar> = {}): Calendar {
  return {
    ...LISTED,
    id,
    name: publicname,
    publicname,
    resource: false,
    calendarset_id: null,
    maxrdv_period: null,
    address: null,
    ...more,
  };
}

export function aCategory(id: number, publicname: string): Interventionset {
  return { ...LISTED, id, name: publicname, publicname, price: null };
}

export function aService(id: number, publicname: string, more: Partial<Intervention> = {}): Intervention {
  return {
    ...LISTED,
    id,
    name: publicname,
    publicname,
    price: 2500,
    length: 30,
    type: "free",
    interventionset_id: null,
    calendar_ids: null,
    resource_ids: null,
    need_resource: false,
    merged: false,
    skippable_agenda: false,
    videoconference: false,
    only_package: false,
    min_notice: null,
    maxrdv_period: null,
    promotions: null,
    ...more,
  };
}

export function aPack(
  id: number,
  publicname: string,
  services: readonly Intervention[],
  more: Partial<Pack> = {},
): Pack {
  return {
    ...LISTED,
    id,
    name: publicname,
    publicname,
    type: "pack",
    status: "opened",
    price: 6000,
    total_price: 6000,
    length: 60,
    interventionset_id: null,
    config: services.map((service) => ({
      intervention_id: service.id,
      publicname: service.publicname,
      selectedCalendar: null,
    })),
    promotions: null,
    ...more,
  };
}
