import { Box, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { RELEASES_PATH } from '../../../contracts/releases.ts';
import type { ReleaseList } from '../../../contracts/releases.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { releasePage } from './addresses.ts';
import { StateBadge } from './release-state.tsx';
import { useReleaseTexts } from './use-release-texts.ts';
import { TargetLink } from './target-link.ts';

/** How many releases fit on the home page. */
const SHOWN = 5;

/** Shows on the CMS's home page which releases were stopped, and what is planned next. */
export function ReleasesWidget() {
  const { t } = useTexts();
  const { whenOf, plannerOf } = useReleaseTexts();
  const answered = useAnswer<ReleaseList>(RELEASES_PATH);
  if (answered.status === 'loading') return <Widget.Loading>{t('pages.loading')}</Widget.Loading>;
  if (answered.status === 'failed') return <Widget.Error />;
  const { releases } = answered.data;
  const stopped = releases.filter(({ state }) => state === 'stopped');
  const shown = [...stopped, ...releases.filter(({ state }) => state === 'planned')].slice(0, SHOWN);
  if (shown.length === 0) return <Widget.NoData>{t('releases.widget.none')}</Widget.NoData>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} padding={2}>
      {shown.map((release) => (
        <Box tag="li" key={release.id}>
          <Flex gap={3} wrap="wrap">
            <TargetLink tag={RouterLink} to={releasePage(release.id)}>
              {release.name}
            </TargetLink>
            <StateBadge state={release.state} />
          </Flex>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {`${whenOf(release)} · ${t('releases.by', { name: plannerOf(release) })}`}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
