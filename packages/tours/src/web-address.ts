import { normaliseLink } from '@vitrine/core/links/link';
import { LIMITS } from './limits.ts';

/** What no address holds; encoded, it cannot be taken for the end of one. */
const UNSAFE = /[<>"`\\^{|} ]/g;

/** The address of a web page that a tour names in full; undefined for any other kind, and for scripts. */
export function webAddressOf(typed: string): string | undefined {
  const address = typed.trim().replaceAll(UNSAFE, (sign) => encodeURIComponent(sign));
  if (!/^https?:\/\//i.test(address) || address.length > LIMITS.address) return undefined;
  return normaliseLink(address);
}
