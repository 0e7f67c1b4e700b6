import type { ScreensaverItem } from '../../world/content.ts';
import { payloadId } from '../../world/ids.ts';
import type { Programme } from '../programme.ts';
import { screensaver, SLEEPING_SCREENSAVER } from '../screensaver.ts';
import type {
  ScreensaverContext,
  ScreensaverEffect,
  ScreensaverEvent,
  ScreensaverState,
  Senses,
} from '../screensaver-state.ts';

type Item<Kind extends ScreensaverItem['kind']> = Extract<ScreensaverItem, { kind: Kind }>;

function mediaOf(name: string, mime: string): Item<'image'>['media'] {
  return {
    url: `/box-api/uploads/${name}`,
    hash: name,
    ext: '',
    name,
    mime,
    formats: {},
  };
}

export function image(name: string, displayedTime = 5): Item<'image'> {
  return {
    kind: 'image',
    media: mediaOf(name, 'image/jpeg'),
    displayedTime,
  };
}

export function video(name: string): Item<'video'> {
  return { kind: 'video', media: mediaOf(name, 'video/mp4') };
}

export function locationItem(name: string, wait = 5): Item<'location'> {
  return {
    kind: 'location',
    location: payloadId(name),
    wait,
  };
}

export function list(...items: readonly ScreensaverItem[]): Programme {
  return { kind: 'manual', items };
}

/** Runs the machine with a simulated clock and performs its effects. The location shown is the current one. */
export function createScreensaverDriver(fixed: Partial<ScreensaverContext> = {}) {
  let context: ScreensaverContext = { isKiosk: false, isPicturesOnly: false, location: undefined, ...fixed };
  let state: ScreensaverState = SLEEPING_SCREENSAVER;
  let now = 0;
  let timer: { readonly at: number; readonly step: number } | undefined;
  let shown: Extract<ScreensaverEffect, { type: 'show' }> | undefined;
  const log: string[] = [];

  const run = (effect: ScreensaverEffect) => {
    if (effect.type === 'startTimer') timer = { at: now + effect.milliseconds, step: effect.step };
    else if (effect.type === 'stopTimer') timer = undefined;
    else if (effect.type === 'show') shown = effect;
    else {
      if (effect.type === 'end') shown = undefined;
      log.push(effect.type === 'end' ? `end ${effect.stage}` : effect.type);
    }
  };
  const send = (event: ScreensaverEvent) => {
    const [next, effects] = screensaver(state, event, context);
    state = next;
    for (const effect of effects) run(effect);
  };

  return {
    send,
    sense: (change: Partial<Senses>) => send({ type: 'sensed', change }),
    status: () => state.status,
    state: () => state,
    log: () => log,
    hasTimer: () => timer !== undefined,
    step: () => shown?.step.id ?? 0,
    isLooping: () => shown?.isLooping,
    /** The name of the file or the payload id of the location on the screen. */
    shown() {
      const item = shown?.step.item;
      if (item === undefined) return undefined;
      return item.kind === 'location' ? item.location : item.media.name;
    },
    arrive() {
      const item = shown?.step.item;
      if (item?.kind === 'location') context = { ...context, location: item.location };
      send({ type: 'arrived', step: shown?.step.id ?? 0 });
    },
    advance(milliseconds: number) {
      const end = now + milliseconds;
      while (timer !== undefined && timer.at <= end) {
        const { at, step } = timer;
        now = at;
        timer = undefined;
        send({ type: 'timeUp', step });
      }
      now = end;
    },
  };
}

/** The visitor has left: enabled, focused, idle. */
export function started(programme: Programme, context: Partial<ScreensaverContext> = {}) {
  const driver = createScreensaverDriver(context);
  driver.sense({ isEnabled: true, hasFocus: true });
  driver.sense({ isIdle: true });
  driver.send({ type: 'prepared', programme });
  return driver;
}
