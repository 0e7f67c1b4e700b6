import type { Snapshot } from '@vitrine/core/world/snapshot';
import { builtInTexts } from '@vitrine/texts';
import type { CopyWords } from './entry.ts';

/** The words around a copy of a message, in the visitor's language and the editor's wording. */
export function copyWordsOf(snapshot: Pick<Snapshot, 'locale' | 'uiTexts'> | undefined): CopyWords {
  const builtIn = builtInTexts('mail', snapshot?.locale ?? 'en');
  const word = (key: string): string => snapshot?.uiTexts[key]?.trim() || (builtIn[key] ?? '');
  return {
    subject: word('mail__copy_subject'),
    opening: word('mail__copy_opening'),
    closing: word('mail__copy_closing'),
  };
}
