import type { PlainView } from '@vitrine/core/presentation/view';
import type { Zoom } from '@vitrine/core/zoom/zoom';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useViewer } from '~/showroom/window/use-viewer.ts';
import { useHand } from '~/ui/use-hand.ts';
import type { Pair } from './pair.ts';
import type { SyncedMode } from './synced-tools.tsx';

/** What of synced images is shown, and how. */
export interface ShownPair {
  readonly mode: SyncedMode;
  /** Percent of the width. */
  readonly divider: number;
  readonly pair: Pair;
  readonly zoom: Zoom;
}

/**
 * Makes synced images a part of presentations.
 *
 * @param pictures how many there are.
 */
export function usePairView(
  viewer: RefObject<HTMLElement | null>,
  { mode, divider, pair, zoom }: ShownPair,
  pictures: number,
  show: (shown: ShownPair) => void,
): void {
  const view = useMemo(() => viewOf({ mode, divider, pair, zoom }), [mode, divider, pair, zoom]);
  const shown = useRef(view);
  const hand = useHand(() => viewer.current?.closest('dialog, [data-section]'));
  const reports = useViewer(
    {
      element: () => viewer.current,
      read: () => shown.current,
      lead: (wanted) => {
        if (wanted.kind !== 'divided' && wanted.kind !== 'beside') return;
        hand.lead();
        show(shownBy(wanted, divider, pictures));
      },
    },
    true,
  );
  useEffect(() => {
    shown.current = view;
    reports.changed(hand.isOn() ? 'visitor' : 'itself');
  }, [reports, hand, view]);
}

type PairView = Extract<PlainView, { readonly kind: 'divided' | 'beside' }>;

function viewOf({ mode, divider, pair: [left, right], zoom }: ShownPair): PairView {
  const { scale, offset } = zoom;
  const middle = { scale, x: (0.5 - offset.x) / scale, y: (0.5 - offset.y) / scale };
  return mode === 'divided'
    ? { kind: 'divided', left, right, divider, ...middle }
    : { kind: 'beside', left, right, ...middle };
}

function shownBy(view: PairView, divider: number, pictures: number): ShownPair {
  const { scale } = view;
  const offset = (middle: number): number => Math.min(0, Math.max(1 - scale, 0.5 - middle * scale));
  const known = (picture: number): number => Math.min(picture, pictures - 1);
  return {
    mode: view.kind,
    divider: view.kind === 'divided' ? view.divider : divider,
    pair: [known(view.left), known(view.right)],
    zoom: { scale, offset: { x: offset(view.x), y: offset(view.y) } },
  };
}
