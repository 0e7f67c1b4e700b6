import { useState } from 'react';
import { useUnchanged } from '~/ui/use-unchanged.ts';
import { ModelView } from './model-view.tsx';
import { PanoramaView } from './panorama-view.tsx';
import { SpinView } from './spin-view.tsx';
import type { View360View } from '~/page-data/view-360-view.ts';

/**
 * A panorama, a product spin or a model (docs/design/unspecified.md). It fills the width it is given in a shape of
 * its own, or with `fillsScreen` all the height too. Inside a page it leaves scrolling to the page.
 */
export default function View360({
  view: loaded,
  fillsScreen = false,
}: {
  readonly view: View360View;
  readonly fillsScreen?: boolean;
}) {
  const view = useUnchanged(loaded);
  const [attempt, setAttempt] = useState(0);
  const given = { fillsScreen, onRetry: () => setAttempt(attempt + 1) };
  switch (view.kind) {
    case 'panorama':
      return <PanoramaView key={attempt} view={view} {...given} />;
    case 'spin':
      return <SpinView key={attempt} view={view} {...given} />;
    case 'model':
      return <ModelView key={attempt} view={view} {...given} />;
  }
}
