import { Alert, Box } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';
import type { Values } from './form-values.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { onSaveEnd } from './saves.ts';
import type { SavedEntry } from './adapt-saves.ts';
import { useRowRelations } from './use-row-relations.ts';

/** A failed save with everything needed to continue. */
interface FailedSave {
  readonly entry: SavedEntry;
  readonly failure: Failure;
  /** The form as it was opened, and as it was to be saved. */
  readonly base: Values;
  readonly mine: Values;
}

/**
 * Beside the save button of every edit view: explains why a save failed, and merges two editors' work. Unless a
 * field is at fault, Strapi treats the form of a failed save as saved; it is marked as changed again, so that
 * it can be saved once more and the editor is warned before leaving.
 */
export function SaveGuard() {
  const values = useForm('SaveGuard', (form) => form.values) as Values;
  const initialValues = useForm('SaveGuard', (form) => form.initialValues) as Values;
  const isSubmitting = useForm('SaveGuard', (form) => form.isSubmitting);
  const isModified = useForm('SaveGuard', (form) => form.modified);
  const resetForm = useForm('SaveGuard', (form) => form.resetForm);
  const setValues = useForm('SaveGuard', (form) => form.setValues);
  const hasJustFailed = useRef(false);
  const form = useRef({ base: initialValues, mine: values });
  const [failed, setFailed] = useState<FailedSave>();
  const relationsOf = useRowRelations(initialValues);

  useEffect(() => {
    form.current = { base: initialValues, mine: values };
  }, [values, initialValues]);

  useEffect(
    () =>
      onSaveEnd((end) => {
        hasJustFailed.current = end.kind === 'failed';
        setFailed(
          end.kind === 'failed'
            ? { entry: end.entry, failure: failureOf(end.error), ...form.current }
            : undefined,
        );
      }),
    [],
  );

  useEffect(() => {
    if (failed === undefined || isSubmitting || !hasJustFailed.current) return;
    hasJustFailed.current = false;
    if (isModified) return;
    resetForm(failed.base);
    setValues(failed.mine);
  }, [failed, isSubmitting, isModified, resetForm, setValues]);

  if (failed === undefined) return null;
  if (failed.failure.kind === 'savedMeanwhile') {
    const { entry, failure, mine } = failed;
    return (
      <MergeDialog
        entry={entry}
        by={failure.by}
        base={failed.base}
        mine={mine}
        relationsOf={relationsOf}
        onEnd={() => setFailed(undefined)}
      />
    );
  }
  return <NotSaved failure={failed.failure} onClose={() => setFailed(undefined)} />;
}

function NotSaved({ failure, onClose }: { readonly failure: Failure; readonly onClose: () => void }) {
  const { t } = useTexts();
  // For a rejected save, Strapi shows the message itself.
  if (failure.kind !== 'unreachable' && failure.kind !== 'broken') return null;
  return (
    <Box width="100%" paddingTop={2}>
      <Alert variant="danger" title={t('saving.notSaved')} closeLabel={t('saving.close')} onClose={onClose}>
        {t(`saving.${failure.kind}`)}
      </Alert>
    </Box>
  );
}
