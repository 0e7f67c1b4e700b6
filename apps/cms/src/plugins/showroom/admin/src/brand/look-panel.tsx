import { Loader } from '@strapi/design-system';
import { lazy, Suspense } from 'react';
import type { EditedEntry } from '../edited-entry.ts';
import { useTexts } from '../use-texts.ts';

/** Loaded on demand, together with the showroom's style sheets: Strapi's page does not link any. */
const WorldLook = lazy(async () => ({ default: (await import('./world-look.tsx')).WorldLook }));

const WORLD = 'api::world.world';

/** Panel of a world's edit view: its theme, with colour pickers and a preview. */
export function LookPanel({ model }: EditedEntry) {
  const { t } = useTexts();
  if (model !== WORLD) return null;
  return {
    title: t('brand.panel'),
    content: (
      <Suspense fallback={<Loader small>{t('pages.loading')}</Loader>}>
        <WorldLook />
      </Suspense>
    ),
  };
}
