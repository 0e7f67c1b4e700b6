import { saying } from '@vitrine/core/doctor/words/saying';
import type { Saying } from '@vitrine/core/doctor/words/saying';
import { faultOfWording } from '@vitrine/texts';
import type { WordingFault } from '@vitrine/texts';
import type { PreparedEntry } from './prepare.ts';
import { textOf } from './present.ts';
import type { Scope } from './scope.ts';

/**
 * Editors' own wordings of interface texts, by key. One that the showroom could not show is left out and
 * reported, so that the built-in text stays; an empty one overrides nothing.
 */
export function uiTextsOf(
  scope: Pick<Scope, 'report'>,
  entries: readonly PreparedEntry<'ui_translation'>[],
): Readonly<Record<string, string>> {
  const wordings = new Map<string, string>();
  for (const { value, path } of entries) {
    for (const [index, item] of (value.items ?? []).entries()) {
      const text = textOf(item.value);
      if (text === undefined) continue;
      const { key } = item;
      const fault = faultOfWording(key, text);
      const itemPath = `${path}.items[${index}]`;
      if (fault !== undefined) {
        const field = fault.kind === 'unknownKey' ? 'key' : 'value';
        scope.report('unusableWording', `${itemPath}.${field}`, sentenceOf(key, fault));
        continue;
      }
      if (wordings.has(key)) {
        scope.report('unusableWording', `${itemPath}.key`, saying('report.wordingTwice', { key }));
      }
      wordings.set(key, text);
    }
  }
  return Object.fromEntries(wordings);
}

function sentenceOf(key: string, fault: WordingFault): Saying {
  switch (fault.kind) {
    case 'unknownKey':
      return saying('report.wordingKey', { key });
    case 'syntax':
      return saying('report.wordingSyntax', { key });
    case 'tag':
      return saying('report.wordingTag', { key, tag: fault.name });
    case 'missingPlaceholder':
      return saying('report.wordingLacks', { key, placeholder: `{${fault.name}}` });
    case 'unknownPlaceholder':
      return saying('report.wordingUnknown', { key, placeholder: `{${fault.name}}` });
    default:
      return saying('report.wordingUse', { key, placeholder: `{${fault.name}}` });
  }
}
