import { wrappedYaw } from '@vitrine/core/panorama/projection';
import type { ArrivalView } from '@vitrine/core/world/panorama';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { MoreTexts, useTexts } from '~/i18n/translations.tsx';
import type { LocationView, PanoramaView } from '~/page-data/location-view.ts';
import { isSavingData, isSlowConnection } from '~/showroom/browser/browser-conditions.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { followLook } from '~/showroom/panorama/follow-look.ts';
import { createStageLook } from '~/showroom/panorama/stage-look.ts';
import type { StageLook } from '~/showroom/panorama/stage-look.ts';
import { turnBackBeforeWalks } from '~/showroom/panorama/turn-back-before-walks.ts';
import { createViews } from '~/showroom/presentation/views.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useViewer } from '~/showroom/window/use-viewer.ts';
import { giveBackFingers } from '~/showroom/zoom/gestures.ts';
import { shapeOf } from '~/showroom/zoom/picture-shape.ts';
import { whenStageRests } from '~/showroom/stage/calm-stage.ts';
import { icon } from '~/ui/icons.tsx';
import { TurnDevice } from '~/ui/tool-icons.tsx';
import { useBrowserLayoutEffect } from '~/ui/use-browser-layout-effect.ts';
import { useUnchanged } from '~/ui/use-unchanged.ts';
import { useEngine } from '~/viewers/view-360/use-engine.ts';
import { useGyroscope } from '~/viewers/view-360/use-gyroscope.ts';
import type { EngineStart } from '~/viewers/view-360/use-engine.ts';
import type { RoomEngine } from '~/viewers/view-360/room-engine.ts';
import viewButton from '~/ui/view-button.module.css';
import styles from './panorama-room.module.css';

interface RoomProps {
  /** The element that the stage and its hotspots fill. */
  readonly box: HTMLElement;
  readonly view: Pick<LocationView, 'payloadId' | 'backgrounds'> & { readonly panorama: PanoramaView };
  readonly isMoving: boolean;
  /** It cannot be shown: the device has no WebGL, or the file did not arrive or is broken. */
  readonly onFailure: () => void;
}

const LookAround = icon(
  <path d="M3 12c0-2.2 4-4 9-4s9 1.8 9 4-4 4-9 4m0 0 2.5-2.5M12 16l2.5 2.5M12 8V5m0 14v-3" />,
);

/** Degrees, and percent of the size, that a turn has to have to be seen. */
const SEEN = 0.5;

/** The part of the box that the button turns by, so that visitors see what it does. */
const NUDGE = { across: 0.25, down: 0 };

/**
 * Lets visitors look around where they are. Until they do, they see the picture: the panorama is fetched when nothing
 * else is, or when they first try, and takes over from exactly what the picture shows.
 */
export default function PanoramaRoom(props: RoomProps) {
  const { box, view, isMoving } = props;
  const [stage] = useState(() => box.querySelector('[data-stage]'));
  const [isWanted, setIsWanted] = useState(false);
  const [look, setLook] = useState<StageLook>();
  const [engine, setEngine] = useState<RoomEngine>();
  const isNudgeDue = useRef(false);
  const arrival = useShowroom(({ navigation }) =>
    navigation?.status === 'idle' && navigation.location === view.payloadId ? navigation.arrival : undefined,
  );
  const isLed = useIsLed(view);
  // A visitor who has been turned, or has begun to turn, is not turned again.
  const settled = useRef<ArrivalView | undefined>(undefined);
  useEffect(() => {
    if (isWanted || stage === null) return undefined;
    const want = () => {
      settled.current = arrival;
      setIsWanted(true);
    };
    if (isLed) {
      want();
      return undefined;
    }
    const rest = () => setIsWanted(true);
    const stopWaiting = whenStageRests(stage, rest, () => !isSavingData() && !isSlowConnection());
    const stop = new AbortController();
    for (const sign of ['pointerdown', 'wheel'] as const) {
      box.addEventListener(sign, want, { passive: true, signal: stop.signal });
    }
    return () => {
      stopWaiting();
      stop.abort();
    };
  }, [box, stage, isWanted, arrival, isLed]);
  useEffect(() => {
    if (look === undefined || isMoving || arrival === undefined || settled.current === arrival) return;
    settled.current = arrival;
    if (!isLed) look.arriveAt(arrival);
  }, [look, isMoving, arrival, isLed]);
  useEffect(() => {
    if (look === undefined || !isNudgeDue.current) return;
    isNudgeDue.current = false;
    look.stride(NUDGE);
  }, [look]);
  if (stage === null) return null;
  return (
    <MoreTexts texts={view.panorama.texts}>
      {isWanted && (look || !isMoving) && (
        <Sphere {...props} stage={stage} look={look} onLook={setLook} onEngine={setEngine} />
      )}
      {!isMoving && (
        <div className={viewButton['row']}>
          <LookButton
            look={look}
            onWant={() => {
              settled.current = arrival;
              setIsWanted(true);
              if (look) look.stride(NUDGE);
              else isNudgeDue.current = true;
            }}
          />
          <FollowButton engine={engine} />
        </div>
      )}
    </MoreTexts>
  );
}

/** Whether a presenter looks elsewhere in the room than its picture does, and this window follows. */
function useIsLed({ panorama: { start } }: RoomProps['view']): boolean {
  const { led } = useShowroomWindow().part(createViews);
  return useStore(led, ({ view }) => {
    if (view?.kind !== 'room') return false;
    const turn = Math.hypot(wrappedYaw(view.yaw - start.yaw), view.pitch - start.pitch);
    return turn > SEEN || Math.abs(view.zoom - 1) > SEEN / 100;
  });
}

/** The panorama over the picture. */
function Sphere({
  box,
  stage,
  view,
  isMoving,
  look,
  onLook,
  onEngine,
  onFailure,
}: RoomProps & {
  readonly stage: Element;
  readonly look: StageLook | undefined;
  /** It can be turned from now on. */
  readonly onLook: (look: StageLook | undefined) => void;
  /** What draws it. */
  readonly onEngine: (engine: RoomEngine | undefined) => void;
}) {
  // Each on its own: another language has other texts, and the same panorama.
  const picture = useUnchanged(view.panorama.picture);
  const start = useUnchanged(view.panorama.start);
  const backgrounds = useUnchanged(view.backgrounds);
  const shown = useMemo(
    () => ({ start, widthToHeight: () => shapeOf(backgrounds, box) }),
    [start, backgrounds, box],
  );
  const [own] = useState(() => createStageLook(box, shown));
  const begin = useCallback(
    async (given: EngineStart) => {
      const { startRoom } = await import('~/viewers/view-360/room-engine.ts');
      given.signal.throwIfAborted();
      return startRoom(given, {
        picture,
        look: own.current(),
        isSavingData: isSavingData(),
        onTurn: own.face,
      });
    },
    [picture, own],
  );
  const { mount, engine, failure } = useEngine<RoomEngine>(begin);
  useEffect(() => {
    if (failure) onFailure();
  }, [failure, onFailure]);
  useEffect(() => {
    if (!engine) return undefined;
    own.drawOn(engine.look);
    own.redraw();
    onLook(own);
    onEngine(engine);
    const sizes = new ResizeObserver(own.redraw);
    sizes.observe(box);
    return () => {
      own.drawOn(undefined);
      sizes.disconnect();
      onLook(undefined);
      onEngine(undefined);
    };
  }, [engine, own, box, onLook, onEngine]);
  const viewer = useViewer(
    {
      element: () => box,
      read: () => ({ kind: 'room', ...own.seen() }),
      lead: (seen) => {
        if (seen.kind === 'room') own.lead(seen);
      },
    },
    engine !== undefined && !isMoving,
  );
  useEffect(() => own.watch(viewer.changed), [own, viewer]);
  // Editors tune the start view in the preview.
  useEffect(() => own.showPicture(shown), [own, shown]);
  useEffect(
    () => () => {
      own.dispose();
      giveBackFingers(box);
    },
    [own, box],
  );
  // Before the first frame of the clip is painted.
  useBrowserLayoutEffect(() => {
    if (isMoving) own.reset();
  }, [isMoving, own]);
  useEffect(() => {
    if (!look || isMoving) return undefined;
    const stops = [followLook(box, look), turnBackBeforeWalks(look), redrawForNewHotspots(box, look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [look, isMoving, box]);
  return createPortal(
    <div ref={mount} className={styles['sphere']} data-panorama={look ? 'ready' : 'loading'} />,
    stage,
  );
}

/** A filter that changes brings hotspots that have not been moved yet. */
function redrawForNewHotspots(box: HTMLElement, look: StageLook): () => void {
  const additions = new MutationObserver(() => look.isTurned.getState() && look.redraw());
  for (const layer of box.children) additions.observe(layer, { childList: true });
  return () => additions.disconnect();
}

/** Offers to look around, and the first view again while one does. */
function LookButton({ look, onWant }: { readonly look: StageLook | undefined; readonly onWant: () => void }) {
  return look ? <TurningButton look={look} onWant={onWant} /> : <Button isTurned={false} onClick={onWant} />;
}

function TurningButton({ look, onWant }: { readonly look: StageLook; readonly onWant: () => void }) {
  const isTurned = useStore(look.isTurned);
  return <Button isTurned={isTurned} onClick={isTurned ? () => void look.turnBack() : onWant} />;
}

function Button({ isTurned, onClick }: { readonly isTurned: boolean; readonly onClick: () => void }) {
  const t = useTexts();
  return (
    <button
      type="button"
      className={viewButton['button']}
      data-chrome="look-around"
      aria-keyshortcuts={isTurned ? '0' : undefined}
      onClick={onClick}
    >
      <LookAround size={20} />
      {t(isTurned ? 'view360__reset' : 'view360__look_around')}
    </button>
  );
}

/** Offers to look around by turning the device, where it reports its orientation. */
function FollowButton({ engine }: { readonly engine: RoomEngine | undefined }) {
  const t = useTexts();
  const followed = useGyroscope(engine);
  if (followed === undefined) return null;
  return (
    <button
      type="button"
      className={viewButton['button']}
      data-chrome="follow-device"
      aria-label={t('view360__gyroscope')}
      title={t('view360__gyroscope')}
      aria-pressed={followed.isOn}
      onClick={() => void followed.gyroscope.toggle()}
    >
      <TurnDevice size={20} />
    </button>
  );
}
