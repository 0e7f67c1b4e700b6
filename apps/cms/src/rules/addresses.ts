import { normaliseLink } from '@vitrine/core/links/link';
import { readStopAddress } from '@vitrine/core/stories/stop-address';
import { parsePlatformVideo } from '@vitrine/core/world/platform-video';

/** Whether an address that an editor typed can be followed (specification section 5, Links). */
export function isLink(typed: string): boolean {
  return normaliseLink(typed) !== undefined;
}

/** Whether a text that an editor typed is the address of a web page, with or without its scheme. */
export function isWebAddress(typed: string): boolean {
  return /^https?:/i.test(normaliseLink(typed) ?? '');
}

/** Whether a text that an editor typed is the address of a YouTube or Vimeo video, with or without its scheme. */
export function isPlatformVideo(typed: string): boolean {
  const address = typed.trim();
  return parsePlatformVideo(/^https?:\/\//i.test(address) ? address : `https://${address}`) !== undefined;
}

/** Whether a text that an editor typed is the address of a location, with or without its origin and language. */
export function isStopAddress(typed: string): boolean {
  return readStopAddress(typed) !== undefined;
}

/** Whether a text that an editor typed is the address of a source: whole, and without a name and a password. */
export function isSourceAddress(typed: string): boolean {
  const address = typed.trim();
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
