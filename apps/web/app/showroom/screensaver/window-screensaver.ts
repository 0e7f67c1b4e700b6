import { inKiosk } from '@vitrine/core/screensaver/idle-rules';
import type { IdleRules } from '@vitrine/core/screensaver/idle-rules';
import type { Programme } from '@vitrine/core/screensaver/programme';
import { isReducedMotion } from '../browser/browser-conditions.ts';
import type { AutoWalk } from '../walking/auto-walk.ts';
import type { ShowroomStore } from '../walking/store.ts';
import type { Forgetting } from './forgetting.ts';
import type { Idle } from './idle.ts';
import type { IdleView } from '~/page-data/idle-view.ts';
import { raiseShield } from './input-shield.ts';
import type { InputShield } from './input-shield.ts';
import { endHandover, handedOver, isKiosk } from './kiosk.ts';
import { followKioskRules } from './kiosk-rules.ts';
import { leaveForStart } from './leave-for-start.ts';
import { watchPauses } from './pauses.ts';
import { browserClock } from '../browser/clock.ts';
import { createScreensaverRunner } from './screensaver-runner.ts';
import type { ScreensaverRunner } from './screensaver-runner.ts';

/** The page as the screensaver finds it. */
export interface ScreensaverPage extends Pick<IdleView, 'rules' | 'programmeHref' | 'homeHref'> {
  /** Goes to an address inside the app, replacing the current one. */
  readonly replace: (href: string) => void;
  /** Opens the contact form over what is open. */
  readonly openContact: (subject: string) => void;
}

/** The rules that hold in this window. */
export function rulesHere({ rules }: Pick<ScreensaverPage, 'rules'>): IdleRules {
  return isKiosk() ? inKiosk(rules) : rules;
}

/** The screensaver of this window. */
export interface WindowScreensaver extends Pick<ScreensaverRunner, 'shown' | 'report'> {
  /**
   * Watches the window, and shows the screensaver whenever it is idle.
   *
   * @param page what is on the page at that moment.
   * @returns a function that stops watching.
   */
  readonly follow: (page: () => ScreensaverPage) => () => void;
  /** The rules of the page are other ones. */
  readonly setEnabled: (isEnabled: boolean) => void;
}

/** What the screensaver works with. */
export interface WindowScreensaverHost {
  readonly autoWalk: AutoWalk;
  readonly store: ShowroomStore;
  readonly idle: Idle;
  readonly forgetting: Forgetting;
}

export function createWindowScreensaver(host: WindowScreensaverHost): WindowScreensaver {
  const { autoWalk, store, idle } = host;
  let page: (() => ScreensaverPage) | undefined;
  let shield: InputShield | undefined;
  const runner = createScreensaverRunner({
    clock: browserClock,
    context: () => ({
      isKiosk: isKiosk(),
      isPicturesOnly: store.getState().isPowerSave || isReducedMotion(),
      location: store.getState().navigation?.location,
    }),
    prepare: (signal) =>
      page === undefined ? Promise.reject(new Error('There is no page.')) : prepare(page(), signal, host),
    walkTo: autoWalk.autoWalkTo,
    begin() {
      shield?.lower();
      shield = raiseShield(browserClock);
    },
    end(stage) {
      shield?.lower();
      if (stage === 'shown') autoWalk.settle();
      else autoWalk.restore();
    },
    restartCount: idle.restartCount,
  });
  const senseFocus = () => runner.sense({ hasFocus: document.hasFocus() && !document.hidden });

  return {
    ...runner,
    setEnabled: (isEnabled) => runner.sense({ isEnabled }),
    follow(currentPage) {
      page = currentPage;
      const stops = [
        idle.onChange((isIdle) => {
          if (!isIdle) endHandover();
          runner.sense({ isIdle });
        }),
        idle.start(),
        watchPauses({ clock: browserClock, now: () => performance.now(), document }, (isPaused) =>
          runner.sense({ isPaused }),
        ),
        followFocus(senseFocus),
        isKiosk() ? followKioskRules((subject) => page?.().openContact(subject)) : () => undefined,
      ];
      runner.sense({ isEnabled: rulesHere(page()).isEnabled });
      senseFocus();
      if (handedOver() !== undefined) idle.assumeIdle();
      return () => {
        for (const stop of stops) stop();
        runner.sense({ isEnabled: false });
      };
    },
  };
}

function followFocus(look: () => void): () => void {
  addEventListener('focus', look);
  addEventListener('blur', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('focus', look);
    removeEventListener('blur', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Goes to the start if the visitor must be forgotten; fetches the programme otherwise. */
async function prepare(
  page: ScreensaverPage,
  signal: AbortSignal,
  { idle, store, forgetting }: WindowScreensaverHost,
): Promise<Programme> {
  const isLeaving = await leaveForStart(
    { rules: rulesHere(page), homeHref: page.homeHref },
    { ...idle, ...forgetting },
  );
  if (isLeaving) return new Promise(() => undefined);
  const response = await fetch(page.programmeHref, { signal });
  if (!response.ok) throw new Error(`The screensaver answers ${response.status}.`);
  // Our own server made it from the type of the same name.
  const programme = (await response.json()) as Programme;
  if (walks(programme) && !hasStage()) await enterShowroom(page, signal, store);
  return programme;
}

function walks(programme: Programme): boolean {
  return programme.kind === 'arrows' || programme.items.some(({ kind }) => kind === 'location');
}

/** The start page has none. */
function hasStage(): boolean {
  return document.querySelector('[data-stage]') !== null;
}

function enterShowroom(
  { replace, homeHref }: ScreensaverPage,
  signal: AbortSignal,
  store: ShowroomStore,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!hasStage()) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop);
    replace(homeHref);
  });
}
