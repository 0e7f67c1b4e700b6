import type { Core } from '@strapi/strapi';
import { leasesOf, lookForLeftWork } from '../coordination/leases.ts';

/** Milliseconds between two looks at what is too old. */
const TIDIES_EVERY = 60 * 60 * 1000;

/**
 * Looks for what other processes, or an earlier one, have left, from the moment on when the CMS listens: commands boot a
 * CMS as well, and have nothing to do with its jobs.
 *
 * @param jobs Called when the CMS listens: before, it has no leases.
 */
export function keepLooking(strapi: Core.Strapi, jobs: () => { readonly look: () => Promise<void> }): void {
  const onError = (error: unknown): void => void strapi.log.error(`Jobs wait: ${String(error)}`);
  const look = (): Promise<void> => jobs().look();
  const lookOnce = (): void => void look().catch(onError);
  strapi.server.httpServer.once('listening', () => {
    lookOnce();
    const timer = setInterval(lookOnce, TIDIES_EVERY);
    const stopLooking = lookForLeftWork(leasesOf(strapi), look, onError);
    strapi.server.httpServer.once('close', () => {
      clearInterval(timer);
      stopLooking();
    });
  });
}
