import { Navigate, Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { OpenedWorld } from '../map/opened-world.tsx';
import { MAP_PAGE } from '../plugin-id.ts';
import { useTexts } from '../use-texts.ts';
import { PlanEditor } from './plan-editor.tsx';

/** The floor plan of a world, by its document id; the map has the list of worlds. */
export function FloorPlanPage() {
  return (
    <Routes>
      <Route index element={<Navigate to={MAP_PAGE} replace />} />
      <Route path=":world" element={<ChosenWorld />} />
    </Routes>
  );
}

function ChosenWorld() {
  const { t } = useTexts();
  const { world = '' } = useParams();
  const [query] = useSearchParams();
  const first = query.get('location') ?? undefined;
  return (
    <OpenedWorld key={world} world={world} title={t('floorPlan.title')}>
      {({ session }) => <PlanEditor session={session} first={first} />}
    </OpenedWorld>
  );
}
