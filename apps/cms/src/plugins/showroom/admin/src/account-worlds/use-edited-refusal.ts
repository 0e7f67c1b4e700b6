import { useLocation } from 'react-router-dom';
import type { EditedEntry } from '../edited-entry.ts';
import { useRefusal } from './refused-entries.ts';

/** Why the account may not change the entry of a form; undefined where it may. */
export function useEditedRefusal({ model, documentId, document }: EditedEntry): string | undefined {
  // A form that copies an entry is told of the original, which it does not change.
  const isCopy = /\/clone\/[^/]+$/.test(useLocation().pathname);
  // The form of a single type is told of no document id beside the entry.
  const id = isCopy ? undefined : (documentId ?? document?.documentId);
  return useRefusal(model, id, String(document?.updatedAt));
}
