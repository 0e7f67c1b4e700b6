import { formatHomePath } from '@vitrine/core';
import { redirect, type MiddlewareFunction } from 'react-router';
import { serverContext } from '~/server-context.ts';
import { languageContext } from './language.ts';

/**
 * Guard 2, only-on-power-save: "redirects to the index unless the app is in power-save mode" (specification
 * section 2). Power-save mode is a state of one open page, so an address asked of the server never is in it.
 */
export const onlyOnPowerSaveGuard: MiddlewareFunction<Response> = ({ context }) => {
  const { bundle } = context.get(serverContext);
  const { locale } = context.get(languageContext);
  throw redirect(formatHomePath({ locale, defaultLocale: bundle.defaultLocale }));
};
