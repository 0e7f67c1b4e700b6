import type { StrapiApp } from '@strapi/strapi/admin';
import { TABLE_FIELD } from '../../../contracts/table-field.ts';
import { PLUGIN_ID } from '../plugin-id.ts';

/** Replaces the list in brackets in the form of a table by a grid. */
export function registerTableField(app: Pick<StrapiApp, 'customFields'>): void {
  app.customFields.register({
    name: TABLE_FIELD,
    pluginId: PLUGIN_ID,
    type: 'json',
    intlLabel: { id: `${PLUGIN_ID}.table.field`, defaultMessage: 'Table' },
    intlDescription: { id: `${PLUGIN_ID}.table.fieldHint`, defaultMessage: 'Rows and columns of texts.' },
    // The edit view passes the usual props; Strapi's type has none.
    components: { Input: async () => ({ default: (await import('./table-field.tsx')).TableField as never }) },
  });
}
