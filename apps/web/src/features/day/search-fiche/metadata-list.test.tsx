import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { MetadataList } from "./metadata-list.tsx";

test("professionals read what programs keep with a client or an appointment", async () => {
  await startInGroup(<MetadataList metadata={{ order: "A-17", "crm.level": "gold" }} />);
  const list = page.getByRole("region", { name: "Data from other programs" });
  await expect.element(list).toHaveTextContent("Data from other programsorderA-17crm.levelgold");
  expect(await accessibilityFaults()).toEqual([]);
});

test.each([[undefined], [{}]])("nothing is shown where there is none: %j", async (metadata) => {
  await startInGroup(
    <p>
      Here
      <MetadataList metadata={metadata} />
    </p>,
  );
  await expect.element(page.getByText("Here")).toBeVisible();
  expect(page.getByText("Here").element().children).toHaveLength(0);
});
