import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { FetchError } from '@strapi/strapi/admin';
import { useState } from 'react';
import { slugOf } from '@vitrine/core/links/slug-of';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { MapLocation, NewLocation } from '../../../../contracts/map.ts';
import { useTexts } from '../../use-texts.ts';
import { newDocumentId } from '../document-id.ts';
import { explain } from '../use-map.ts';

interface Props {
  readonly position: PicturePoint | null;
  readonly onAdd: (location: NewLocation) => Promise<MapLocation>;
  readonly onClose: () => void;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Asks for the required fields of a location; pictures are added in its edit view. */
export function NewLocationDialog({ position, onAdd, onClose }: Props) {
  const { t } = useTexts();
  const [documentId] = useState(newDocumentId);
  const [title, setTitle] = useState('');
  const [typedSlug, setTypedSlug] = useState<string>();
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const slug = typedSlug ?? slugOf(title);
  const isSlugWrong = slug !== '' && !SLUG.test(slug);
  const add = async (): Promise<void> => {
    setIsSaving(true);
    setError(undefined);
    try {
      await onAdd({ documentId, title: title.trim(), slug, position, pictures: [] });
      onClose();
    } catch (failure) {
      setIsSaving(false);
      setError(
        failure instanceof FetchError && failure.status === 400 ? failure.message : explain(failure, t),
      );
    }
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Modal.Content>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (title.trim() !== '' && SLUG.test(slug)) void add();
          }}
        >
          <Modal.Header closeLabel={t('map.close')}>
            <Modal.Title>{t('map.newLocation')}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Field.Root name="title" required>
                <Field.Label>{t('map.field.title')}</Field.Label>
                <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
              </Field.Root>
              <Field.Root
                name="slug"
                required
                hint={t('map.slugHint')}
                {...(isSlugWrong ? { error: t('map.slugWrong') } : {})}
              >
                <Field.Label>{t('map.field.slug')}</Field.Label>
                <TextInput value={slug} onChange={(event) => setTypedSlug(event.target.value)} />
                <Field.Hint />
                <Field.Error />
              </Field.Root>
              {error === undefined ? null : (
                <Typography role="alert" textColor="danger600">
                  {error}
                </Typography>
              )}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" type="button" onClick={onClose}>
              {t('map.cancel')}
            </Button>
            <Button type="submit" loading={isSaving} disabled={title.trim() === '' || !SLUG.test(slug)}>
              {t('map.add')}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
