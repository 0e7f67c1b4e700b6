import { formatHomePath } from '@vitrine/core/links/path';
import { isPowerSaving } from '@vitrine/core/power-save/power-save';
import { rememberedPowerSave } from '@vitrine/core/power-save/power-save-cookie';
import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { serverContext } from '~/contract/server-context.ts';
import { languageContext } from './language.ts';

/**
 * Guard 2, only-on-power-save: "redirects to the index unless the app is in power-save mode" (specification section
 * 2). A session cookie records the mode.
 */
export const onlyOnPowerSaveGuard: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (isPowerSaving(rememberedPowerSave(request.headers.get('cookie') ?? ''))) return next();
  const { bundle } = context.get(serverContext);
  const { locale } = context.get(languageContext);
  throw redirect(formatHomePath({ locale, defaultLocale: bundle.defaultLocale }));
};
