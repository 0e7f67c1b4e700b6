/**
 * A field's path as editors know it: `hotspots[0].position` is `hotspots 1 › position`. Undefined if it means
 * nothing to an editor: a part with its own id, or an attribute with another label.
 */
export function shownField(field: string | undefined): string | undefined {
  return field !== undefined && /^\w+(?:\[\d+\](?:\.\w+)*)+$/.test(field)
    ? field.replaceAll(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`).replaceAll('.', ' › ')
    : undefined;
}
