/**
 * The subject of a message that replaces a mail or a phone call, for a screen that has neither program: what the link
 * names as its subject, else the address or number itself.
 *
 * @param href as the browser gives it. Undefined where it is neither `mailto:` nor `tel:`.
 */
export function contactSubjectOf(href: string): string | undefined {
  const [link, address = '', query = ''] = /^(?:mailto|tel):([^?]*)(?:\?(.*))?$/is.exec(href) ?? [];
  if (link === undefined) return undefined;
  const subject = decoded(/(?:^|&)subject=([^&]*)/i.exec(query)?.[1] ?? '').trim();
  return subject === '' ? decoded(address) : subject;
}

/** An address may hold a percent sign that encodes nothing. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
