/**
 * The way to a field as an editor counts: `hotspots[0].position` is `hotspots 1 › position`. Undefined where
 * it says nothing to an editor: a part by a number of its own, or an attribute that has another label.
 */
export function shownField(field: string | undefined): string | undefined {
  return field !== undefined && /^\w+(?:\[\d+\](?:\.\w+)*)+$/.test(field)
    ? field.replaceAll(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`).replaceAll('.', ' › ')
    : undefined;
}
