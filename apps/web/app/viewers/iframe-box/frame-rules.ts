/** Milliseconds after which a frame that has not loaded shows a sentence; it may still load. */
export const FRAME_PATIENCE = 8000;

/** The permissions of a framed page: scripts, its own login, forms, windows and downloads. */
const ALLOWED = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
  'allow-downloads',
];

/**
 * The `sandbox` of a frame: never the right to navigate the showroom. A page of the showroom's own origin does not
 * keep that origin, because its script could then remove the sandbox.
 */
export function sandboxOf(url: string, ownOrigin: string): string {
  const isOwn = URL.parse(url)?.origin === ownOrigin;
  return (isOwn ? ALLOWED : [...ALLOWED, 'allow-same-origin']).join(' ');
}
