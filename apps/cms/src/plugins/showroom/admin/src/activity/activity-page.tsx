import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { ACTIVITY_PATH } from '../../../contracts/activity.ts';
import type { ActivityPage as Answer } from '../../../contracts/activity.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { NothingFound, PageTurner, useFoundPage } from '../found-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { ActivityFilter } from './activity-filter.tsx';
import { ActivityLine } from './activity-line.tsx';

/** The activity trail, the latest action first. */
export function ActivityPage() {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const answered = useAnswer<Answer>(`${ACTIVITY_PATH}?${query}`);
  const turning = useFoundPage();
  return (
    <Page.Main>
      <Page.Title>{t('activity.title')}</Page.Title>
      <Layouts.Header
        title={t('activity.title')}
        subtitle={answered.status === 'ready' ? t('activity.subtitle', { days: answered.data.keptDays }) : ''}
      />
      <Layouts.Content>
        <AnsweredPage answered={answered}>
          {(answer) => (
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
                <NothingFound
                  empty={t('activity.empty')}
                  noMatch={t('activity.noMatch')}
                  clear={t('activity.showAll')}
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
              <PageTurner
                {...turning}
                total={answer.total}
                pageSize={answer.pageSize}
                backward={t('activity.newer')}
                forward={t('activity.older')}
              />
            </Flex>
          )}
        </AnsweredPage>
      </Layouts.Content>
    </Page.Main>
  );
}
