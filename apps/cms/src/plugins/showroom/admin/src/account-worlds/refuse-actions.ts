import type { ContentAction } from '../uses/warn-before-deleting.tsx';
import { useEditedRefusal } from './use-edited-refusal.ts';

/** Strapi's actions that change an entry; `clone` makes another one. */
const CHANGING: ReadonlySet<string> = new Set(['publish', 'update', 'unpublish', 'discard', 'delete']);

/** Makes the buttons that change an entry unavailable where the account may not: a panel beside the form says why. */
export function refuseActions(useOriginal: ContentAction): ContentAction {
  if (!CHANGING.has(useOriginal.type ?? '')) return useOriginal;
  function Refusable(chosen: Parameters<ContentAction>[0]): ReturnType<ContentAction> {
    const description = useOriginal(chosen);
    const refusal = useEditedRefusal(chosen);
    return description === null || refusal === undefined ? description : { ...description, disabled: true };
  }
  return Object.assign(Refusable, { type: useOriginal.type, position: useOriginal.position });
}
