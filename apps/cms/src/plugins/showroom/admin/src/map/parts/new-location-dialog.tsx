import { Field, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import { slugOf } from '@vitrine/core/links/slug-of';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { MapLocation, NewLocation } from '../../../../contracts/map.ts';
import { useTexts } from '../../use-texts.ts';
import { newDocumentId } from '../document-id.ts';
import { FormDialog } from './form-dialog.tsx';

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
  const slug = typedSlug ?? slugOf(title);
  const isSlugRight = SLUG.test(slug);
  const create = async (): Promise<void> => {
    await onAdd({ documentId, title: title.trim(), slug, position, pictures: [] });
    onClose();
  };
  return (
    <FormDialog
      title={t('map.newLocation')}
      isComplete={title.trim() !== '' && isSlugRight}
      create={create}
      onClose={onClose}
    >
      <Field.Root name="title" required>
        <Field.Label>{t('map.field.title')}</Field.Label>
        <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field.Root>
      <Field.Root
        name="slug"
        required
        hint={t('map.slugHint')}
        {...(slug !== '' && !isSlugRight ? { error: t('map.slugWrong') } : {})}
      >
        <Field.Label>{t('map.field.slug')}</Field.Label>
        <TextInput value={slug} onChange={(event) => setTypedSlug(event.target.value)} />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
    </FormDialog>
  );
}
