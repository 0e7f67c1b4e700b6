import { Box, Button, EmptyStateLayout, Flex, Grid, Link, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page, useFetchClient, useRBAC } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { MAP_PATH } from '../../../contracts/map.ts';
import type { ListedWorld, WorldsAnswer } from '../../../contracts/map.ts';
import { useOwnWorlds } from '../account-worlds/use-own-worlds.ts';
import { MAP_PAGE } from '../plugin-id.ts';
import { Loading } from '../loading.tsx';
import { useTexts } from '../use-texts.ts';
import { NewWorldDialog } from './parts/new-world-dialog.tsx';

const MAKES_WORLDS = [{ action: 'plugin::content-manager.explorer.create', subject: 'api::world.world' }];

interface Listed {
  /** Identifies the request. */
  readonly round: number;
  /** Undefined if the request has failed. */
  readonly worlds: readonly ListedWorld[] | undefined;
}

/** The list of worlds whose maps can be opened. */
export function MapWorldsPage() {
  const { t } = useTexts();
  const { get } = useFetchClient();
  const [round, setRound] = useState(0);
  const [listed, setListed] = useState<Listed>();
  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const worlds = await get<WorldsAnswer>(MAP_PATH).then(
        ({ data }) => data.data,
        () => undefined,
      );
      if (isAwaited) setListed({ round, worlds });
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, round]);
  const isLoading = listed?.round !== round;
  const { allowedActions } = useRBAC(MAKES_WORLDS);
  const navigate = useNavigate();
  const [isNaming, setIsNaming] = useState(false);
  const { isLimited } = useOwnWorlds();
  const onNew = allowedActions['canCreate'] === true && !isLimited ? () => setIsNaming(true) : undefined;
  const worlds = isLoading ? undefined : listed.worlds;
  return (
    <Page.Main>
      <Page.Title>{t('map.title')}</Page.Title>
      <Layouts.Header
        title={t('map.title')}
        subtitle={t('map.subtitle')}
        primaryAction={
          onNew !== undefined && worlds !== undefined && worlds.length > 0 ? (
            <Button startIcon={<Plus aria-hidden />} onClick={onNew}>
              {t('map.makeWorld')}
            </Button>
          ) : null
        }
      />
      <Layouts.Content>
        {isLoading ? <Loading>{t('map.loading')}</Loading> : null}
        {!isLoading && listed.worlds === undefined ? (
          <EmptyStateLayout
            icon={<EmptyDocuments width="16rem" />}
            content={t('map.failed.load')}
            action={
              <Button variant="secondary" onClick={() => setRound((count) => count + 1)}>
                {t('map.save.retry')}
              </Button>
            }
          />
        ) : null}
        {worlds === undefined ? null : <Worlds worlds={worlds} onNew={onNew} />}
      </Layouts.Content>
      {isNaming ? (
        <NewWorldDialog
          onMade={(documentId) => navigate(`${MAP_PAGE}/${documentId}`)}
          onClose={() => setIsNaming(false)}
        />
      ) : null}
    </Page.Main>
  );
}

interface WorldsProps {
  readonly worlds: readonly ListedWorld[];
  /** Undefined for those who may not create worlds. */
  readonly onNew: (() => void) | undefined;
}

function Worlds({ worlds, onNew }: WorldsProps) {
  const { t } = useTexts();
  if (worlds.length === 0) {
    return (
      <EmptyStateLayout
        icon={<EmptyDocuments width="16rem" />}
        content={t(onNew === undefined ? 'map.noWorldsForReaders' : 'map.noWorlds')}
        action={
          onNew === undefined ? null : (
            <Button startIcon={<Plus aria-hidden />} onClick={onNew}>
              {t('map.makeWorld')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <Grid.Root tag="ul" gap={4}>
      {worlds.map(({ documentId, name, locations }) => (
        <Grid.Item tag="li" key={documentId} col={3} m={6} xs={12} direction="column" alignItems="stretch">
          <Box padding={4} background="neutral0" hasRadius shadow="tableShadow" height="100%">
            <Flex direction="column" alignItems="flex-start" gap={1}>
              <Link tag={RouterLink} to={`${MAP_PAGE}/${documentId}`}>
                {name}
              </Link>
              <Typography variant="pi" textColor="neutral600">
                {t('map.locations', { count: locations })}
              </Typography>
            </Flex>
          </Box>
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}
