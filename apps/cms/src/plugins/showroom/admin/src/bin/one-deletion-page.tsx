import { Box, Button, Flex, LinkButton } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import type { OneDeletion } from '../../../contracts/bin.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { useVersionTime } from '../versions/version-line.tsx';
import { BIN_PAGE, deletionRequest } from './addresses.ts';
import { DeletedLine } from './deleted-line.tsx';
import { HeldDialog } from './held-dialog.tsx';
import { RestoreOutcome } from './restore-outcome.tsx';
import { useRestoreDeleted } from './use-restore-deleted.ts';

/** The entries of one deletion, to restore all or one of them. */
export function OneDeletionPage({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const timeOf = useVersionTime();
  const answered = useAnswer<OneDeletion>(deletionRequest(id));
  const restoring = useRestoreDeleted(() => {
    if (answered.status === 'ready') answered.again();
  });
  const back = (
    <LinkButton tag={RouterLink} to={BIN_PAGE} variant="tertiary" startIcon={<ArrowLeft aria-hidden />}>
      {t('bin.back')}
    </LinkButton>
  );
  // When all of it is there again, there is no such deletion any more.
  const isDone = restoring.outcome?.kind === 'restored' && answered.status === 'failed';
  return (
    <Page.Main>
      <Page.Title>{t('bin.title')}</Page.Title>
      {isDone ? (
        <>
          <Layouts.Header title={t('bin.title')} navigationAction={back} />
          <Layouts.Content>
            <RestoreOutcome restoring={restoring} />
          </Layouts.Content>
        </>
      ) : (
        <AnsweredPage answered={answered}>
          {({ at, actor, entries }) => (
            <>
              <Layouts.Header
                title={t('bin.deletionOf', { title: entries[0]?.title || t('bin.untitled') })}
                subtitle={
                  actor === ''
                    ? t('bin.bySystem', { time: timeOf(at) })
                    : t('bin.by', { name: actor, time: timeOf(at) })
                }
                navigationAction={back}
                primaryAction={
                  entries.some(({ mayRestore }) => mayRestore) ? (
                    <Button loading={restoring.isBusy} onClick={() => void restoring.restore(id, {})}>
                      {t('bin.restoreAll')}
                    </Button>
                  ) : null
                }
              />
              <Layouts.Content>
                <Flex direction="column" alignItems="stretch" gap={5}>
                  <RestoreOutcome restoring={restoring} />
                  <Box padding={5} background="neutral0" hasRadius shadow="tableShadow">
                    <Flex
                      tag="ul"
                      direction="column"
                      alignItems="stretch"
                      gap={5}
                      aria-label={t('bin.entries')}
                    >
                      {entries.map((entry) => {
                        const { uid, documentId, mayRestore } = entry;
                        const title = entry.title || t('bin.untitled');
                        return (
                          <DeletedLine key={`${uid} ${documentId}`} entry={entry}>
                            <HeldDialog deletion={id} entry={entry} />
                            {mayRestore ? (
                              <Button
                                variant="secondary"
                                disabled={restoring.isBusy}
                                aria-label={t('bin.restoreOf', { title })}
                                onClick={() => void restoring.restore(id, { entries: [{ uid, documentId }] })}
                              >
                                {t('bin.restore')}
                              </Button>
                            ) : null}
                          </DeletedLine>
                        );
                      })}
                    </Flex>
                  </Box>
                </Flex>
              </Layouts.Content>
            </>
          )}
        </AnsweredPage>
      )}
    </Page.Main>
  );
}
