import type { Core } from '@strapi/strapi';
import { isSecureOrigin, mayAct } from '../environment/own-origin.ts';

/**
 * Refuses changes requested by a page of another origin. The panel's refresh cookie is enough for a new access token,
 * so a page of another origin of the same site could otherwise act as the administrator who has the panel open.
 */
export default (): Core.MiddlewareHandler => {
  const isSecure = isSecureOrigin();
  return async (ctx, next) => {
    const page = {
      method: ctx.method,
      host: ctx.host,
      origin: ctx.get('origin'),
      site: ctx.get('sec-fetch-site'),
    };
    if (!mayAct(page)) return ctx.forbidden('This request comes from another site.');
    // Strapi answers a request without an origin as if it came from every page.
    if (page.origin === '') {
      ctx.remove('access-control-allow-origin');
      ctx.remove('access-control-allow-credentials');
    }
    // The proxy that speaks TLS speaks HTTP to us: without this, Koa refuses to set a cookie that is `Secure`.
    if (isSecure) ctx.cookies.secure = true;
    return next();
  };
};
