import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Attributes } from '../../../../content-model/model.ts';
import type { State } from '../versions/state.ts';
import type { GoneEntry } from './deletions.ts';

/** Thrown where the name of an entry has been given to another one since. */
export class NameTaken extends Error {
  readonly entry: GoneEntry;
  readonly field: string;
  readonly given: string;

  constructor(entry: GoneEntry, field: string, given: string) {
    super(`“${given}” is taken.`);
    this.entry = entry;
    this.field = field;
    this.given = given;
  }
}

/** A refusal of a name that the state has, as {@link NameTaken}; any other error as it is. */
export function asNameTaken(error: unknown, entry: GoneEntry, attributes: Attributes, state: State): unknown {
  const field = refusedField(error);
  const attribute = field === undefined ? undefined : attributes[field];
  const given = field === undefined ? undefined : state[field];
  if (field === undefined || attribute?.type !== 'string' || typeof given !== 'string') return error;
  // What cannot be a name at all is no name that is taken.
  const { regex } = attribute;
  return regex !== undefined && !new RegExp(regex).test(given) ? error : new NameTaken(entry, field, given);
}

/** The first of `name-2`, `name-3` … that no entry of the type has. */
export async function freeName(strapi: Core.Strapi, { entry, field, given }: NameTaken): Promise<string> {
  for (let number = 2; ; number += 1) {
    const name = `${given}-${number}`;
    const other = await strapi.db
      .query(entry.uid)
      .findOne({ where: { [field]: name, documentId: { $ne: entry.documentId } }, select: ['id'] });
    if (other === null) return name;
  }
}

function refusedField(error: unknown): string | undefined {
  if (!(error instanceof errors.ValidationError)) return undefined;
  const { errors: list } = error.details as {
    readonly errors?: readonly { readonly path?: readonly string[] }[];
  };
  const path = list?.[0]?.path ?? [];
  return path.length === 1 ? path[0] : undefined;
}
