import { Button, Dialog } from '@strapi/design-system';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChosenClip } from '../../../../../contracts/media.ts';
import { useTexts } from '../use-texts.ts';

/** The texts of the question, of which the last gets the number of clips as `count` and their names. */
interface Question {
  readonly title: 'films.askTitle' | 'media.back.askTitle';
  readonly text: 'films.ask' | 'media.back.ask';
}

interface Props {
  readonly label: string;
  readonly question: Question;
  readonly chosen: readonly ChosenClip[];
  readonly isDisabled: boolean;
  readonly onConfirmed: () => Promise<void>;
}

/** A button that asks first, because clips chosen by an editor would be replaced. */
export function ReplaceButton({ label, question, chosen, isDisabled, onConfirmed }: Props) {
  const { t } = useTexts();
  const { formatList } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const names = [...new Set(chosen.map(({ name }) => name))];
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button variant="secondary" disabled={isDisabled}>
          {label}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title={t(question.title)}
        startAction={
          <Button variant="tertiary" fullWidth onClick={() => setOpen(false)}>
            {t('media.back.keep')}
          </Button>
        }
        endAction={
          <Button
            variant="danger-light"
            fullWidth
            onClick={() => {
              setOpen(false);
              void onConfirmed();
            }}
          >
            {t('media.back.replace')}
          </Button>
        }
      >
        {t(question.text, { count: names.length, names: formatList(names, { type: 'conjunction' }) })}
      </ConfirmDialog>
    </Dialog.Root>
  );
}
