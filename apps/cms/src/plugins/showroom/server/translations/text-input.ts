import { errors } from '@strapi/utils';
import type { TextKind, TextPath, TranslationInput } from '../../contracts/translations.ts';
import type { PairedTexts } from './text-pairs.ts';
import { isRow, pathKey } from './text-pairs.ts';

/** Parses a request. @throws ValidationError if it is malformed. */
export function readTranslationInput(body: unknown): TranslationInput {
  if (!isRow(body)) throw invalid();
  const { source, target, basedOn, texts, reviewed } = body;
  if (typeof source !== 'string' || typeof target !== 'string' || source === target) throw invalid();
  if ((basedOn !== null && typeof basedOn !== 'string') || !Array.isArray(texts)) throw invalid();
  if (reviewed !== 'all' && !(Array.isArray(reviewed) && reviewed.every(isPath))) throw invalid();
  return {
    source,
    target,
    basedOn,
    texts: texts.map((text: unknown) => {
      if (!isRow(text) || !isPath(text['path'])) throw invalid();
      return { path: text['path'], value: text['value'] };
    }),
    reviewed,
  };
}

/** Those of the outdated texts that an editor has found right. */
export function reviewedPaths(
  reviewed: TranslationInput['reviewed'],
  outdated: readonly TextPath[],
): readonly TextPath[] {
  if (reviewed === 'all') return outdated;
  const wanted = new Set(reviewed.map(pathKey));
  return outdated.filter((path) => wanted.has(pathKey(path)));
}

/**
 * @throws ValidationError for a path that is not a text of the entry, or a value of another type than the
 *   stored one.
 */
export function refuseBrokenText({ texts }: PairedTexts, given: TranslationInput['texts']): void {
  const kinds = new Map(texts.map(({ path, kind }) => [pathKey(path), kind]));
  for (const { path, value } of given) {
    const kind = kinds.get(pathKey(path));
    if (kind === undefined) {
      throw new errors.ValidationError(`There is no text to translate at “${path.join(' › ')}”.`);
    }
    if (!fits(kind, value)) {
      throw new errors.ValidationError(`The text at “${path.join(' › ')}” cannot be stored there.`);
    }
  }
}

function fits(kind: TextKind, value: unknown): boolean {
  return value === null || (kind === 'blocks' ? Array.isArray(value) : typeof value === 'string');
}

function isPath(value: unknown): value is readonly (string | number)[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((part) => typeof part === 'string' || typeof part === 'number')
  );
}

function invalid(): Error {
  return new errors.ValidationError('This is not a translation.');
}
