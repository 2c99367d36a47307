import axe from "axe-core";

/** The findings of axe, one line for each rule; rules about whole pages and their main heading are left out. */
export async function accessibilityFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { "page-has-heading-one": { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
