import type { Core } from '@strapi/strapi';
import { asAccount } from '../../../../accounts/as-account.ts';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type { AuthState } from '../../../../accounts/permissions.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import { changesOf } from '../changes/changes-area.ts';
import { rowsIn } from '../content/rows.ts';
import { BULK_PATH } from '../../contracts/bulk.ts';
import type { KeptTogether } from '../versions/versions-area.ts';
import type { Workplace } from './kinds/table-kind.ts';

/** Does a piece of work with what a table needs, on behalf of an account. */
export function asWorkplaceOf(
  strapi: Core.Strapi,
): <Result>(account: number, work: (workplace: Workplace) => Promise<Result>) => Promise<Result> {
  return (account, work) =>
    asAccount(strapi, { id: account, path: `${BULK_PATH}/import/start` }, async (state) =>
      work(await workplaceOf(strapi, state)),
    );
}

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
