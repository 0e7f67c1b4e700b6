import { Loader } from '@strapi/design-system';
import { lazy, Suspense } from 'react';
import type { EditedEntry } from '../edited-entry.ts';
import { useTexts } from '../use-texts.ts';

/** Loaded when it is shown, with the visitors' style sheets: Strapi's page links none of its own. */
const WorldLook = lazy(async () => ({ default: (await import('./world-look.tsx')).WorldLook }));

const WORLD = 'api::world.world';

/** Beside the edit view of a world: its look, with colour pickers and a preview. */
export function LookPanel({ model }: EditedEntry) {
  const { say } = useTexts();
  if (model !== WORLD) return null;
  return {
    title: say('brand.panel'),
    content: (
      <Suspense fallback={<Loader small>{say('pages.loading')}</Loader>}>
        <WorldLook />
      </Suspense>
    ),
  };
}
