import axe from "axe-core";

/**
 * The findings of axe, one line for each rule, once every colour is what it becomes: what fades in is taken to its end.
 * Rules about whole pages and their main heading are left out.
 */
export async function accessibilityFaults(): Promise<string[]> {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  const { violations } = await axe.run(document.body, {
    rules: { "page-has-heading-one": { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
