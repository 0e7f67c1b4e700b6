import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { UNKNOWN_ADDRESS } from '../../contracts/preview.ts';

/**
 * The origin of the admin panel in the editor's browser, the only one that may frame the preview:
 * `CMS_PUBLIC_URL` if it is set, else the origin of the request. The browser's `Origin` only counts if it names
 * the requested host; it is needed because only the browser knows whether a proxy in front of the CMS uses TLS.
 *
 * @param given.configured empty, a path, or a URL.
 * @param given.said the `Origin` header, which pages cannot set; empty if the browser sends none.
 * @param given.host the requested host with its port.
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

/** The same for a request to the CMS. */
export function panelOriginOf(
  strapi: Core.Strapi,
  ctx: Parameters<NonNullable<Core.Controller[string]>>[0],
): string {
  return adminOriginOf({
    configured: String(strapi.config.get('server.url') ?? ''),
    said: ctx.get('origin'),
    host: ctx['host'],
    own: ctx['origin'],
  });
}

function originIn(url: string): string | undefined {
  return /^https?:\/\//.test(url) && URL.canParse(url) ? new URL(url).origin : undefined;
}
