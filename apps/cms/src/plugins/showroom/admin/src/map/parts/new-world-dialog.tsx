import { Field, TextInput } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { slugOf } from '@vitrine/core/links/slug-of';
import { useTexts } from '../../use-texts.ts';
import { newDocumentId } from '../document-id.ts';
import { FormDialog } from './form-dialog.tsx';

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
  // A name without Latin letters gives no slug.
  const [otherSlug] = useState(() => `world-${newDocumentId().slice(0, 4)}`);
  const isNamed = name.trim() !== '';
  const slug = slugOf(name) || otherSlug;
  const create = async (): Promise<void> => {
    const { data } = await post<{ readonly data: { readonly documentId: string } }>(WORLDS, {
      name: name.trim(),
      slug,
    });
    onMade(data.data.documentId);
  };
  return (
    <FormDialog title={t('map.makeWorld')} isComplete={isNamed} create={create} onClose={onClose}>
      <Field.Root
        name="name"
        required
        hint={isNamed ? t('map.worldAddress', { slug }) : t('map.worldNameHint')}
      >
        <Field.Label>{t('map.worldName')}</Field.Label>
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
        <Field.Hint />
      </Field.Root>
    </FormDialog>
  );
}
