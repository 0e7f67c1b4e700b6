import { Box } from '@strapi/design-system';
import { LISTED_WITH_USES } from '../../../contracts/uses.ts';
import { useTexts } from '../use-texts.ts';
import { UsedIn } from './used-in.tsx';

/** What the content manager tells an action about. */
interface Chosen {
  readonly model: string;
  readonly documentId?: string;
  /** Absent for a new entry. */
  readonly document?: { readonly updatedAt?: unknown };
  /** Of the action for several entries of a list. */
  readonly documents?: readonly { readonly documentId: string }[];
}

interface Description {
  readonly disabled?: boolean;
  readonly dialog?: { readonly type: string; readonly content?: React.ReactNode };
}

/** An action of the content manager, which calls it as a hook. */
export interface ContentAction {
  (chosen: Chosen): Description | null;
  readonly type?: string;
  readonly position?: unknown;
}

/** Makes the question before deleting entries list what leads to them. Other actions are returned as they are. */
export function warnBeforeDeleting(useOriginal: ContentAction): ContentAction {
  if (useOriginal.type !== 'delete') return useOriginal;
  function DeleteWithUses(chosen: Chosen): Description | null {
    const description = useOriginal(chosen);
    const { model, documentId, documents = [] } = chosen;
    const ids = documentId === undefined ? documents.map((one) => one.documentId) : [documentId];
    if (description?.dialog?.type !== 'dialog' || !LISTED_WITH_USES.has(model) || ids.length === 0) {
      return description;
    }
    const { dialog } = description;
    return {
      ...description,
      dialog: { ...dialog, content: <Question model={model} ids={ids} original={dialog.content} /> },
    };
  }
  return Object.assign(DeleteWithUses, { type: useOriginal.type, position: useOriginal.position });
}

interface QuestionProps {
  readonly model: string;
  readonly ids: readonly string[];
  /** Strapi's own question. */
  readonly original: React.ReactNode;
}

function Question({ model, ids, original }: QuestionProps) {
  const { t } = useTexts();
  return (
    <>
      {original}
      <Box width="100%" maxHeight="30rem" overflow="auto" paddingTop={2}>
        <UsedIn model={model} documentIds={ids} intro={t('uses.breaks')} />
      </Box>
    </>
  );
}
