import { Route, Routes, useParams } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { MapEditor } from './map-editor.tsx';
import { MapWorldsPage } from './map-worlds-page.tsx';
import { OpenedWorld } from './opened-world.tsx';

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
  return (
    <OpenedWorld world={world} title={t('map.title')}>
      {({ session, written, addLocation, showWritten }) => (
        <MapEditor session={session} written={written} addLocation={addLocation} showWritten={showWritten} />
      )}
    </OpenedWorld>
  );
}
