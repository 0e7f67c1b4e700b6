import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { FetchError, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { slugOf } from '@vitrine/core/links/slug-of';
import { useTexts } from '../../use-texts.ts';
import { explain } from '../use-map.ts';

interface Props {
  /** @param documentId of the world that was made */
  readonly onMade: (documentId: string) => void;
  readonly onClose: () => void;
}

/** As the content manager's own form sends it, with its permissions and rules. */
const WORLDS = '/content-manager/collection-types/api::world.world';

/** Asks for the name of a world; its slug is made from that. Everything else has defaults. */
export function NewWorldDialog({ onMade, onClose }: Props) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const slug = slugOf(name);
  const add = async (): Promise<void> => {
    setIsSaving(true);
    setError(undefined);
    try {
      const { data } = await post<{ readonly data: { readonly documentId: string } }>(WORLDS, {
        name: name.trim(),
        slug,
      });
      onMade(data.data.documentId);
    } catch (failure) {
      setIsSaving(false);
      setError(
        failure instanceof FetchError && failure.status === 400 ? failure.message : explain(failure, t),
      );
    }
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen || isSaving ? undefined : onClose())}>
      <Modal.Content>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (slug !== '' && !isSaving) void add();
          }}
        >
          <Modal.Header closeLabel={t('map.close')}>
            <Modal.Title>{t('map.makeWorld')}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Field.Root
                name="name"
                required
                hint={slug === '' ? t('files.worldHint') : t('files.worldAddress', { slug })}
              >
                <Field.Label>{t('files.worldName')}</Field.Label>
                <TextInput value={name} onChange={(event) => setName(event.target.value)} />
                <Field.Hint />
              </Field.Root>
              {error === undefined ? null : (
                <Typography role="alert" textColor="danger600">
                  {error}
                </Typography>
              )}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" type="button" disabled={isSaving} onClick={onClose}>
              {t('map.cancel')}
            </Button>
            <Button type="submit" loading={isSaving} disabled={slug === ''}>
              {t('map.add')}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
