import type { Snapshot } from '@vitrine/core';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import pt from './messages/pt.json';
import ru from './messages/ru.json';

/** Interface texts of one language, compiled: the browser formats them without a parser. */
export type CompiledTexts = Readonly<Record<string, CompiledMessage>>;

/**
 * The interface texts of a snapshot's language with the overrides of the CMS merged in. An override that
 * is not valid ICU is left out, so the built-in text stays; overrides of unknown keys are ignored.
 */
export function interfaceTexts(snapshot: Snapshot): CompiledTexts {
  const known = compiledBySnapshot.get(snapshot);
  if (known) return known;
  const compiled = compileTexts(BUILT_IN[snapshot.locale] ?? en, snapshot.uiTexts);
  compiledBySnapshot.set(snapshot, compiled);
  return compiled;
}

const BUILT_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, en, es, fr, it, pt, ru };

const compiledBySnapshot = new WeakMap<Snapshot, CompiledTexts>();

function compileTexts(
  builtIn: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, string>>,
): CompiledTexts {
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
