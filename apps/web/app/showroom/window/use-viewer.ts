import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createViews } from '../presentation/views.ts';
import type { Leader, RegisteredViewer, Viewer } from '../presentation/views.ts';
import { useShowroomWindow } from './window-context.ts';

/** What a viewer reports to presentations. */
export interface ViewReports {
  /** It shows another view. */
  readonly changed: (by: Leader) => void;
  /** It could not go at once where it was led to. */
  readonly again: () => void;
}

/**
 * Makes what a component shows a part of presentations: what the visitor does there is shown to guests, and a guest is
 * led there.
 *
 * @param isReady whether there is something to look into.
 */
export function useViewer(viewer: Viewer, isReady: boolean): ViewReports {
  const views = useShowroomWindow().part(createViews);
  const registered = useRef<RegisteredViewer>(undefined);
  const element = useEffectEvent(() => viewer.element());
  const read = useEffectEvent(() => viewer.read());
  const lead = useEffectEvent((view: Parameters<Viewer['lead']>[0]) => viewer.lead(view));
  useEffect(() => {
    if (!isReady) return undefined;
    const own = views.add({ element: () => element(), read: () => read(), lead: (view) => lead(view) });
    registered.current = own;
    return () => {
      registered.current = undefined;
      own.remove();
    };
  }, [views, isReady]);
  const [reports] = useState<ViewReports>(() => ({
    changed: (by) => registered.current?.changed(by),
    again: () => registered.current?.again(),
  }));
  return reports;
}
