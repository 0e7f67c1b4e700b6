import type { SavedMeanwhile } from '../../../contracts/saving.ts';
import type { SaveError } from './saves.ts';

/** Why a save failed, in the editor's terms. */
export type Failure =
  | { readonly kind: 'savedMeanwhile'; readonly by: SavedMeanwhile }
  /** The CMS rejected it, with a message at a field or as a sentence. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** There was no answer. */
  | { readonly kind: 'unreachable' }
  /** An error in the CMS. */
  | { readonly kind: 'broken' };

export function failureOf({ status, details, message }: SaveError): Failure {
  if (status === 409 && isSavedMeanwhile(details)) return { kind: 'savedMeanwhile', by: details };
  if (status === undefined) return { kind: 'unreachable' };
  if (status >= 500) return { kind: 'broken' };
  return { kind: 'refused', sentence: message ?? '' };
}

function isSavedMeanwhile(details: unknown): details is SavedMeanwhile {
  return (
    typeof details === 'object' && details !== null && 'kind' in details && details.kind === 'savedMeanwhile'
  );
}
