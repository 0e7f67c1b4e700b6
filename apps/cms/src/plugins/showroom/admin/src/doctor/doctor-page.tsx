import { Box, Button, EmptyStateLayout, Flex, Grid, LinkButton, Typography } from '@strapi/design-system';
import { ArrowClockwise, WarningCircle } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ExaminedShowroom } from '../../../contracts/doctor.ts';
import { Loading } from '../loading.tsx';
import { MAP_PAGE } from '../plugin-id.ts';
import { useTexts } from '../use-texts.ts';
import { FindingsList } from './findings-list.tsx';
import { useExamined } from './use-examined.ts';
import { WorldCard } from './world-card.tsx';

/** All findings, worst first, each with a link to the entry that fixes it. */
export function DoctorPage() {
  const { t } = useTexts();
  const examination = useExamined();
  const isReady = examination.status === 'ready';
  return (
    <Page.Main>
      <Page.Title>{t('doctor.title')}</Page.Title>
      <Layouts.Header
        title={t('doctor.title')}
        subtitle={t('doctor.subtitle')}
        primaryAction={
          isReady ? (
            <Button
              variant="secondary"
              startIcon={<ArrowClockwise aria-hidden />}
              loading={examination.isAgain}
              onClick={examination.again}
            >
              {t('doctor.again')}
            </Button>
          ) : null
        }
      />
      <Layouts.Content>
        {examination.status === 'loading' ? <Examining /> : null}
        {examination.status === 'failed' ? (
          <Box role="alert">
            <EmptyStateLayout
              icon={<WarningCircle width="4rem" height="4rem" fill="danger600" aria-hidden />}
              content={t('doctor.failed')}
              action={
                <Button
                  variant="secondary"
                  startIcon={<ArrowClockwise aria-hidden />}
                  onClick={examination.again}
                >
                  {t('doctor.retry')}
                </Button>
              }
            />
          </Box>
        ) : null}
        {isReady && examination.hasFailed ? (
          <Box
            role="alert"
            padding={4}
            marginBottom={6}
            background="danger100"
            borderColor="danger200"
            hasRadius
          >
            <Typography textColor="danger700">{t('doctor.failedAgain')}</Typography>
          </Box>
        ) : null}
        {isReady ? <Examined showroom={examination.showroom} /> : null}
      </Layouts.Content>
    </Page.Main>
  );
}

/** The check can take seconds; the rest of the page is shown meanwhile. */
function Examining() {
  const { t } = useTexts();
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow">
      <Loading>{t('doctor.loading')}</Loading>
    </Box>
  );
}

function Examined({ showroom }: { readonly showroom: ExaminedShowroom }) {
  const { t } = useTexts();
  const { worlds, findings, sharedScore } = showroom;
  if (worlds.length === 0 && findings.length === 0) {
    return (
      <EmptyStateLayout
        icon={<EmptyDocuments width="16rem" />}
        content={t('doctor.empty')}
        action={
          <LinkButton tag={RouterLink} to={MAP_PAGE}>
            {t('map.title')}
          </LinkButton>
        }
      />
    );
  }
  const groups = [
    ...worlds.map(({ slug, name, score }) => ({ world: slug as string | undefined, name, score })),
    { world: undefined, name: t('doctor.shared'), score: sharedScore },
  ];
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Box tag="section" aria-label={t('doctor.worlds')}>
        <Grid.Root gap={4}>
          {groups.map(({ world, name, score }) => (
            <Grid.Item key={world ?? ''} col={3} m={6} xs={12} direction="column" alignItems="stretch">
              <Box padding={4} background="neutral0" hasRadius shadow="tableShadow" height="100%">
                <WorldCard
                  name={name}
                  score={score}
                  findings={findings.filter((finding) => finding.world === world)}
                />
              </Box>
            </Grid.Item>
          ))}
        </Grid.Root>
      </Box>
      {findings.length === 0 ? (
        <Box padding={8} background="neutral0" hasRadius shadow="tableShadow">
          <Typography textColor="success600" fontWeight="bold">
            {t('doctor.healthy')}
          </Typography>
        </Box>
      ) : (
        <FindingsList showroom={showroom} />
      )}
    </Flex>
  );
}
