import type { StrapiApp } from '@strapi/strapi/admin';
import { SAVED_MEANWHILE } from '../../../contracts/saving.ts';
import type { TextKey } from '../texts/text-key.ts';
import { SaveGuard } from './save-guard.tsx';
import { watchSaves, writtenAt } from './saves.ts';
import { adaptSaves } from './adapt-saves.ts';
import type { SaveHeaders } from './adapt-saves.ts';

/** The part of the content manager that can show a component beside its save button. */
interface InjectionZones {
  readonly injectComponent: (
    view: 'editView',
    zone: 'right-links',
    component: { readonly name: string; readonly Component: React.ComponentType },
  ) => void;
}

/** Must be called while plugins are registered, before the panel's store is created. */
export function registerSaving(app: Pick<StrapiApp, 'addMiddlewares'>): void {
  // It reads only a part of the store; Strapi's type demands the panel's complete state.
  app.addMiddlewares([watchSaves as never]);
}

/** Translates Strapi's notice about a refused save; the key is the error's message. */
export function savingMessages(
  texts: Partial<Readonly<Record<TextKey, string>>>,
): Readonly<Record<string, string>> {
  const text = texts['saving.meanwhile'];
  return text === undefined ? {} : { [`apiError.${SAVED_MEANWHILE}`]: text };
}

/** Must be called after the content manager was registered. */
export function bootstrapSaving(app: Pick<StrapiApp, 'getPlugin'>, more: readonly SaveHeaders[]): void {
  adaptSaves(writtenAt, more);
  const contentManager = app.getPlugin('content-manager') as unknown as InjectionZones;
  contentManager.injectComponent('editView', 'right-links', { name: 'save-guard', Component: SaveGuard });
}
