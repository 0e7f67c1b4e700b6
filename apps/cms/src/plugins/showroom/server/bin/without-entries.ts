/**
 * A state without what leads to some entries, as it is after these were deleted.
 *
 * @param gone `documentId`s.
 */
export function withoutEntries(state: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(state)) {
    const kept = state.map((part) => withoutEntries(part, gone)).filter((part) => part !== undefined);
    // A state has no empty relations.
    return kept.length === 0 ? undefined : kept;
  }
  if (typeof state !== 'object' || state === null) return state;
  if ('documentId' in state && gone.has(String(state.documentId))) return undefined;
  return Object.fromEntries(
    Object.entries(state).flatMap(([name, part]) => {
      const kept = withoutEntries(part, gone);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}
