import { publicOriginOf } from '../http/request-origin.ts';

/** The origin under which a preview is seen: its own host counts, which visitors may not know. */
export const originOf = (request: Pick<Request, 'url' | 'headers'>): string =>
  publicOriginOf({
    url: request.url,
    forwardedProto: request.headers.get('x-forwarded-proto'),
    publicUrl: undefined,
    isAlias: () => false,
  });

/** Whether a preview is seen by TLS. */
export const isSecure = (request: Pick<Request, 'url' | 'headers'>): boolean =>
  originOf(request).startsWith('https:');
