import type { PopulatableSchema } from '../content-model/populate-tree.ts';
import { refuseBrokenContent } from '../rules/content-rule.ts';
import type { Content } from './content.ts';
import type { Attributes } from '../content-model/model.ts';
import { resolveEntry } from './resolve-entry.ts';
import type { TransferNote } from './transfer-error.ts';

/** The refusals of the CMS's rules for single entries: addresses that lead nowhere, invalid tables. */
export function ruleFaults(
  content: Content,
  attributesOf: (uid: string) => Attributes,
): readonly TransferNote[] {
  const faults = new Map<string, TransferNote>();
  const schemaOf = (uid: string): PopulatableSchema => ({ attributes: attributesOf(uid) });
  const resolver = {
    attributesOf,
    locales: content.locales,
    documentOf: (_: string, key: string) => key,
    mediaOf: (name: string) => name,
    richTextOf: (value: unknown) => value,
  };
  for (const { type, uid } of content.types) {
    for (const [key, entry] of content.entries[type] ?? []) {
      for (const locale of content.locales) {
        const data = resolveEntry(resolver, { uid, entry, locale });
        try {
          refuseBrokenContent({ data, schema: schemaOf(uid), schemaOf });
        } catch (error) {
          const path = `${type}.${key}`;
          const sentence = `${path}: ${(error as Error).message}`;
          faults.set(sentence, { code: 'brokenContent', path, sentence });
        }
      }
    }
  }
  return [...faults.values()];
}
