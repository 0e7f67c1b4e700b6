/**
 * What the showroom in the preview's frame sends to the admin panel around it: the address that it shows, or the one
 * that an editor wants to edit. It holds nothing of the content.
 */
export interface PreviewEvent {
  readonly type: 'vitrine-shown' | 'vitrine-edit';
  /** Such as `/de/hall/entrance?article=12`. */
  readonly address: string;
  /** The title of the hotspot that was chosen. */
  readonly hotspot?: string;
}

const MAX_LENGTH = 2_000;

/** Reads a message whose sender the caller has checked; undefined for anything else that a page may send. */
export function readPreviewEvent(data: unknown): PreviewEvent | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, address, hotspot } = data as Readonly<Record<string, unknown>>;
  if (type !== 'vitrine-shown' && type !== 'vitrine-edit') return undefined;
  if (typeof address !== 'string' || !address.startsWith('/') || address.length > MAX_LENGTH)
    return undefined;
  const isTitle = typeof hotspot === 'string' && hotspot !== '' && hotspot.length <= MAX_LENGTH;
  return { type, address, ...(isTitle ? { hotspot } : {}) };
}
