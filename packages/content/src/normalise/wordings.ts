import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';
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
        scope.report('unusableWording', `${itemPath}.key`, message('report.wordingTwice', { key }));
      }
      wordings.set(key, text);
    }
  }
  return Object.fromEntries(wordings);
}

function sentenceOf(key: string, fault: WordingFault): Message {
  switch (fault.kind) {
    case 'unknownKey':
      return message('report.wordingKey', { key });
    case 'syntax':
      return message('report.wordingSyntax', { key });
    case 'tag':
      return message('report.wordingTag', { key, tag: fault.name });
    case 'missingPlaceholder':
      return message('report.wordingLacks', { key, placeholder: `{${fault.name}}` });
    case 'unknownPlaceholder':
      return message('report.wordingUnknown', { key, placeholder: `{${fault.name}}` });
    default:
      return message('report.wordingUse', { key, placeholder: `{${fault.name}}` });
  }
}
