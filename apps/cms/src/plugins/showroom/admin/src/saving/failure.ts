import type { SavedMeanwhile } from '../../../contracts/saving.ts';
import type { SaveError } from './saves.ts';

/** Why a save came to nothing, in the words of the editor. */
export type Failure =
  | { readonly kind: 'savedMeanwhile'; readonly by: SavedMeanwhile }
  /** The CMS refused it and says why at the field, or in a sentence. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** No answer came. */
  | { readonly kind: 'unreachable' }
  /** Something broke in the CMS. */
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
