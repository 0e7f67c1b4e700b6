import { Button, Flex, Modal, Status } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { saveNow } from '../saving/save-now.ts';
import { useTexts } from '../use-texts.ts';
import { Head } from './dialog-parts.ts';

/** The head of a view that works on the form below it: its name, whether it is saved, and the way out. */
export function FormHead({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  const { t } = useTexts();
  const isModified = useForm('FormHead', (form) => form.modified);
  const isSubmitting = useForm('FormHead', (form) => form.isSubmitting);
  const isDisabled = useForm('FormHead', (form) => form.disabled);
  return (
    <Head>
      <Modal.Title>{title}</Modal.Title>
      <Flex gap={2}>
        {isModified ? (
          <Status variant="alternative" size="S">
            {t('placing.unsaved')}
          </Status>
        ) : null}
        <Button
          variant="secondary"
          disabled={!isModified || isDisabled}
          loading={isSubmitting}
          onClick={saveNow}
        >
          {t('placing.save')}
        </Button>
        <Button onClick={onClose}>{t('placing.done')}</Button>
      </Flex>
    </Head>
  );
}
