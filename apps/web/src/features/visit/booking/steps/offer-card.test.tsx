import { describe, expect, test } from "vitest";
import { aPack, aService } from "../../../ground/group/testing/catalogue-records.ts";
import { startInGroup } from "../../../ground/group/testing/start-in-group.tsx";
import { OfferCard } from "./offer-card.tsx";

describe("the price on a card", () => {
  test.each([
    ["is what it costs", 2500, /30.min · €25\.00$/],
    ["is said to be nothing", 0, /30.min · Free$/],
    ["is not spoken of where the organisation gives none", null, /30.min$/],
  ])("%s", async (_, price, facts) => {
    const service = aService(1, "Follow-up", { price });
    const card = <OfferCard offer={service} thumbnail={null} />;
    const { screen } = await startInGroup(card, { catalogue: { interventions: [service] } });
    const button = screen.getByRole("button");
    await expect.element(button).toHaveAccessibleName(facts);
    await expect.element(screen.getByText(facts)).toBeVisible();
  });

  test("is missing from the accessible name too, for a pack without one", async () => {
    const pack = aPack(5, "Checks", [aService(1, "Check")], { price: null, total_price: null });
    const { screen } = await startInGroup(<OfferCard offer={pack} thumbnail={null} />, {
      catalogue: { packs: [pack] },
    });
    await expect.element(screen.getByRole("button")).toHaveAccessibleName(/^Choose Checks, Pack, 1.h$/);
  });
});
