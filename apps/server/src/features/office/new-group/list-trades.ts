import { TRADES } from "@rendezvous/contract/catalogue/trade";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { toWireTrade } from "./trades.ts";

/** Returns the template of each trade. */
export const listTrades = defineCall("listTrades", ({ context, locale }) =>
  context.config.signUp
    ? reply({ trades: TRADES.map((trade) => toWireTrade(trade, locale)) })
    : refuse("forbidden"),
);
