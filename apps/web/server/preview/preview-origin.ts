import { publicOriginOf } from '../http/request-origin.ts';

/** The origin under which a preview is seen: its own host counts, which visitors may not know. */
export function originOf(request: Pick<Request, 'url' | 'headers'>): string {
  return publicOriginOf({
    url: request.url,
    forwardedProto: request.headers.get('x-forwarded-proto'),
    publicUrl: undefined,
    isAlias: () => false,
  });
}

/** Whether a preview is requested over TLS. */
export function isSecure(request: Pick<Request, 'url' | 'headers'>): boolean {
  return originOf(request).startsWith('https:');
}
