import { inLocale } from './by-locale.ts';
import type { Content } from './content.ts';
import type { TransferNote } from './transfer-error.ts';

/** They share one space of `payloadId`s: each is a world item of the showroom. */
const WORLD_ITEMS: ReadonlySet<string> = new Set(['locations', 'transitions', 'portals']);

/** The CMS numbers these itself where the file does not. */
const NUMBERED: ReadonlySet<string> = new Set(['articles', 'dashboards']);

/** Reports entries without an identity, and entries that share one. */
export function identityFaults(content: Content): readonly TransferNote[] {
  const faults: TransferNote[] = [];
  const taken = new Map<string, string>();
  for (const { type, identifiedBy = '', isUnique } of content.types) {
    for (const [key, entry] of content.entries[type] ?? []) {
      const path = `${type}.${key}`;
      const identity = inLocale(entry[identifiedBy], content.locales[0] ?? '', content.locales);
      if (identity === undefined || identity === null || identity === '') {
        if (!NUMBERED.has(type)) {
          faults.push({
            code: 'missingIdentity',
            path,
            sentence: `${path}.${identifiedBy}: is empty, and nothing else says which entry it is.`,
          });
        }
        continue;
      }
      if (isUnique !== true) continue;
      const name = `${WORLD_ITEMS.has(type) ? 'items' : type}:${String(identity)}`;
      const other = taken.get(name);
      if (other === undefined) taken.set(name, path);
      else {
        faults.push({
          code: 'duplicateIdentity',
          path,
          sentence: `${path} has the same ${identifiedBy} as ${other}, “${String(identity)}”: each entry needs its own.`,
        });
      }
    }
  }
  return faults;
}
