import type { Core } from '@strapi/strapi';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type { AuthState } from '../../../../accounts/permissions.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import { changesOf } from '../changes/changes-area.ts';
import { rowsIn } from '../content/rows.ts';
import type { KeptTogether } from '../versions/versions-area.ts';
import type { Workplace } from './kinds/table-kind.ts';

/** What a table needs, on behalf of the account of a request. */
export async function workplaceOf(strapi: Core.Strapi, state: AuthState): Promise<Workplace> {
  const keptTogether: KeptTogether = strapi.plugin('showroom').service('keptTogether');
  return {
    strapi,
    rows: rowsIn(strapi),
    account: permissionsOf(strapi, state),
    locales: await readLocales(strapi),
    together: (entries, work) => keptTogether(() => changesOf(strapi).together(entries, work), entries),
  };
}
