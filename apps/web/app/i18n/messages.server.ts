import type { Snapshot } from '@vitrine/core/world/snapshot';
import { TEXT_GROUPS, builtInTexts, faultOfWording } from '@vitrine/texts';
import type { TextsByKey } from '@vitrine/texts';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { TextGroup } from './text-key.ts';
import type { Texts } from './translate.ts';

/**
 * Interface texts of a snapshot's language with the overrides of the CMS merged in. An override that cannot be
 * formatted is ignored, and so is one of an unknown key.
 *
 * @param groups of texts to include; every page includes the group `page`.
 */
export function interfaceTexts(snapshot: Snapshot, groups: readonly TextGroup[] = ['page']): Texts {
  const { byGroup, merged } = compiledTexts(snapshot);
  const key = groups.join();
  const known = merged.get(key);
  if (known) return known;
  const texts: Texts = Object.assign({}, ...groups.map((group) => byGroup.get(group)));
  merged.set(key, texts);
  return texts;
}

interface CompiledTexts {
  readonly byGroup: ReadonlyMap<TextGroup, Texts>;
  /** By the names of the groups: every page of a language asks for the same few. */
  readonly merged: Map<string, Texts>;
}

const compiledBySnapshot = new WeakMap<Snapshot, CompiledTexts>();

function compiledTexts(snapshot: Snapshot): CompiledTexts {
  const known = compiledBySnapshot.get(snapshot);
  if (known) return known;
  const compiled: CompiledTexts = {
    byGroup: new Map(
      TEXT_GROUPS.map((group) => [
        group,
        compileTexts(builtInTexts(group, snapshot.locale), snapshot.uiTexts),
      ]),
    ),
    merged: new Map(),
  };
  compiledBySnapshot.set(snapshot, compiled);
  return compiled;
}

function compileTexts(builtIn: TextsByKey, overrides: TextsByKey): Texts {
  return Object.fromEntries(
    Object.entries(builtIn).map(([key, text]) => [key, compileOr(key, overrides[key], text)]),
  );
}

function compileOr(key: string, override: string | undefined, builtIn: string): CompiledMessage {
  const isOverridden = override !== undefined && override.trim() !== '';
  // New content has been checked at the border; a bundle of an earlier release may still contain bad overrides.
  return compile(isOverridden && faultOfWording(key, override) === undefined ? override : builtIn);
}
