import type { PlacedPicture } from '@vitrine/core/placing/picture-point';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import { keyOf } from './form-hotspot.ts';
import type { FormHotspot, FormRow, HotspotKey } from './form-hotspot.ts';

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

/** How things of one sort are placed: hotspots of a location, those inside a 360 view, or looping details. */
export interface PlacingRules<Row extends FormRow> {
  /** @param isParted the editor has separated its positions on the 4:3 and the 16:9 picture. */
  readonly moved: (hotspot: Row, to: PlacingTarget, isParted: boolean) => Row;
  readonly parted: (hotspot: Row, isParted: boolean) => Row;
}

/** What the editor is doing. */
export type Activity<Row extends FormRow = FormHotspot> =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'dragging';
      readonly key: HotspotKey;
      /** The hotspots before the drag, to restore them. */
      readonly before: readonly Row[];
    }
  /** Looking for a position: a picture shows the crosshair. */
  | { readonly kind: 'aiming'; readonly at: PlacingTarget }
  /** Has chosen a position, and now chooses the hotspot. */
  | { readonly kind: 'choosing'; readonly at: PlacingTarget };

export interface PlacingState<Row extends FormRow = FormHotspot> {
  /** As in the form, except during a drag. */
  readonly hotspots: readonly Row[];
  readonly selected: HotspotKey | undefined;
  /** How often one was selected: what is selected once more comes into view once more. */
  readonly selections: number;
  readonly activity: Activity<Row>;
  /** Hotspots whose 4:3 and 16:9 positions were separated since they were last equal. */
  readonly parted: ReadonlySet<HotspotKey>;
  /** Undo steps, the latest last, and redo steps, the next first. */
  readonly past: readonly Step<Row>[];
  readonly future: readonly Step<Row>[];
}

/** The hotspots before (or after) a change. */
export interface Step<Row extends FormRow = FormHotspot> {
  readonly hotspots: readonly Row[];
  /** Consecutive changes of one sort are joined: ten presses of an arrow key are one step. */
  readonly sort?: string;
}

/** What an editor does to the handles of hotspots and to the space between them. */
export type HandleEvent =
  | { readonly type: 'selected'; readonly key: HotspotKey | undefined }
  | { readonly type: 'dragStarted'; readonly key: HotspotKey }
  | { readonly type: 'dragged'; readonly to: PlacingTarget }
  | { readonly type: 'dragEnded' }
  | { readonly type: 'dragCancelled' }
  | { readonly type: 'nudged'; readonly to: PlacingTarget }
  | { readonly type: 'aimed'; readonly at: PlacingTarget }
  | { readonly type: 'positionChosen'; readonly at: PlacingTarget }
  | { readonly type: 'addingCancelled' }
  | { readonly type: 'removed'; readonly key: HotspotKey };

export type PlacingEvent<Row extends FormRow = FormHotspot> =
  | HandleEvent
  /** The form's hotspots were changed from outside: it was saved, or a field was edited. */
  | { readonly type: 'formChanged'; readonly hotspots: readonly Row[] }
  | { readonly type: 'parted'; readonly key: HotspotKey; readonly isParted: boolean }
  /** Without a sort it is a step of its own. */
  | { readonly type: 'changed'; readonly hotspot: Row; readonly sort?: string }
  | { readonly type: 'added'; readonly hotspot: Row }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' };

/** A change to the form. */
export interface PlacingEffect<Row extends FormRow = FormHotspot> {
  readonly type: 'write';
  readonly hotspots: readonly Row[];
}

type Next<Row extends FormRow> = readonly [PlacingState<Row>, readonly PlacingEffect<Row>[]];

/** Undo steps; about an hour's work. */
const MAX_STEPS = 200;

const NOTHING = [] as const;
const IDLE = { kind: 'idle' } as const;

/** During a drag, all other events are ignored. */
const GO_ON_WHILE_DRAGGING: ReadonlySet<PlacingEvent['type']> = new Set([
  'formChanged',
  'dragged',
  'dragEnded',
  'dragCancelled',
]);

export function placingOf<Row extends FormRow>(hotspots: readonly Row[]): PlacingState<Row> {
  return {
    hotspots,
    selected: undefined,
    selections: 0,
    activity: IDLE,
    parted: new Set(),
    past: [],
    future: [],
  };
}

/** The placing view's reducer. Pure: the caller runs the effects. */
export function transition<Row extends FormRow>(
  state: PlacingState<Row>,
  event: PlacingEvent<Row>,
  rules: PlacingRules<Row>,
): Next<Row> {
  if (state.activity.kind === 'dragging' && !GO_ON_WHILE_DRAGGING.has(event.type)) return [state, NOTHING];
  switch (event.type) {
    case 'formChanged':
      return [formChanged(state, event.hotspots), NOTHING];
    case 'selected':
      return [{ ...state, selected: event.key, selections: state.selections + 1 }, NOTHING];
    case 'dragStarted':
      if (!state.hotspots.some((hotspot) => keyOf(hotspot) === event.key)) return [state, NOTHING];
      return [
        {
          ...state,
          selected: event.key,
          selections: state.selections + 1,
          activity: { kind: 'dragging', key: event.key, before: state.hotspots },
        },
        NOTHING,
      ];
    case 'dragged':
      return [dragged(state, event.to, rules), NOTHING];
    case 'dragEnded':
      return dragEnded(state);
    case 'dragCancelled':
      if (state.activity.kind !== 'dragging') return [state, NOTHING];
      return [{ ...state, hotspots: state.activity.before, activity: IDLE }, NOTHING];
    case 'nudged':
      return nudged(state, event.to, rules);
    case 'parted':
      return parted(state, event.key, event.isParted, rules);
    case 'changed':
      return written(
        state,
        event.sort === undefined ? undefined : `${event.sort} ${keyOf(event.hotspot)}`,
        replaced(state.hotspots, keyOf(event.hotspot), () => event.hotspot),
      );
    case 'aimed':
      return [{ ...state, activity: { kind: 'aiming', at: event.at } }, NOTHING];
    case 'positionChosen':
      return [{ ...state, activity: { kind: 'choosing', at: event.at } }, NOTHING];
    case 'addingCancelled':
      return [{ ...state, activity: IDLE }, NOTHING];
    case 'added':
      return written(
        { ...state, activity: IDLE, selected: keyOf(event.hotspot), selections: state.selections + 1 },
        undefined,
        [...state.hotspots, event.hotspot],
      );
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
function formChanged<Row extends FormRow>(
  state: PlacingState<Row>,
  hotspots: readonly Row[],
): PlacingState<Row> {
  const index = state.hotspots.findIndex((hotspot) => keyOf(hotspot) === state.selected);
  const counterpart = hotspots[index];
  return {
    ...placingOf(hotspots),
    selected: counterpart && keyOf(counterpart),
    selections: state.selections,
    activity: state.activity.kind === 'dragging' ? IDLE : state.activity,
  };
}

function dragged<Row extends FormRow>(
  state: PlacingState<Row>,
  to: PlacingTarget,
  rules: PlacingRules<Row>,
): PlacingState<Row> {
  const { activity } = state;
  if (activity.kind !== 'dragging') return state;
  return {
    ...state,
    hotspots: replaced(activity.before, activity.key, (hotspot) =>
      rules.moved(hotspot, to, state.parted.has(activity.key)),
    ),
  };
}

function dragEnded<Row extends FormRow>(state: PlacingState<Row>): Next<Row> {
  const { activity, hotspots } = state;
  if (activity.kind !== 'dragging') return [state, NOTHING];
  const rest = { ...state, activity: IDLE, hotspots: activity.before };
  return written(rest, undefined, hotspots);
}

function nudged<Row extends FormRow>(
  state: PlacingState<Row>,
  to: PlacingTarget,
  rules: PlacingRules<Row>,
): Next<Row> {
  const { selected } = state;
  if (selected === undefined) return [state, NOTHING];
  const hotspots = replaced(state.hotspots, selected, (hotspot) =>
    rules.moved(hotspot, to, state.parted.has(selected)),
  );
  return written(state, `nudge ${selected}`, hotspots);
}

function parted<Row extends FormRow>(
  state: PlacingState<Row>,
  key: HotspotKey,
  isParted: boolean,
  rules: PlacingRules<Row>,
): Next<Row> {
  const keys = new Set(state.parted);
  if (isParted) keys.add(key);
  else keys.delete(key);
  const hotspots = replaced(state.hotspots, key, (hotspot) => rules.parted(hotspot, isParted));
  return written({ ...state, parted: keys }, undefined, hotspots);
}

function written<Row extends FormRow>(
  state: PlacingState<Row>,
  sort: string | undefined,
  hotspots: readonly Row[],
): Next<Row> {
  if (hotspots === state.hotspots) return [state, NOTHING];
  const isSameStep = sort !== undefined && state.future.length === 0 && state.past.at(-1)?.sort === sort;
  const past = isSameStep
    ? state.past
    : [...state.past, { hotspots: state.hotspots, ...(sort !== undefined && { sort }) }].slice(-MAX_STEPS);
  return settled({ ...state, past, future: [] }, hotspots);
}

function undone<Row extends FormRow>(state: PlacingState<Row>): Next<Row> {
  const step = state.past.at(-1);
  if (step === undefined) return [state, NOTHING];
  const future = [{ ...step, hotspots: state.hotspots }, ...state.future];
  return settled({ ...state, parted: new Set(), past: state.past.slice(0, -1), future }, step.hotspots);
}

function redone<Row extends FormRow>(state: PlacingState<Row>): Next<Row> {
  const [step, ...future] = state.future;
  if (step === undefined) return [state, NOTHING];
  const past = [...state.past, { ...step, hotspots: state.hotspots }];
  return settled({ ...state, parted: new Set(), past, future }, step.hotspots);
}

/** The selection always exists. */
function settled<Row extends FormRow>(state: PlacingState<Row>, hotspots: readonly Row[]): Next<Row> {
  const isThere = hotspots.some((hotspot) => keyOf(hotspot) === state.selected);
  return [
    { ...state, hotspots, selected: isThere ? state.selected : undefined },
    [{ type: 'write', hotspots }],
  ];
}

/** The same list if nothing in it changes. */
function replaced<Row extends FormRow>(
  hotspots: readonly Row[],
  key: HotspotKey,
  change: (hotspot: Row) => Row,
): readonly Row[] {
  const index = hotspots.findIndex((hotspot) => keyOf(hotspot) === key);
  const found = hotspots[index];
  return found === undefined ? hotspots : hotspots.with(index, change(found));
}
