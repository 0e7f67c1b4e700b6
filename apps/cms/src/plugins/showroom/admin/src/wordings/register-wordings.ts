import type { StrapiApp } from '@strapi/strapi/admin';
import { WORDING_KEY_FIELD } from '../../../contracts/wordings.ts';
import { PLUGIN_ID } from '../plugin-id.ts';

/** Replaces the key field in the form of the interface texts by a list of choices. */
export function registerWordings(app: Pick<StrapiApp, 'customFields'>): void {
  app.customFields.register({
    name: WORDING_KEY_FIELD,
    pluginId: PLUGIN_ID,
    type: 'string',
    intlLabel: { id: `${PLUGIN_ID}.wordings.field`, defaultMessage: 'Text of the interface' },
    intlDescription: {
      id: `${PLUGIN_ID}.wordings.fieldHint`,
      defaultMessage: 'Chooses one of the texts that the showroom says by itself.',
    },
    // The edit view passes the usual props; Strapi's type has none.
    components: { Input: async () => ({ default: (await import('./key-field.tsx')).KeyField as never }) },
  });
}
