/** Milliseconds after which a frame that has not loaded gets a sentence; it may still come. */
export const FRAME_PATIENCE = 8000;

/** What a framed page may do: run, keep its own login, send forms, open windows and give files. */
const ALLOWED = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
  'allow-downloads',
];

/**
 * The `sandbox` of a frame: never the right to lead the showroom away. A page of the showroom's own origin
 * is not given that origin, because with it a script could take the sandbox off.
 */
export function sandboxOf(url: string, ownOrigin: string): string {
  const isOwn = URL.parse(url)?.origin === ownOrigin;
  return (isOwn ? ALLOWED : [...ALLOWED, 'allow-same-origin']).join(' ');
}
