import { Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { ArrowLeft, ArrowRight } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { ACTIVITY_PATH } from '../../../contracts/activity.ts';
import type { ActivityPage as Answer } from '../../../contracts/activity.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { ActivityFilter } from './activity-filter.tsx';
import { ActivityLine } from './activity-line.tsx';

/** The activity trail, the latest action first. */
export function ActivityPage() {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const answered = useAnswer<Answer>(`${ACTIVITY_PATH}?${query}`);
  const page = Math.max(1, Number(query.get('page')) || 1);
  const turnTo = (next: number): void => {
    const wanted = new URLSearchParams(query);
    wanted.set('page', String(next));
    setQuery(wanted);
  };
  return (
    <Page.Main>
      <Page.Title>{t('activity.title')}</Page.Title>
      <Layouts.Header
        title={t('activity.title')}
        subtitle={answered.status === 'ready' ? t('activity.subtitle', { days: answered.data.keptDays }) : ''}
      />
      <Layouts.Content>
        <AnsweredPage answered={answered}>
          {(answer) => {
            const pages = Math.max(1, Math.ceil(answer.total / answer.pageSize));
            return (
              <Flex direction="column" alignItems="stretch" gap={5}>
                <ActivityFilter
                  answer={answer}
                  query={query}
                  onChange={(wanted) => setQuery(wanted, { replace: true })}
                />
                <Typography tag="h2" variant="beta" textColor="neutral800" aria-live="polite">
                  {t('activity.count', { count: answer.total })}
                </Typography>
                {answer.activities.length === 0 ? (
                  <EmptyStateLayout
                    icon={<EmptyDocuments width="16rem" />}
                    content={t(query.size === 0 ? 'activity.empty' : 'activity.noMatch')}
                    action={
                      query.size === 0 ? null : (
                        <Button variant="secondary" onClick={() => setQuery({})}>
                          {t('activity.showAll')}
                        </Button>
                      )
                    }
                  />
                ) : (
                  <Box padding={5} background="neutral0" hasRadius shadow="tableShadow">
                    <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
                      {answer.activities.map((activity) => (
                        <ActivityLine key={activity.id} activity={activity} isTitled />
                      ))}
                    </Flex>
                  </Box>
                )}
                {pages > 1 ? (
                  <Flex gap={2} justifyContent="flex-end">
                    <Button
                      variant="tertiary"
                      startIcon={<ArrowLeft aria-hidden />}
                      disabled={page <= 1}
                      onClick={() => turnTo(page - 1)}
                    >
                      {t('activity.newer')}
                    </Button>
                    <Button
                      variant="tertiary"
                      endIcon={<ArrowRight aria-hidden />}
                      disabled={page >= pages}
                      onClick={() => turnTo(page + 1)}
                    >
                      {t('activity.older')}
                    </Button>
                  </Flex>
                ) : null}
              </Flex>
            );
          }}
        </AnsweredPage>
      </Layouts.Content>
    </Page.Main>
  );
}
