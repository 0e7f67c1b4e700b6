import { errors } from '@strapi/utils';
import { UNKNOWN_ADDRESS } from '../../contracts/preview.ts';

/**
 * The origin that the admin panel has in the editor's browser, which alone may frame their preview: what is set for
 * the CMS (`CMS_PUBLIC_URL`), else the one that the request came to. What the browser says counts only where it names
 * the host that was asked: it alone knows whether a proxy before the CMS speaks TLS.
 *
 * @param given.configured empty, a path, or a URL.
 * @param given.said the header `Origin`, which no page chooses; empty where the browser sends none.
 * @param given.host that was asked, with its port.
 * @param given.own the origin of the request as the CMS sees it.
 * @throws ApplicationError (400) for a panel at an address that the CMS does not know as its own.
 */
export function adminOriginOf(given: {
  readonly configured: string;
  readonly said: string;
  readonly host: string;
  readonly own: string;
}): string {
  const configured = originIn(given.configured);
  if (configured !== undefined) return configured;
  if (given.said === '') return given.own;
  const said = originIn(given.said);
  if (said !== undefined && new URL(said).host === given.host) return said;
  throw new errors.ApplicationError(
    'The CMS does not know the address that this page has. Set CMS_PUBLIC_URL to it.',
    { kind: UNKNOWN_ADDRESS },
  );
}

function originIn(url: string): string | undefined {
  return /^https?:\/\//.test(url) && URL.canParse(url) ? new URL(url).origin : undefined;
}
