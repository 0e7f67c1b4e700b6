import { Box, Checkbox, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { LISTED_WITH_USES, USES_PATH } from '../../../contracts/uses.ts';
import type { RemoveLinksInput } from '../../../contracts/uses.ts';
import { useTexts } from '../use-texts.ts';
import { UsedIn } from './used-in.tsx';

/** What the content manager tells an action about. */
interface Chosen {
  readonly model: string;
  readonly documentId?: string;
  /** Absent for a new entry. */
  readonly document?: { readonly documentId?: string; readonly updatedAt?: unknown };
  /** Of the action for several entries of a list. */
  readonly documents?: readonly { readonly documentId: string }[];
}

interface Description {
  readonly disabled?: boolean;
  readonly dialog?: {
    readonly type: string;
    readonly content?: React.ReactNode;
    readonly onConfirm?: () => unknown;
    readonly onCancel?: () => unknown;
  };
}

/** An action of the content manager, which calls it as a hook. */
export interface ContentAction {
  (chosen: Chosen): Description | null;
  readonly type?: string;
  readonly position?: unknown;
}

/**
 * Makes the question before deleting entries list what leads to them, and offers to remove these links first. Other
 * actions are returned as they are.
 */
export function warnBeforeDeleting(useOriginal: ContentAction): ContentAction {
  if (useOriginal.type !== 'delete') return useOriginal;
  function DeleteWithUses(chosen: Chosen): Description | null {
    const description = useOriginal(chosen);
    const { t } = useTexts();
    const { post } = useFetchClient();
    const { toggleNotification } = useNotification();
    const [isWithLinks, setIsWithLinks] = useState(false);
    const { model, documentId, documents = [] } = chosen;
    const ids = documentId === undefined ? documents.map((one) => one.documentId) : [documentId];
    if (description?.dialog?.type !== 'dialog' || !LISTED_WITH_USES.has(model) || ids.length === 0) {
      return description;
    }
    const { dialog } = description;
    const confirm = async (): Promise<void> => {
      try {
        const body: RemoveLinksInput = { uid: model, documentIds: ids };
        if (isWithLinks) await post(`${USES_PATH}/remove-links`, body);
      } catch (error) {
        // Without its links removed, nothing is deleted: the editor has asked for both.
        const reason = error instanceof Error ? error.message : '';
        toggleNotification({ type: 'danger', message: t('uses.removeLinks.failed', { reason }) });
        return;
      }
      setIsWithLinks(false);
      await dialog.onConfirm?.();
    };
    return {
      ...description,
      dialog: {
        ...dialog,
        onConfirm: confirm,
        onCancel: async () => {
          setIsWithLinks(false);
          await dialog.onCancel?.();
        },
        content: (
          <Question
            model={model}
            ids={ids}
            original={dialog.content}
            // Several entries of a list are deleted in one language alone; their links are in all of them.
            isOffered={documentId !== undefined}
            isWithLinks={isWithLinks}
            onWithLinks={setIsWithLinks}
          />
        ),
      },
    };
  }
  return Object.assign(DeleteWithUses, { type: useOriginal.type, position: useOriginal.position });
}

interface QuestionProps {
  readonly model: string;
  readonly ids: readonly string[];
  /** Strapi's own question. */
  readonly original: React.ReactNode;
  readonly isOffered: boolean;
  readonly isWithLinks: boolean;
  readonly onWithLinks: (isWithLinks: boolean) => void;
}

function Question({ model, ids, original, isOffered, isWithLinks, onWithLinks }: QuestionProps) {
  const { t } = useTexts();
  return (
    <>
      {original}
      <Box width="100%" maxHeight="30rem" overflow="auto" paddingTop={2}>
        <UsedIn model={model} documentIds={ids} intro={t('uses.breaks')}>
          {({ mayRemoveLinks }) =>
            !isOffered ? null : mayRemoveLinks ? (
              <Box paddingTop={2}>
                <Checkbox checked={isWithLinks} onCheckedChange={(checked) => onWithLinks(checked === true)}>
                  {t('uses.removeLinks')}
                </Checkbox>
                <Typography tag="p" variant="pi" textColor="neutral600">
                  {t('uses.removeLinks.hint')}
                </Typography>
              </Box>
            ) : (
              <Typography variant="pi" textColor="neutral600">
                {t('uses.removeLinks.not')}
              </Typography>
            )
          }
        </UsedIn>
      </Box>
    </>
  );
}
