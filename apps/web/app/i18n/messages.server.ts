import type { Snapshot } from '@vitrine/core';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { TextGroup } from './text-key.ts';

/** Interface texts of one language, compiled: the browser formats them without a parser. */
export type CompiledTexts = Readonly<Record<string, CompiledMessage>>;

/**
 * Interface texts of a snapshot's language with the overrides of the CMS merged in. An override that
 * is not valid ICU is left out, so the built-in text stays; overrides of unknown keys are ignored.
 *
 * @param groups which texts are wanted; every page carries the group `page`.
 */
export function interfaceTexts(snapshot: Snapshot, groups: readonly TextGroup[] = ['page']): CompiledTexts {
  const compiled = compiledGroups(snapshot);
  const [only, ...others] = groups.map((group) => compiled.get(group) ?? NO_TEXTS);
  return others.length === 0 ? (only ?? NO_TEXTS) : Object.assign({}, only, ...others);
}

const NO_TEXTS: CompiledTexts = {};

type BuiltInTexts = Readonly<Record<string, string>>;

/** By file: `./messages/page/de.json`. */
const FILES = import.meta.glob<BuiltInTexts>('./messages/*/*.json', { eager: true, import: 'default' });

const GROUPS = [...new Set(Object.keys(FILES).map((file) => file.split('/')[2] as TextGroup))];

const compiledBySnapshot = new WeakMap<Snapshot, ReadonlyMap<TextGroup, CompiledTexts>>();

function compiledGroups(snapshot: Snapshot): ReadonlyMap<TextGroup, CompiledTexts> {
  const known = compiledBySnapshot.get(snapshot);
  if (known) return known;
  const compiled = new Map(
    GROUPS.map((group) => [group, compileTexts(builtInTexts(group, snapshot.locale), snapshot.uiTexts)]),
  );
  compiledBySnapshot.set(snapshot, compiled);
  return compiled;
}

function builtInTexts(group: TextGroup, locale: string): BuiltInTexts {
  return FILES[`./messages/${group}/${locale}.json`] ?? FILES[`./messages/${group}/en.json`] ?? {};
}

function compileTexts(builtIn: BuiltInTexts, overrides: BuiltInTexts): CompiledTexts {
  return Object.fromEntries(
    Object.entries(builtIn).map(([key, text]) => [key, compileOr(overrides[key], text)]),
  );
}

function compileOr(override: string | undefined, builtIn: string): CompiledMessage {
  if (override === undefined || override.trim() === '') return compile(builtIn);
  try {
    return compile(override);
  } catch {
    return compile(builtIn);
  }
}
