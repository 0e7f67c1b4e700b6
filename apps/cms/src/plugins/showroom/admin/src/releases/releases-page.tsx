import { EmptyStateLayout, Flex, LinkButton } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';
import { RELEASES_PATH } from '../../../contracts/releases.ts';
import type { ReleaseList } from '../../../contracts/releases.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { RELEASES_PAGE } from './addresses.ts';
import { NewReleasePage, OneReleasePage } from './one-release-page.tsx';
import { RehearsalOnDay } from './rehearsal-on-day.tsx';
import { ReleaseCalendar } from './release-calendar.tsx';
import { ReleaseCards } from './release-cards.tsx';

/** All releases; below its address the page of one, or of a new one. */
export function ReleasesPage() {
  const { '*': path = '' } = useParams();
  const [part = ''] = path.split('/');
  if (part === 'new') return <NewReleasePage />;
  return part === '' ? <AllReleases /> : <OneReleasePage key={part} id={part} />;
}

function AllReleases() {
  const { t } = useTexts();
  const answered = useAnswer<ReleaseList>(RELEASES_PATH);
  const mayPlan = answered.status === 'ready' && answered.data.mayPlan;
  return (
    <Page.Main>
      <Page.Title>{t('releases.title')}</Page.Title>
      <Layouts.Header
        title={t('releases.title')}
        subtitle={t('releases.subtitle')}
        primaryAction={
          mayPlan ? (
            <LinkButton tag={Link} to={`${RELEASES_PAGE}/new`} startIcon={<Plus aria-hidden />}>
              {t('releases.new')}
            </LinkButton>
          ) : null
        }
      />
      <Layouts.Content>
        <AnsweredPage answered={answered}>
          {({ releases, graceHours, mayRehearse }) => {
            const inState = (...states: readonly string[]) =>
              releases.filter(({ state }) => states.includes(state));
            if (releases.length === 0) {
              return (
                <EmptyStateLayout
                  icon={<EmptyDocuments width="16rem" />}
                  content={t(mayPlan ? 'releases.empty' : 'releases.emptyReader')}
                />
              );
            }
            return (
              <Flex direction="column" alignItems="stretch" gap={8}>
                <ReleaseCards
                  title={t('releases.stopped')}
                  releases={inState('stopped')}
                  graceHours={graceHours}
                />
                <ReleaseCards
                  title={t('releases.planned')}
                  releases={inState('planned')}
                  graceHours={graceHours}
                />
                <ReleaseCalendar releases={releases.filter(({ state }) => state !== 'cancelled')} />
                {mayRehearse ? <RehearsalOnDay planned={inState('planned')} /> : null}
                <ReleaseCards
                  title={t('releases.over')}
                  releases={inState('done', 'cancelled')}
                  graceHours={graceHours}
                />
              </Flex>
            );
          }}
        </AnsweredPage>
      </Layouts.Content>
    </Page.Main>
  );
}
