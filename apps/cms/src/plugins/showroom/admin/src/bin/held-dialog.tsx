import { Button, Flex, Modal } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DeletedEntry } from '../../../contracts/bin.ts';
import type { Comparison } from '../../../contracts/versions.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { shownLanguage } from '../shown-language.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { ComparisonView } from '../versions/comparison-view.tsx';
import { deletionRequest } from './addresses.ts';

interface Props {
  readonly deletion: string;
  readonly entry: DeletedEntry;
}

/** Shows what a deleted entry held, in each of its languages. */
export function HeldDialog({ deletion, entry }: Props) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const { locales } = entry;
  const [chosen, setChosen] = useState(locales.includes('en') ? 'en' : locales[0]);
  const title = entry.title || t('bin.untitled');
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button variant="tertiary" aria-label={t('bin.seeOf', { title })}>
          {t('bin.see')}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={t('bin.close')}>
          <Modal.Title>{t('bin.heldOf', { title })}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {locales.length < 2 ? null : (
            <Flex tag="ul" gap={2} wrap="wrap" paddingBottom={4} aria-label={t('bin.language')}>
              {locales.map((code) => (
                <li key={code}>
                  <Button
                    size="S"
                    variant={code === chosen ? 'secondary' : 'tertiary'}
                    aria-pressed={code === chosen}
                    onClick={() => setChosen(code)}
                  >
                    {shownLanguage(code, locale)}
                  </Button>
                </li>
              ))}
            </Flex>
          )}
          <Held deletion={deletion} entry={entry} locale={chosen} />
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{t('bin.close')}</Button>
          </Modal.Close>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function Held({ deletion, entry, locale }: Props & { readonly locale: string | undefined }) {
  const { uid, documentId } = entry;
  const query = locale === undefined ? '' : `?${new URLSearchParams({ locale })}`;
  const answered = useAnswer<Comparison>(deletionRequest(deletion, `/${uid}/${documentId}${query}`));
  return (
    <AnsweredPage answered={answered}>
      {(comparison) => <ComparisonView comparison={comparison} isAlone />}
    </AnsweredPage>
  );
}
