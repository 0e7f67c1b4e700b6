import { Box, Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Release } from '../../../contracts/releases.ts';
import { useTexts } from '../use-texts.ts';
import { releasePage } from './addresses.ts';
import { StateBadge } from './release-state.tsx';
import { ReasonText } from './reason-text.tsx';
import { useReleaseTexts } from './use-release-texts.ts';
import { TargetLink } from './target-link.ts';

interface Props {
  readonly title: string;
  readonly releases: readonly Release[];
  readonly graceHours: number;
}

/** Releases of one kind, under a heading; nothing where there is none. */
export function ReleaseCards({ title, releases, graceHours }: Props) {
  const id = useId();
  if (releases.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography tag="h2" id={id} variant="beta" textColor="neutral800">
        {title}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingTop={3}>
        {releases.map((release) => (
          <Card key={release.id} release={release} graceHours={graceHours} />
        ))}
      </Flex>
    </section>
  );
}

function Card({ release, graceHours }: { readonly release: Release; readonly graceHours: number }) {
  const { t } = useTexts();
  const { timeOf, whenOf, plannerOf } = useReleaseTexts();
  const { id, name, state, items, entries, endedAt } = release;
  const facts = [
    whenOf(release),
    t('releases.items', { count: items.length }),
    t('releases.by', { name: plannerOf(release) }),
    ...(state === 'done' && entries !== undefined && endedAt !== undefined
      ? [t('releases.wentLive', { count: entries, time: timeOf(endedAt) })]
      : []),
  ];
  return (
    <Box tag="li" padding={5} background="neutral0" hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Flex gap={3} wrap="wrap">
          <TargetLink tag={RouterLink} to={releasePage(id)}>
            {name}
          </TargetLink>
          <StateBadge state={state} />
        </Flex>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {facts.join(' · ')}
        </Typography>
        {state === 'stopped' ? <ReasonText release={release} graceHours={graceHours} /> : null}
      </Flex>
    </Box>
  );
}
