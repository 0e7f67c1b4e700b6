import { Field, Flex, Textarea } from '@strapi/design-system';
import { useState } from 'react';
import { MAX_NOTE } from '../../../contracts/reviews.ts';
import { PanelButton } from '../auto-height-button.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly label: string;
  readonly hint?: string;
  /** The label of the button. */
  readonly send: string;
  /** Whether it cannot be sent without a text. */
  readonly isRequired: boolean;
  readonly isBusy: boolean;
  /** @returns whether it was sent: the text stays where it was not. */
  readonly onSend: (note: string) => Promise<boolean>;
  /** Absent where the form is always there; else it opens with the focus in it. */
  readonly onCancel?: () => void;
}

/** Writes the note of a request for a review, or of its answer. */
export function NoteForm({ label, hint, send, isRequired, isBusy, onSend, onCancel }: Props) {
  const { t } = useTexts();
  const [note, setNote] = useState('');
  const submit = async (): Promise<void> => {
    if (await onSend(note)) setNote('');
  };
  return (
    // No form element: beside the edit view it would be inside of Strapi's own.
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Field.Root name="review-note" hint={hint} required={isRequired}>
        <Field.Label>{label}</Field.Label>
        <Textarea
          // The button that opened it is no longer there.
          ref={onCancel === undefined ? undefined : focusOnce}
          maxLength={MAX_NOTE}
          value={note}
          onChange={({ target }: { readonly target: HTMLTextAreaElement }) => setNote(target.value)}
        />
        <Field.Hint />
      </Field.Root>
      <Flex gap={2} wrap="wrap">
        <PanelButton
          variant="secondary"
          loading={isBusy}
          disabled={isRequired && note.trim() === ''}
          onClick={() => void submit()}
        >
          {send}
        </PanelButton>
        {onCancel === undefined ? null : (
          <PanelButton variant="tertiary" onClick={onCancel}>
            {t('reviews.cancel')}
          </PanelButton>
        )}
      </Flex>
    </Flex>
  );
}

function focusOnce(element: HTMLTextAreaElement | null): void {
  element?.focus();
}
