import { Button, Field, Flex, Textarea } from '@strapi/design-system';
import { COMMENT_LIMITS } from '@vitrine/core/comments/comment';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';

/** Writes the answer to a comment, or another one in its place. */
export function AnswerForm({
  name,
  text,
  isBusy,
  onSave,
  onCancel,
}: {
  /** Who commented. */
  readonly name: string;
  /** The answer so far; empty where there is none. */
  readonly text: string;
  readonly isBusy: boolean;
  readonly onSave: (text: string) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const { t } = useTexts();
  const [written, setWritten] = useState(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(written);
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Field.Root name="answer" hint={t('comments.answerHint')} required>
          <Field.Label>{t('comments.answerTo', { name })}</Field.Label>
          <Textarea
            // The button that opened it is no longer there.
            ref={focusOnce}
            maxLength={COMMENT_LIMITS.text}
            value={written}
            onChange={({ target }: { readonly target: HTMLTextAreaElement }) => setWritten(target.value)}
          />
          <Field.Hint />
        </Field.Root>
        <Flex gap={2}>
          <Button type="submit" loading={isBusy} disabled={written.trim() === ''}>
            {t('comments.answerSend')}
          </Button>
          <Button variant="tertiary" onClick={onCancel}>
            {t('comments.answerCancel')}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}

function focusOnce(element: HTMLTextAreaElement | null): void {
  element?.focus();
}
