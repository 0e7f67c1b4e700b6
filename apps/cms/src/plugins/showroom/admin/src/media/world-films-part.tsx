import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { WorldFilms, WorldFilmsAnswer } from '../../../../../contracts/films.ts';
import { WORLD_FILMS_PATH } from '../../../../../contracts/films.ts';
import { useOwnWorlds } from '../account-worlds/use-own-worlds.ts';
import { useTexts } from '../use-texts.ts';
import { useMediaRights } from './media-rights.ts';
import { NamedButton } from './named-button.tsx';
import { usePolled } from './use-polled.ts';

type Worlds = WorldFilmsAnswer['data'];

function isAnyPending(worlds: Worlds): boolean {
  return worlds.some(({ pending }) => pending > 0);
}

/** The worlds with panoramas, and how many of their transitions have a film. */
export function WorldFilmsPart() {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { isOwn } = useOwnWorlds();
  const polled = usePolled<Worlds>(WORLD_FILMS_PATH, isAnyPending);
  if (polled.status !== 'ready' || polled.data.length === 0) return null;
  const make = async ({ documentId }: WorldFilms): Promise<void> => {
    try {
      await post(`${WORLD_FILMS_PATH}/${documentId}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toggleNotification({ type: 'danger', message: t('films.failed', { reason }) });
    }
    polled.again();
  };
  return (
    <Box paddingTop={6} tag="section" aria-labelledby="world-films">
      <Typography id="world-films" tag="h2" variant="beta">
        {t('films.title')}
      </Typography>
      <Typography tag="p" textColor="neutral600">
        {t('films.worlds')}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingTop={4}>
        {polled.data.map((world) => (
          <World
            key={world.documentId}
            world={world}
            isOwn={isOwn(world.documentId)}
            onMake={() => void make(world)}
          />
        ))}
      </Flex>
    </Box>
  );
}

interface WorldProps {
  readonly world: WorldFilms;
  /** Whether this account may change it. */
  readonly isOwn: boolean;
  readonly onMake: () => void;
}

function World({ world, isOwn, onMake }: WorldProps) {
  const { t } = useTexts();
  const { mayWork } = useMediaRights();
  const { name, missing, pending, failed, dissolved } = world;
  return (
    <Box tag="li" padding={4} background="neutral0" hasRadius shadow="tableShadow">
      <Flex gap={4} wrap="wrap" justifyContent="space-between">
        <Box>
          <Typography tag="h3" fontWeight="bold" textColor="neutral800">
            {name}
          </Typography>
          <Typography tag="p" textColor="neutral800" aria-live="polite">
            {t(pending > 0 ? 'films.pending' : missing > 0 ? 'films.missing' : 'films.all', {
              count: pending > 0 ? pending : missing,
            })}
          </Typography>
          {failed === 0 ? null : (
            <Typography tag="p" textColor="danger600">
              {t('films.someFailed', { count: failed })}
            </Typography>
          )}
        </Box>
        {mayWork && isOwn && missing > 0 && pending === 0 ? (
          <NamedButton action={t('films.makeMissing')} name={name} onClick={onMake} />
        ) : null}
      </Flex>
      {dissolved.length === 0 ? null : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={1} paddingTop={3}>
          {dissolved.map(({ from, to, why }) => (
            <Typography key={`${from} ${to}`} tag="li" variant="pi" textColor="neutral600">
              {t(`films.dissolves.${why}`, { from, to })}
            </Typography>
          ))}
        </Flex>
      )}
    </Box>
  );
}
