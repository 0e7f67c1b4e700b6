import { Button, EmptyStateLayout } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Page } from '@strapi/strapi/admin';
import { Route, Routes, useParams } from 'react-router-dom';
import { Loading } from '../loading.tsx';
import { useTexts } from '../use-texts.ts';
import { MapEditor } from './map-editor.tsx';
import { useMap } from './use-map.ts';
import { MapWorldsPage } from './map-worlds-page.tsx';

/** The list of worlds, and below it the map of each by document id. */
export function MapPage() {
  return (
    <Routes>
      <Route index element={<MapWorldsPage />} />
      <Route path=":world" element={<ChosenWorld />} />
    </Routes>
  );
}

function ChosenWorld() {
  const { world = '' } = useParams();
  // Another world needs another session.
  return <WorldPage key={world} world={world} />;
}

function WorldPage({ world }: { readonly world: string }) {
  const { t } = useTexts();
  const map = useMap(world);
  return (
    <Page.Main>
      <Page.Title>{t('map.title')}</Page.Title>
      {map.status === 'loading' ? <Loading>{t('map.loading')}</Loading> : null}
      {map.status === 'missing' ? (
        <EmptyStateLayout icon={<EmptyDocuments width="16rem" />} content={t('map.missing')} />
      ) : null}
      {map.status === 'failed' ? (
        <EmptyStateLayout
          icon={<EmptyDocuments width="16rem" />}
          content={t('map.failed.load')}
          action={
            <Button variant="secondary" onClick={map.again}>
              {t('map.save.retry')}
            </Button>
          }
        />
      ) : null}
      {map.status === 'ready' ? (
        <MapEditor
          session={map.session}
          written={map.written}
          addLocation={map.addLocation}
          showWritten={map.showWritten}
        />
      ) : null}
    </Page.Main>
  );
}
