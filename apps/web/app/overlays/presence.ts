/** An overlay in the page: named by the address, or on its way out. */
export interface Present<Overlay> {
  readonly overlay: Overlay;
  /** The address still names it. */
  readonly isNamed: boolean;
}

/**
 * The overlays in the page once the address names others: the named ones, and those no longer named, which keep
 * their position until they have left. Nothing that remains is reordered: moving a dialog in the document closes
 * it.
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

/** The overlays in the page once one has left; one that is named again remains. */
export function withoutLeft<Overlay extends { readonly key: string }>(
  present: readonly Present<Overlay>[],
  key: string,
): readonly Present<Overlay>[] {
  return present.filter(({ overlay, isNamed }) => isNamed || overlay.key !== key);
}
