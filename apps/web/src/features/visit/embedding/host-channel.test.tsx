import { createMemoryHistory } from "@tanstack/history";
import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openHostChannel } from "./host-channel.ts";

const HOST = "https://host.example";
const FRAMED_BY = ["host.example"];

/** Connects a page of an origin to the frame; returns its port, the messages that it gets, and the frame's history. */
function connect(origin = HOST, address = "/practice") {
  const { port1, port2 } = new MessageChannel();
  const history = createMemoryHistory({ initialEntries: [address] });
  const messages: { type: string; page?: string }[] = [];
  port1.addEventListener("message", ({ data }) => messages.push(data));
  port1.start();
  openHostChannel(new MessageEvent("message", { origin, ports: [port2] }), FRAMED_BY, history);
  onTestFinished(() => port1.close());
  const delivered = async () => {
    await passOnMessages();
    return messages;
  };
  return { port: port1, history, messages, delivered };
}

/** Resolves once a port brings a message, and with it those that others were sent before. */
async function passOnMessages(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const message = new Promise((resolve) => port1.addEventListener("message", resolve));
  port1.start();
  port2.postMessage(null);
  await message;
}

test("a page that may not show the group hears nothing, one that may hears the page and that Escape closes", async () => {
  const stranger = connect("https://other.example", "/practice/book/slots");
  const host = connect(HOST, "/practice/book/slots");
  await userEvent.keyboard("{Escape}");
  await expect
    .poll(() => host.messages)
    .toEqual([{ type: "page_view", page: "book/slots" }, { type: "close" }]);
  expect(await stranger.delivered()).toEqual([]);
});

test("Escape that takes back a half-composed character closes nothing", async () => {
  const host = connect(HOST, "/practice/book/slots");
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing: true }));
  await expect.poll(() => host.messages).toHaveLength(1);
  expect((await host.delivered()).map(({ type }) => type)).toEqual(["page_view"]);
});

test("a message without a port opens nothing", () => {
  const history = createMemoryHistory({ initialEntries: ["/practice/login"] });
  expect(() =>
    openHostChannel(new MessageEvent("message", { origin: HOST }), FRAMED_BY, history),
  ).not.toThrow();
});

test("Escape closes the open dialog first", async () => {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  dialog.showModal();
  const { messages } = connect();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => dialog.open).toBe(false);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => messages).toEqual([{ type: "close" }]);
});

test("Escape that something in the page takes is not the host's", async () => {
  const { messages, delivered } = connect();
  document.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
  await userEvent.keyboard("{Escape}");
  expect(await delivered()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => messages).toEqual([{ type: "close" }]);
});

test("pages are told by their names alone, once each, without those that only lead on", async () => {
  const { messages, history } = connect(HOST, "/practice/book");
  for (const path of [
    "/practice/book/slots",
    "/practice/book/slots?calendar_ids=7",
    "/practice/book/fiche_info",
    "/practice/clients/Ada Byron",
    "/practice/login",
    "/not_found",
    "/practice/book",
    "/practice/login",
  ])
    history.push(path);
  await expect
    .poll(() => messages.map(({ page }) => page))
    .toEqual(["book/slots", "book/fiche_info", "not_found", "login", "not_found", "login"]);
});

test("the height is told as long as the host wants it", async () => {
  const { port, messages, delivered } = connect();
  const box = document.createElement("div");
  document.body.append(box);
  onTestFinished(() => {
    port.postMessage({ type: "autoresize", active: false });
    box.remove();
  });
  const heights = () => messages.filter(({ type }) => type === "height");
  expect(await delivered()).toEqual([]);
  port.postMessage({ type: "autoresize", active: true });
  await expect.poll(heights).toHaveLength(1);
  box.style.height = "900px";
  await expect.poll(heights).toHaveLength(2);
  port.postMessage({ type: "autoresize" });
  await delivered();
  box.style.height = "1900px";
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await delivered();
  expect(heights()).toHaveLength(2);
});
