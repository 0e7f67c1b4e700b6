import { LISTED_WITH_USES } from '../../../contracts/uses.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { useTexts } from '../use-texts.ts';
import { UsedIn } from './used-in.tsx';

/** Panel of the edit view: what leads to this entry. */
export function UsesPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const id = documentId ?? document?.documentId;
  if (!LISTED_WITH_USES.has(model) || id === undefined || document === undefined) return null;
  return { title: t('uses.title'), content: <UsedIn model={model} documentIds={[id]} /> };
}
