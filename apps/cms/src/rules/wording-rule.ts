import { faultOfWording } from '@vitrine/texts';
import type { WordingFault } from '@vitrine/texts';
import type { Core } from '@strapi/strapi';
import { WORDINGS } from '../content-model/content-uids.ts';
import { refusal } from './refusal.ts';
import type { Rule } from './rule.ts';

interface Wording {
  readonly key: string;
  readonly value: string;
}

/**
 * Refuses own wordings of interface texts that the showroom could not show. A wording that is already saved may stay
 * after the showroom has dropped its text: it does no harm, and the doctor reports it.
 */
export const wordingRule: Rule = {
  async prepare({ strapi, data }) {
    const items: readonly unknown[] = Array.isArray(data['items']) ? data['items'] : [];
    const seen = new Set<string>();
    let stored: ReadonlySet<string> | undefined;
    for (const [index, item] of items.entries()) {
      const wording = wordingOf(item);
      if (wording.key === '') continue;
      const at = (field: string): string[] => ['items', String(index), field];
      if (seen.has(wording.key)) throw refusal(at('key'), `“${wording.key}” is in the list already.`);
      seen.add(wording.key);
      const fault = faultOfWording(wording.key, wording.value);
      if (fault === undefined) continue;
      if (fault.kind === 'unknownKey') {
        stored ??= await storedWordings(strapi);
        if (stored.has(nameOf(wording))) continue;
      }
      throw refusal(at(fault.kind === 'unknownKey' ? 'key' : 'value'), sentenceOf(wording.key, fault));
    }
  },
};

function sentenceOf(key: string, fault: WordingFault): string {
  switch (fault.kind) {
    case 'unknownKey':
      return `The showroom has no text “${key}”. Choose one from the list.`;
    case 'syntax':
      return 'This cannot be read: a brace or a tag is left open, or a plural has no “other”.';
    case 'tag':
      return `Texts of the interface hold no tags: take out <${fault.name}>.`;
    case 'missingPlaceholder':
      return `Your text lacks {${fault.name}}, which the showroom fills in. An apostrophe before a brace switches it off: write two.`;
    case 'unknownPlaceholder':
      return `The showroom does not fill in {${fault.name}} in this text.`;
    default:
      return `{${fault.name}} cannot be shown as a number, a plural or a date here: write {${fault.name}} alone.`;
  }
}

async function storedWordings(strapi: Core.Strapi): Promise<ReadonlySet<string>> {
  const entries: readonly { readonly items?: readonly unknown[] }[] = await strapi.db
    .query(WORDINGS)
    .findMany({ populate: { items: true } });
  return new Set(entries.flatMap(({ items = [] }) => items.map((item) => nameOf(wordingOf(item)))));
}

function wordingOf(item: unknown): Wording {
  const { key, value } = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
  return { key: typeof key === 'string' ? key.trim() : '', value: typeof value === 'string' ? value : '' };
}

function nameOf({ key, value }: Wording): string {
  return `${key}\n${value}`;
}
