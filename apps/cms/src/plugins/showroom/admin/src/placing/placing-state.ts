import type { PlacedPicture } from '@vitrine/core/placing/picture-point';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import { keyOf, placedAt, placedOnPicture, placementOf } from './form-hotspot.ts';
import type { FormHotspot, HotspotKey } from './form-hotspot.ts';
import { movedTo, withOwnWidePosition } from './move-hotspot.ts';
import { placedTowards } from './round-position.ts';

/** A point of one of the pictures. */
export interface PictureTarget {
  readonly ratio: PlacedPicture;
  readonly point: PicturePoint;
}

/** A direction in the panorama, beside the start view, which its pictures show. */
export interface RoundTarget {
  readonly ratio: 'panorama';
  readonly direction: PanoramaDirection;
  readonly start: StartView;
}

export type PlacingTarget = PictureTarget | RoundTarget;

/** What the editor is doing. */
export type Activity =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'dragging';
      readonly key: HotspotKey;
      /** The hotspots before the drag, to restore them. */
      readonly before: readonly FormHotspot[];
    }
  /** Looking for a position: a picture shows the crosshair. */
  | { readonly kind: 'aiming'; readonly at: PlacingTarget }
  /** Has chosen a position, and now chooses the hotspot. */
  | { readonly kind: 'choosing'; readonly at: PlacingTarget };

export interface PlacingState {
  /** As in the form, except during a drag. */
  readonly hotspots: readonly FormHotspot[];
  readonly selected: HotspotKey | undefined;
  readonly activity: Activity;
  /** Hotspots whose 4:3 and 16:9 positions were separated since they were last equal. */
  readonly parted: ReadonlySet<HotspotKey>;
  /** Undo steps, the latest last, and redo steps, the next first. */
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** The hotspots before (or after) a change. */
export interface Step {
  readonly hotspots: readonly FormHotspot[];
  /** Consecutive changes of one sort are joined: ten presses of an arrow key are one step. */
  readonly sort?: string;
}

export type PlacingEvent =
  /** The form's hotspots were changed from outside: it was saved, or a field was edited. */
  | { readonly type: 'formChanged'; readonly hotspots: readonly FormHotspot[] }
  | { readonly type: 'selected'; readonly key: HotspotKey | undefined }
  | { readonly type: 'dragStarted'; readonly key: HotspotKey }
  | { readonly type: 'dragged'; readonly to: PlacingTarget }
  | { readonly type: 'dragEnded' }
  | { readonly type: 'dragCancelled' }
  | { readonly type: 'nudged'; readonly to: PlacingTarget }
  | { readonly type: 'parted'; readonly key: HotspotKey; readonly isParted: boolean }
  | { readonly type: 'changed'; readonly hotspot: FormHotspot; readonly sort: string }
  | { readonly type: 'aimed'; readonly at: PlacingTarget }
  | { readonly type: 'positionChosen'; readonly at: PlacingTarget }
  | { readonly type: 'addingCancelled' }
  | { readonly type: 'added'; readonly hotspot: FormHotspot }
  | { readonly type: 'removed'; readonly key: HotspotKey }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' };

/** A change to the form. */
export interface PlacingEffect {
  readonly type: 'write';
  readonly hotspots: readonly FormHotspot[];
}

/** Undo steps; about an hour's work. */
const MAX_STEPS = 200;

const NOTHING: readonly PlacingEffect[] = [];
const IDLE: Activity = { kind: 'idle' };

/** During a drag, all other events are ignored. */
const GO_ON_WHILE_DRAGGING: ReadonlySet<PlacingEvent['type']> = new Set([
  'formChanged',
  'dragged',
  'dragEnded',
  'dragCancelled',
]);

export function placingOf(hotspots: readonly FormHotspot[]): PlacingState {
  return {
    hotspots,
    selected: undefined,
    activity: IDLE,
    parted: new Set(),
    past: [],
    future: [],
  };
}

/** The placing view's reducer. Pure: the caller runs the effects. */
export function transition(
  state: PlacingState,
  event: PlacingEvent,
): readonly [PlacingState, readonly PlacingEffect[]] {
  if (state.activity.kind === 'dragging' && !GO_ON_WHILE_DRAGGING.has(event.type)) return [state, NOTHING];
  switch (event.type) {
    case 'formChanged':
      return [formChanged(state, event.hotspots), NOTHING];
    case 'selected':
      return [{ ...state, selected: event.key }, NOTHING];
    case 'dragStarted':
      if (!state.hotspots.some((hotspot) => keyOf(hotspot) === event.key)) return [state, NOTHING];
      return [
        {
          ...state,
          selected: event.key,
          activity: { kind: 'dragging', key: event.key, before: state.hotspots },
        },
        NOTHING,
      ];
    case 'dragged':
      return [dragged(state, event.to), NOTHING];
    case 'dragEnded':
      return dragEnded(state);
    case 'dragCancelled':
      if (state.activity.kind !== 'dragging') return [state, NOTHING];
      return [{ ...state, hotspots: state.activity.before, activity: IDLE }, NOTHING];
    case 'nudged':
      return nudged(state, event.to);
    case 'parted':
      return parted(state, event.key, event.isParted);
    case 'changed':
      return written(
        state,
        `${event.sort} ${keyOf(event.hotspot)}`,
        replaced(state.hotspots, keyOf(event.hotspot), () => event.hotspot),
      );
    case 'aimed':
      return [{ ...state, activity: { kind: 'aiming', at: event.at } }, NOTHING];
    case 'positionChosen':
      return [{ ...state, activity: { kind: 'choosing', at: event.at } }, NOTHING];
    case 'addingCancelled':
      return [{ ...state, activity: IDLE }, NOTHING];
    case 'added':
      return written({ ...state, activity: IDLE, selected: keyOf(event.hotspot) }, undefined, [
        ...state.hotspots,
        event.hotspot,
      ]);
    case 'removed': {
      const rest = state.hotspots.filter((hotspot) => keyOf(hotspot) !== event.key);
      return rest.length === state.hotspots.length ? [state, NOTHING] : written(state, undefined, rest);
    }
    case 'undone':
      return undone(state);
    case 'redone':
      return redone(state);
  }
}

/** A saved form has new rows: the selection is kept by its index, and earlier steps cannot be undone any more. */
function formChanged(state: PlacingState, hotspots: readonly FormHotspot[]): PlacingState {
  const index = state.hotspots.findIndex((hotspot) => keyOf(hotspot) === state.selected);
  const counterpart = hotspots[index];
  return {
    ...placingOf(hotspots),
    selected: counterpart && keyOf(counterpart),
    activity: state.activity.kind === 'dragging' ? IDLE : state.activity,
  };
}

function dragged(state: PlacingState, to: PlacingTarget): PlacingState {
  const { activity } = state;
  if (activity.kind !== 'dragging') return state;
  return {
    ...state,
    hotspots: replaced(activity.before, activity.key, (hotspot) =>
      movedHotspot(hotspot, to, state.parted.has(activity.key)),
    ),
  };
}

function dragEnded(state: PlacingState): readonly [PlacingState, readonly PlacingEffect[]] {
  const { activity, hotspots } = state;
  if (activity.kind !== 'dragging') return [state, NOTHING];
  const rest = { ...state, activity: IDLE, hotspots: activity.before };
  return written(rest, undefined, hotspots);
}

function nudged(state: PlacingState, to: PlacingTarget): readonly [PlacingState, readonly PlacingEffect[]] {
  const { selected } = state;
  if (selected === undefined) return [state, NOTHING];
  const hotspots = replaced(state.hotspots, selected, (hotspot) =>
    movedHotspot(hotspot, to, state.parted.has(selected)),
  );
  return written(state, `nudge ${selected}`, hotspots);
}

function movedHotspot(hotspot: FormHotspot, to: PlacingTarget, isParted: boolean): FormHotspot {
  if (to.ratio === 'panorama') return placedTowards(hotspot, { ...to, isParted });
  const { ratio, point } = to;
  const placement = movedTo(placementOf(hotspot), { ratio, to: point, isParted });
  return typeof ratio === 'string' ? placedOnPicture(hotspot, placement) : placedAt(hotspot, placement);
}

function parted(
  state: PlacingState,
  key: HotspotKey,
  isParted: boolean,
): readonly [PlacingState, readonly PlacingEffect[]] {
  const keys = new Set(state.parted);
  if (isParted) keys.add(key);
  else keys.delete(key);
  const hotspots = replaced(state.hotspots, key, (hotspot) =>
    placedAt(hotspot, withOwnWidePosition(placementOf(hotspot), isParted)),
  );
  return written({ ...state, parted: keys }, undefined, hotspots);
}

function written(
  state: PlacingState,
  sort: string | undefined,
  hotspots: readonly FormHotspot[],
): readonly [PlacingState, readonly PlacingEffect[]] {
  if (hotspots === state.hotspots) return [state, NOTHING];
  const isSameStep = sort !== undefined && state.future.length === 0 && state.past.at(-1)?.sort === sort;
  const past = isSameStep
    ? state.past
    : [...state.past, { hotspots: state.hotspots, ...(sort !== undefined && { sort }) }].slice(-MAX_STEPS);
  return settled({ ...state, past, future: [] }, hotspots);
}

function undone(state: PlacingState): readonly [PlacingState, readonly PlacingEffect[]] {
  const step = state.past.at(-1);
  if (step === undefined) return [state, NOTHING];
  const future = [{ ...step, hotspots: state.hotspots }, ...state.future];
  return settled({ ...state, parted: new Set(), past: state.past.slice(0, -1), future }, step.hotspots);
}

function redone(state: PlacingState): readonly [PlacingState, readonly PlacingEffect[]] {
  const [step, ...future] = state.future;
  if (step === undefined) return [state, NOTHING];
  const past = [...state.past, { ...step, hotspots: state.hotspots }];
  return settled({ ...state, parted: new Set(), past, future }, step.hotspots);
}

/** The selection always exists. */
function settled(
  state: PlacingState,
  hotspots: readonly FormHotspot[],
): readonly [PlacingState, readonly PlacingEffect[]] {
  const isThere = hotspots.some((hotspot) => keyOf(hotspot) === state.selected);
  return [
    { ...state, hotspots, selected: isThere ? state.selected : undefined },
    [{ type: 'write', hotspots }],
  ];
}

/** The same list if nothing in it changes. */
function replaced(
  hotspots: readonly FormHotspot[],
  key: HotspotKey,
  change: (hotspot: FormHotspot) => FormHotspot,
): readonly FormHotspot[] {
  const index = hotspots.findIndex((hotspot) => keyOf(hotspot) === key);
  const found = hotspots[index];
  return found === undefined ? hotspots : hotspots.with(index, change(found));
}
