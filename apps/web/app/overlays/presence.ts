/** An overlay that is in the page: as the address has it, or on its way out. */
export interface Present<Overlay> {
  readonly overlay: Overlay;
  /** The address still names it. */
  readonly isNamed: boolean;
}

/**
 * What is in the page once the address names other overlays: the named ones, and those that are no longer
 * named, which stay where they stood until they have left. Nothing that stays changes its place among the
 * others: a dialog that is moved in the document closes.
 */
export function withNamed<Overlay extends { readonly key: string }>(
  present: readonly Present<Overlay>[],
  named: readonly Overlay[],
): readonly Present<Overlay>[] {
  const byKey = new Map(named.map((overlay) => [overlay.key, overlay]));
  const kept = present.map(({ overlay }): Present<Overlay> => {
    const now = byKey.get(overlay.key);
    return now === undefined ? { overlay, isNamed: false } : { overlay: now, isNamed: true };
  });
  const known = new Set(kept.map(({ overlay }) => overlay.key));
  return [
    ...kept,
    ...named.filter(({ key }) => !known.has(key)).map((overlay) => ({ overlay, isNamed: true })),
  ];
}

/** What is in the page once an overlay has left; one that is named again stays. */
export function withoutLeft<Overlay extends { readonly key: string }>(
  present: readonly Present<Overlay>[],
  key: string,
): readonly Present<Overlay>[] {
  return present.filter(({ overlay, isNamed }) => isNamed || overlay.key !== key);
}
