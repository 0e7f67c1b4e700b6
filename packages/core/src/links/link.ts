const WEB_LINK = /^https?:\/\/([^/?#]+)/i;
const MAIL_LINK = /^mailto:[^@\s]+@[^@\s]+$/i;
const PHONE_LINK = /^tel:[+\d][\d\s().-]*(?:;[\w=;.+-]+)?$/i;
const HOST = /^(?:\[[\da-f:.]+\]|[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?\.?)(?::\d{1,5})?$/iu;
// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

/**
 * The text that an editor types to lead visitors to the login page, the only page of the showroom itself among links.
 */
export const LOGIN_LINK = '/login';

/**
 * Makes a followable address of what an editor typed: "a URL not starting with http, mailto: or tel: gets https://
 * prefixed" (specification section 5). Any other scheme thereby becomes an invalid host, so no script ever gets
 * through. The showroom's own login page is {@link LOGIN_LINK}. Undefined when the result cannot be followed.
 */
export function normaliseLink(typed: string): string | undefined {
  const link = typed.trim();
  if (link === LOGIN_LINK) return link;
  if (link === '' || CONTROL_CHARACTER.test(link)) return undefined;
  if (/^mailto:/i.test(link)) return MAIL_LINK.test(link) ? link : undefined;
  if (/^tel:/i.test(link)) return PHONE_LINK.test(link) ? link : undefined;
  const address = /^https?:\/\//i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`;
  const host = WEB_LINK.exec(address)?.[1];
  return host !== undefined && HOST.test(host) ? address.replaceAll(' ', '%20') : undefined;
}

/** "A new-tab flag of false opens in the same tab, otherwise a new tab." (specification section 5) */
export function opensInNewTab(flag: boolean | null | undefined): boolean {
  return flag !== false;
}
