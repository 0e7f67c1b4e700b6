import { actionTargets } from './shown-when.ts';

type Values = Readonly<Record<string, unknown>>;

/** What tells a row of a list from the others. */
export type RowWords =
  /** A text of the row itself. */
  | { readonly kind: 'text'; readonly text: string }
  /** A value of an enumeration, which has a word in each language. */
  | { readonly kind: 'choice'; readonly value: string }
  | { readonly kind: 'action'; readonly value: string; readonly target: Target }
  /** Nothing but its position. */
  | { readonly kind: 'position' };

/** What an action opens. */
export type Target =
  | { readonly kind: 'text'; readonly text: string }
  /** An entry that is stored with the row; its title has to be asked for. */
  | { readonly kind: 'stored'; readonly id: number; readonly field: string }
  | { readonly kind: 'none' };

/** The field of a component by which Strapi names its rows. */
export interface MainField {
  readonly name: string;
  readonly type: string;
}

/** Where the components that have an action have it; the action itself is the row of a stack. */
const ACTIONS_IN = ['action', 'action_target'];

/** @param row as the form holds it. */
export function rowWords(row: unknown, mainField: MainField): RowWords {
  const values = valuesOf(row);
  const main = textOf(values[mainField.name]);
  const action = [values, ...ACTIONS_IN.map((name) => valuesOf(values[name]))].find(
    ({ kind }) => textOf(kind) !== undefined,
  );
  const isAction = action === values && mainField.name === 'kind';
  if (main !== undefined && !isAction) {
    return mainField.type === 'enumeration' ? { kind: 'choice', value: main } : { kind: 'text', text: main };
  }
  if (action === undefined) return { kind: 'position' };
  return { kind: 'action', value: String(action['kind']), target: targetOf(action) };
}

function targetOf(action: Values): Target {
  for (const field of actionTargets(String(action['kind']))) {
    const target = targetIn(action, field);
    if (target.kind !== 'none') return target;
  }
  return { kind: 'none' };
}

function targetIn(action: Values, field: string): Target {
  const value = action[field];
  const text = textOf(value) ?? namesOf(value);
  if (text !== undefined) return { kind: 'text', text };
  const { connect, disconnect } = valuesOf(value);
  const chosen = Array.isArray(connect) ? textOf(valuesOf(connect.at(-1))['label']) : undefined;
  if (chosen !== undefined) return { kind: 'text', text: chosen };
  const { id } = action;
  const isRelation = Array.isArray(connect) && Array.isArray(disconnect);
  const isUnchanged = isRelation && connect.length === 0 && disconnect.length === 0;
  return isUnchanged && typeof id === 'number' ? { kind: 'stored', id, field } : { kind: 'none' };
}

/** The names of files. */
function namesOf(value: unknown): string | undefined {
  const names = (Array.isArray(value) ? value : []).flatMap((file) => textOf(valuesOf(file)['name']) ?? []);
  return names.length === 0 ? undefined : names.join(', ');
}

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
