import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { panelLanguage } from '../../../../accounts/panel-language.ts';
import { PERMISSION_FIELDS, permissionsOf } from '../../../../accounts/permissions.ts';
import type { AuthState } from '../../../../accounts/permissions.ts';
import { WORLD } from '../../../../content-model/content-uids.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { initiatorState } from '../../../../publishing/run-as-system.ts';
import type { NamedWorld } from '../../contracts/account-worlds.ts';
import type { EntryName } from '../content/references.ts';
import { titleOf } from '../content/rows.ts';
import type { Limit } from './limit.ts';
import { refusedSentence } from './refused-sentence.ts';
import type { RefusedWrite } from './refused-sentence.ts';

/** An account with a limit may not change this entry. */
export class OutsideError extends errors.PolicyError {
  readonly entry: EntryName;

  constructor(entry: EntryName, sentence: string) {
    // Of other refusals with 403 Strapi drops the message.
    super(sentence);
    this.entry = entry;
  }
}

/** The refusal of a write of an entry, which it names as far as the account may read it. */
export async function outsideError(
  strapi: Core.Strapi,
  limit: Limit,
  entry: EntryName,
): Promise<OutsideError> {
  const title = await readableTitle(strapi, entry);
  const write = { kind: 'entry', ...(title === '' ? {} : { title }) } as const;
  return new OutsideError(entry, await sentenceFor(strapi, limit, write));
}

/** The refusal of what takes an account without a limit. */
export async function limitedError(strapi: Core.Strapi, limit: Limit): Promise<Error> {
  return new errors.PolicyError(await sentenceFor(strapi, limit, { kind: 'unlimited' }));
}

/** Why an account with this limit may not do something, in the language of its panel. */
export async function sentenceFor(strapi: Core.Strapi, limit: Limit, write: RefusedWrite): Promise<string> {
  const names = (await namedWorlds(strapi)).filter(({ documentId }) => limit.worlds.has(documentId));
  return refusedSentence(
    names.map(({ name }) => name),
    write,
    panelLanguage(strapi) ?? initiatorLanguage(),
  );
}

/** As `panelLanguage`, in work that was begun by a request, such as a whole world. */
function initiatorLanguage(): string | null | undefined {
  const state = initiatorState() as
    | { readonly user?: { readonly preferedLanguage?: string | null } }
    | undefined;
  return state?.user?.preferedLanguage;
}

/** Empty where the account of the present work may not read it. */
async function readableTitle(strapi: Core.Strapi, { uid, documentId }: EntryName): Promise<string> {
  const state = (strapi.requestContext.get()?.state ?? initiatorState() ?? {}) as AuthState;
  if (state.userAbility === undefined || state.user === undefined) return '';
  const account = permissionsOf(strapi, state);
  const row: Row | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, orderBy: { id: 'asc' }, populate: PERMISSION_FIELDS });
  return row !== null && account.can('read', uid, row) ? titleOf(account.readable(uid, row)) : '';
}

/** All worlds by name, in the first language of each. */
export async function namedWorlds(strapi: Core.Strapi): Promise<readonly NamedWorld[]> {
  const rows: readonly { readonly documentId: string; readonly name: string | null }[] = await strapi.db
    .query(WORLD)
    .findMany({ where: { publishedAt: null }, orderBy: { id: 'asc' } });
  const names = new Map<string, string>();
  for (const row of rows) {
    if (!names.has(row.documentId)) names.set(row.documentId, titleOf({ ...row }));
  }
  return [...names]
    .map(([documentId, name]) => ({ documentId, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
