import { Box, Button, Flex, LinkButton, Status, Typography } from '@strapi/design-system';
import { Calendar, Cross, Duplicate, Lock, Pencil, Trash, Upload } from '@strapi/icons';
import { Link } from 'react-router-dom';
import type { ListedWorld, WorldAction } from '../../../contracts/worlds.ts';
import { newReleasePage } from '../releases/addresses.ts';
import { useTexts } from '../use-texts.ts';
import { WorldDayLink } from '../world-day-link.tsx';

interface Props {
  readonly world: ListedWorld;
  /** Whether this account may change it. */
  readonly isOwn: boolean;
  readonly isAllowed: (action: WorldAction) => boolean;
  readonly onChoose: (action: WorldAction) => void;
  /** Whether this account plans releases. */
  readonly mayPlan: boolean;
}

/** One world: its state, and the actions for all of it. */
export function ListedWorldCard({ world, isOwn, isAllowed, onChoose, mayPlan }: Props) {
  const { t } = useTexts();
  const { documentId, name, slug, isDefault, isPublished, locations, transitions, unpublished } = world;
  const isUseful: Readonly<Record<WorldAction, boolean>> = {
    duplicate: true,
    publish: unpublished > 0,
    unpublish: isPublished,
    delete: true,
  };
  const button = (
    action: WorldAction,
    icon: React.ReactNode,
    variant: 'secondary' | 'tertiary' | 'danger-light',
  ) =>
    isOwn && isAllowed(action) ? (
      <Button
        variant={variant}
        startIcon={icon}
        disabled={!isUseful[action]}
        aria-label={t(`worlds.${action}.title`, { world: name })}
        onClick={() => onChoose(action)}
      >
        {t(`worlds.${action}`)}
      </Button>
    ) : null;
  return (
    <Box tag="li" padding={5} background="neutral0" hasRadius shadow="tableShadow">
      {/* Beside the text, the buttons would move with their number and the length of its lines. */}
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex direction="column" alignItems="flex-start" gap={2}>
          <Flex gap={3} wrap="wrap">
            <Typography tag="h2" variant="beta" textColor="neutral800">
              {name}
            </Typography>
            <Badge
              variant={isPublished ? 'success' : 'secondary'}
              text={t(isPublished ? 'worlds.published' : 'worlds.draft')}
            />
            {isDefault ? <Badge variant="secondary" text={t('worlds.default')} /> : null}
          </Flex>
          <Locks world={world} />
          <Typography tag="p" variant="pi" textColor="neutral600">
            {`/${slug} · ${t('worlds.counts', { locations, transitions })}`}
          </Typography>
          <Typography tag="p" textColor="neutral800">
            {t('worlds.unpublished', { count: unpublished })}
          </Typography>
          {isOwn ? null : (
            <Typography tag="p" variant="pi" textColor="neutral600">
              {t('accountWorlds.otherWorld')}
            </Typography>
          )}
        </Flex>
        <Flex gap={2} wrap="wrap">
          <LinkButton
            tag={Link}
            variant="tertiary"
            startIcon={<Pencil aria-hidden />}
            aria-label={t('worlds.openLabel', { world: name })}
            to={`/content-manager/collection-types/api::world.world/${documentId}`}
          >
            {t('worlds.open')}
          </LinkButton>
          {button('duplicate', <Duplicate aria-hidden />, 'tertiary')}
          {button('publish', <Upload aria-hidden />, 'secondary')}
          {mayPlan && isOwn ? (
            <LinkButton
              tag={Link}
              variant="tertiary"
              startIcon={<Calendar aria-hidden />}
              aria-label={t('releases.plan.world', { world: name })}
              to={newReleasePage({ kind: 'world', action: 'publish', documentId }, name)}
            >
              {t('releases.plan')}
            </LinkButton>
          ) : null}
          <WorldDayLink world={world} isButton />
          {button('unpublish', <Cross aria-hidden />, 'tertiary')}
          {button('delete', <Trash aria-hidden />, 'danger-light')}
        </Flex>
      </Flex>
    </Box>
  );
}

/** A locked world has an icon and a text that says how it is locked. */
function Locks({ world: { lock, closedLocations } }: Pick<Props, 'world'>) {
  const { t } = useTexts();
  const reasons = [
    ...(lock === undefined ? [] : [t(`worlds.lock.${lock}`)]),
    ...(closedLocations === 0 ? [] : [t('worlds.lock.locations', { count: closedLocations })]),
  ];
  if (reasons.length === 0) return null;
  return (
    <Flex tag="p" gap={2}>
      <Lock aria-hidden width="1.6rem" height="1.6rem" />
      <Typography tag="span" textColor="neutral800">
        {reasons.join(' · ')}
      </Typography>
    </Flex>
  );
}

function Badge({ variant, text }: { readonly variant: 'secondary' | 'success'; readonly text: string }) {
  return (
    <Status variant={variant} size="S" width="fit-content">
      <Typography tag="span" variant="pi" fontWeight="bold">
        {text}
      </Typography>
    </Status>
  );
}
