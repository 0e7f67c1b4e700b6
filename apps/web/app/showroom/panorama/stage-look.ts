import {
  blendLooks,
  changeLook,
  closenessOf,
  isSameLook,
  lookAt,
  lookCloser,
  nearestLook,
  startLook,
} from '@vitrine/core/panorama/look';
import type { Look } from '@vitrine/core/panorama/look';
import type { ArrivalView, PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import type { BoxSize } from '@vitrine/core/background/aspect-ratio';
import type { ZoomChange } from '@vitrine/core/zoom/zoom';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { isReducedMotion } from '../browser/browser-conditions.ts';
import type { Leader } from '../presentation/views.ts';
import { markCoveredHotspots } from '../zoom/covered-hotspots.ts';
import { drawHotspots } from './panorama-hotspots.ts';

/** Milliseconds of a turn that no finger leads; the quick one is before a walk. */
const GLIDE = 420;
const QUICK = 220;

/** Milliseconds of a turn that follows a presenter, who says five times a second where to. */
const LED = 200;

/** Milliseconds of the turn on arrival: the visitor did not ask for it, so that it must be seen to be one. */
const ARRIVAL = 900;

/** Milliseconds after the last change until the view counts as resting. */
const REST = 160;

/** The picture that a look begins from. */
export interface ShownPicture {
  /** Where the panorama shows what the picture shows. */
  readonly start: StartView;
  /** Width divided by height of the picture that the box shows. */
  readonly widthToHeight: () => number;
}

/**
 * Where a visitor looks in the panorama of a location. While it is another look than the one that the picture shows, the
 * box has `data-turned`, and its hotspots are moved; `features/panorama-room/panorama-room.module.css` draws both.
 */
export interface StageLook {
  readonly isTurned: StoreApi<boolean>;
  /** Whether the visitor has turned it since it showed what the picture shows; a turn on arrival is not theirs. */
  isTurnedByVisitor(): boolean;
  /** As it is, or as it will be when a glide has ended. */
  current(): Look;
  size(): BoxSize;
  /** At once: a finger or a wheel leads. */
  change(change: ZoomChange): void;
  /** By parts of the box: to the right and down. */
  stride(by: { readonly across: number; readonly down: number }): void;
  turnTo(direction: PanoramaDirection): void;
  /** Slowly to where a transition has visitors look who have come in over it. */
  arriveAt(view: ArrivalView): void;
  /** Where it looks, or will, as any window can: see {@link closenessOf}. */
  seen(): PanoramaDirection & { readonly zoom: number };
  /** The inverse, for a visitor who follows. */
  lead(seen: PanoramaDirection & { readonly zoom: number }): void;
  /** Calls this whenever it has turned. */
  watch(onTurn: (by: Leader) => void): void;
  /** At once: the device leads. */
  face(direction: PanoramaDirection): void;
  /** Back to what the picture shows, quickly. Resolved when it is there, or when something else turns it meanwhile. */
  turnBack(): Promise<void>;
  /** The same at once. */
  reset(): void;
  /** Another picture from now on. A visitor who has turned keeps their view. */
  showPicture(picture: ShownPicture): void;
  /** From now on this draws the panorama. */
  drawOn(drawPanorama: ((look: Look) => void) | undefined): void;
  /** The box has another size, or other hotspots. */
  redraw(): void;
  dispose(): void;
}

export function createStageLook(box: HTMLElement, firstPicture: ShownPicture): StageLook {
  let picture = firstPicture;
  const isTurned = createStore(() => false);
  let hasVisitorTurned = false;
  let leader: Leader = 'itself';
  let report: ((by: Leader) => void) | undefined;
  const size = () => ({ width: box.clientWidth, height: box.clientHeight });
  const first = () => startLook(picture.start, { box: size(), widthToHeight: picture.widthToHeight() });
  let drawn = first();
  let goal = drawn;
  let panorama: ((look: Look) => void) | undefined;
  /** Of the glide; 0 while there is none. */
  let frame = 0;
  /** Called when the glide ends or is cut short. */
  let onGlideEnd: (() => void) | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const draw = (look: Look) => {
    drawn = look;
    const isNow = !isSameLook(look, first());
    panorama?.(look);
    box.toggleAttribute('data-turned', isNow);
    if (isNow) drawHotspots(box, look, size());
    box.closest('main')?.style.setProperty('--look', `${isNow ? look.yaw - picture.start.yaw : 0}deg`);
    isTurned.setState(isNow, true);
    report?.(leader);
    clearTimeout(rest);
    if (isNow) rest = setTimeout(() => markCoveredHotspots(box), REST);
  };
  const endGlide = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    const onEnd = onGlideEnd;
    onGlideEnd = undefined;
    onEnd?.();
  };
  const jumpTo = (look: Look) => {
    goal = look;
    draw(look);
    endGlide();
  };
  const glide = (look: Look, time: number, onEnd?: () => void) => {
    endGlide();
    onGlideEnd = onEnd;
    if (isReducedMotion()) {
      jumpTo(look);
      return;
    }
    goal = look;
    const from = drawn;
    const begin = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begin) / time));
      draw(part === 1 ? look : blendLooks(from, look, 1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
      else endGlide();
    };
    frame = requestAnimationFrame(step);
  };

  /** Turns as the visitor, or their device, says. */
  const byVisitor = (turn: () => void) => {
    hasVisitorTurned = true;
    leader = 'visitor';
    turn();
  };

  const redraw = () => {
    // What glides away goes on, also if no frame has moved yet: the box is measured when the room can first be turned.
    const isLeaving = frame !== 0 && !isSameLook(goal, first());
    if (isTurned.getState() || isLeaving) draw(drawn);
    else jumpTo(first());
  };

  return {
    isTurned,
    isTurnedByVisitor: () => hasVisitorTurned && isTurned.getState(),
    current: () => goal,
    size,
    change: (change) => byVisitor(() => jumpTo(changeLook(drawn, change, size(), first()))),
    stride({ across, down }) {
      const { width, height } = size();
      const middle = { x: width / 2, y: height / 2 };
      const to = { x: middle.x - across * width, y: middle.y - down * height };
      byVisitor(() => glide(changeLook(goal, { from: middle, to, by: 1 }, size(), first()), GLIDE));
    },
    turnTo: (direction) => byVisitor(() => glide(lookAt(goal, direction), GLIDE)),
    arriveAt({ yaw, pitch, fieldOfView = picture.start.fieldOfView }) {
      const cover = { box: size(), widthToHeight: picture.widthToHeight() };
      hasVisitorTurned = false;
      leader = 'itself';
      glide(nearestLook(startLook({ yaw, pitch, fieldOfView }, cover), first()), ARRIVAL);
    },
    seen: () => ({ yaw: goal.yaw, pitch: goal.pitch, zoom: closenessOf(goal, first()) }),
    lead({ zoom, ...direction }) {
      hasVisitorTurned = false;
      leader = 'itself';
      glide(lookCloser(direction, zoom, first()), LED);
    },
    watch(onTurn) {
      report = onTurn;
    },
    face: ({ yaw, pitch }) => byVisitor(() => jumpTo({ ...drawn, yaw, pitch })),
    turnBack() {
      leader = 'visitor';
      return new Promise((resolve) => glide(first(), QUICK, resolve));
    },
    reset() {
      leader = 'itself';
      jumpTo(first());
    },
    showPicture(shown) {
      picture = shown;
      redraw();
    },
    drawOn(drawPanorama) {
      panorama = drawPanorama;
    },
    redraw,
    dispose() {
      jumpTo(first());
      clearTimeout(rest);
    },
  };
}
