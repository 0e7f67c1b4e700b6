import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFetcher, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { MoreTexts, useLocaleCode } from '~/i18n/translations.tsx';
import type { Texts } from '~/i18n/translations.tsx';
import type { LocationView } from '~/page-data/location-view.ts';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { createWindowPresentation } from '~/showroom/window/presentation.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useTopmost } from '~/ui/use-topmost.ts';
import { createPanelMemory } from './panel-memory.ts';
import type { PanelMemory } from './panel-memory.ts';
import { PresentationBar } from './presentation-bar.tsx';
import styles from './presentation.module.css';

/** Only a window in which a story plays needs it. */
const StoryBar = lazyWithRetry(() => import('./story-bar.tsx'));

/** Fetched when something is pointed at for the first time. */
const Pointing = lazyWithRetry(() => import('./pointing.tsx'));

/** Only who has the lead needs it. */
const PointerTool = lazyWithRetry(() => import('./pointer-tool.tsx'));

/**
 * The presentation that this window takes part in, above everything that is open.
 *
 * @param props.box the element that the stage and its hotspots fill.
 */
export default function Presentation({
  box,
  view: location,
}: {
  readonly box: HTMLElement | null;
  readonly view: LocationView;
}) {
  const presentation = useShowroomWindow().part(createWindowPresentation);
  const view = useStore(presentation.view);
  const { pathname, search } = useLocation();
  const isPointed = useStore(presentation.signals, ({ pointed }) => pointed !== undefined);
  const locale = useLocaleCode();
  const texts = usePresentationTexts(locale);
  const host = useTopmost();
  // What is open is above the bar or below it: with another host everything in it is made once more.
  const [panel] = useState(createPanelMemory);
  // Who gets the lead back begins without it.
  const [pointsInEpoch, setPointsInEpoch] = useState<number>();
  const page = `${locale} ${pathname}${search}`;
  useEffect(() => presentation.pageChanged(page), [presentation, page]);
  const story = useStore(useShowroomWindow().presentation, (inbox) => inbox.story);
  if (texts === undefined) return null;
  const { isPresenter = false, epoch = 0 } = view.kind === 'running' ? view.state : {};
  const isDark = view.kind === 'running' && view.state.isDark && view.mode === 'following';
  const bar =
    view.kind === 'none' ? (
      story && (
        <Suspense>
          <StoryBar />
        </Suspense>
      )
    ) : (
      <PresentationBar
        presentation={presentation}
        view={view}
        panel={panel}
        pointer={
          isPresenter &&
          box &&
          location.shapes && (
            <Suspense>
              <PointerTool
                presentation={presentation}
                epoch={epoch}
                box={box}
                view={location}
                isOn={pointsInEpoch === epoch}
                onTurn={(isOn) => setPointsInEpoch(isOn ? epoch : undefined)}
              />
            </Suspense>
          )
        }
      />
    );
  return createPortal(
    <MoreTexts texts={texts}>
      <Layer over={host === document.body ? 'page' : 'dialog'} memory={panel}>
        {isDark && <div className={styles['dark']} />}
        {bar}
        {box && isPointed && (
          <Suspense>
            <Pointing presentation={presentation} box={box} view={location} isPresenter={isPresenter} />
          </Suspense>
        )}
      </Layer>
    </MoreTexts>,
    host,
  );
}

/** Moves to another host when a dialog opens or closes, and gives the focus back to the control that was used last. */
function Layer({
  over,
  memory,
  children,
}: {
  readonly over: 'page' | 'dialog';
  readonly memory: PanelMemory;
  readonly children: ReactNode;
}) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const name = memory.pressed();
    if (name !== undefined) layer.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    const onTouch = ({ target }: Event): void => {
      const button = target instanceof Element && layer.current?.contains(target) && target.closest('button');
      memory.keepPressed(button ? button.name : undefined);
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, onTouch, true);
    return () => {
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, onTouch, true);
    };
  }, [memory]);
  return (
    <div ref={layer} className={styles['layer']} data-over={over}>
      {children}
    </div>
  );
}

/** The texts of presentations come with the page for joining one: no other page has them. */
function usePresentationTexts(locale: string): Texts | undefined {
  const { load, data } = useFetcher<{ readonly texts: Texts }>();
  useEffect(() => void load(`/${locale}/join`), [load, locale]);
  return data?.texts;
}
