import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { FetchError, useFetchClient, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { TARGET_UIDS } from '../../../contracts/placing.ts';
import type { NamedEntry } from '../../../contracts/placing.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  /** The language of the location, which is that of the article. */
  readonly locale: string;
  /** What the editor has looked for: what is not found is probably what is to be made. */
  readonly proposedTitle: string;
  readonly onMade: (article: NamedEntry) => void;
}

const PERMISSIONS = [{ action: 'plugin::content-manager.explorer.create', subject: TARGET_UIDS.article }];

interface MadeEntry {
  readonly data: Pick<NamedEntry, 'id' | 'documentId'>;
}

/** Makes an article as a draft, with its title alone, and takes it. Nothing for editors who may not make one. */
export function NewArticle(props: Props) {
  const { t } = useTexts();
  const { allowedActions } = useRBAC(PERMISSIONS);
  const [isOpen, setOpen] = useState(false);
  if (allowedActions['canCreate'] !== true) return null;
  return isOpen ? (
    <NewTitle {...props} onClose={() => setOpen(false)} />
  ) : (
    <div>
      <Button variant="tertiary" startIcon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        {t('placing.newArticle')}
      </Button>
    </div>
  );
}

function NewTitle({ locale, proposedTitle, onMade, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const [written, setWritten] = useState<string>();
  const [state, setState] = useState<'writing' | 'making' | { readonly failed: string }>('writing');
  const title = (written ?? proposedTitle).trim();
  const make = async (): Promise<void> => {
    if (title === '' || state === 'making') return;
    setState('making');
    try {
      // The request of the content manager: its permissions and rules hold for articles that are made here as well.
      const path = `/content-manager/collection-types/${TARGET_UIDS.article}`;
      const { data } = await post<MadeEntry>(path, { title, locale }, { params: { locale } });
      onMade({ id: data.data.id, documentId: data.data.documentId, locale, title });
      onClose();
    } catch (error) {
      setState({ failed: error instanceof FetchError ? error.message : '' });
    }
  };
  const failed =
    typeof state === 'object' ? t('placing.newArticleFailed', { reason: state.failed }) : undefined;
  return (
    <Field.Root hint={t('placing.newArticleHint')} {...(failed === undefined ? {} : { error: failed })}>
      <Field.Label>{t('placing.newArticleTitle')}</Field.Label>
      <Flex gap={2} alignItems="flex-start">
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the editor has just pressed the button that opens this field
          autoFocus
          value={written ?? proposedTitle}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setWritten(event.target.value)}
          onKeyDown={(event: React.KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void make();
          }}
        />
        <Button size="L" disabled={title === ''} loading={state === 'making'} onClick={() => void make()}>
          {t('placing.makeArticle')}
        </Button>
      </Flex>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
