import { Box, Button, EmptyStateLayout, Flex, LinkButton, Typography } from '@strapi/design-system';
import { ArrowLeft, ArrowRight } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { BIN_PATH } from '../../../contracts/bin.ts';
import type { BinPage } from '../../../contracts/bin.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useSettled } from '../use-settled.ts';
import { useTexts } from '../use-texts.ts';
import { deletionPage } from './addresses.ts';
import { BinFilter } from './bin-filter.tsx';
import { DeletedLine } from './deleted-line.tsx';
import { HeldDialog } from './held-dialog.tsx';
import { RestoreOutcome } from './restore-outcome.tsx';
import { useRestoreDeleted } from './use-restore-deleted.ts';

/** Everything that was deleted, the latest first. */
export function DeletionList() {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const asked = useSettled(query.toString());
  const answered = useAnswer<BinPage>(`${BIN_PATH}?${asked}`);
  const restoring = useRestoreDeleted(() => {
    if (answered.status === 'ready') answered.again();
  });
  const page = Math.max(1, Number(query.get('page')) || 1);
  const turnTo = (next: number): void => {
    const wanted = new URLSearchParams(query);
    wanted.set('page', String(next));
    setQuery(wanted);
  };
  // The filter stays while what it found is loaded.
  const [known, setKnown] = useState<BinPage>();
  const ready = answered.status === 'ready' ? answered.data : undefined;
  if (ready !== undefined && ready !== known) setKnown(ready);
  return (
    <Page.Main>
      <Page.Title>{t('bin.title')}</Page.Title>
      <Layouts.Header
        title={t('bin.title')}
        subtitle={known === undefined ? '' : t('bin.subtitle', { days: known.keptDays })}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <BinFilter
            kinds={known?.kinds ?? []}
            query={query}
            onChange={(wanted) => setQuery(wanted, { replace: true })}
          />
          <RestoreOutcome restoring={restoring} />
          <AnsweredPage answered={answered}>
            {({ deletions, total, pageSize }) => (
              <>
                <Typography tag="h2" variant="beta" textColor="neutral800" aria-live="polite">
                  {t('bin.count', { count: total })}
                </Typography>
                {deletions.length === 0 ? (
                  <EmptyStateLayout
                    icon={<EmptyDocuments width="16rem" />}
                    content={t(query.size === 0 ? 'bin.empty' : 'bin.noMatch')}
                    action={
                      query.size === 0 ? null : (
                        <Button variant="secondary" onClick={() => setQuery({})}>
                          {t('bin.clear')}
                        </Button>
                      )
                    }
                  />
                ) : (
                  <Box padding={5} background="neutral0" hasRadius shadow="tableShadow">
                    <Flex tag="ol" direction="column" alignItems="stretch" gap={5} aria-label={t('bin.list')}>
                      {deletions.map(({ id, at, actor, lead, count }) => {
                        const title = lead.title || t('bin.untitled');
                        return (
                          <DeletedLine key={id} entry={lead} together={count} by={{ at, actor }}>
                            {count === 1 ? (
                              <HeldDialog deletion={id} entry={lead} />
                            ) : (
                              <LinkButton
                                tag={RouterLink}
                                to={deletionPage(id)}
                                variant="tertiary"
                                aria-label={t('bin.openOf', { title })}
                              >
                                {t('bin.open')}
                              </LinkButton>
                            )}
                            {lead.mayRestore ? (
                              <Button
                                variant="secondary"
                                disabled={restoring.isBusy}
                                aria-label={t(count === 1 ? 'bin.restoreOf' : 'bin.restoreAllOf', { title })}
                                onClick={() => void restoring.restore(id, {})}
                              >
                                {t(count === 1 ? 'bin.restore' : 'bin.restoreAll')}
                              </Button>
                            ) : null}
                          </DeletedLine>
                        );
                      })}
                    </Flex>
                  </Box>
                )}
                {total > pageSize ? (
                  <Flex gap={2} justifyContent="flex-end">
                    <Button
                      variant="tertiary"
                      startIcon={<ArrowLeft aria-hidden />}
                      disabled={page <= 1}
                      onClick={() => turnTo(page - 1)}
                    >
                      {t('bin.newer')}
                    </Button>
                    <Button
                      variant="tertiary"
                      endIcon={<ArrowRight aria-hidden />}
                      disabled={page * pageSize >= total}
                      onClick={() => turnTo(page + 1)}
                    >
                      {t('bin.older')}
                    </Button>
                  </Flex>
                ) : null}
              </>
            )}
          </AnsweredPage>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
