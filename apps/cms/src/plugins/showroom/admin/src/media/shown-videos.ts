/** The ids of all videos in a form's values, without duplicates, in order. */
export function videoIdsIn(values: unknown): readonly number[] {
  return [...new Set(foundIn(values))];
}

function foundIn(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, mime } = value as { readonly id?: unknown; readonly mime?: unknown };
  if (typeof mime === 'string' && mime.startsWith('video/') && typeof id === 'number') return [id];
  return Object.values(value).flatMap(foundIn);
}
