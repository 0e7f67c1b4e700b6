import { beginFollowing, follow } from '@vitrine/core/presentation/following';
import type { Following, FollowingEvent, Shown } from '@vitrine/core/presentation/following';
import { withView } from '@vitrine/core/presentation/showing';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { PresentationMessage, PresentationState, SignalMessage } from '~/contract/presentation.ts';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { browserClock } from '../browser/clock.ts';
import type { StreamMessage } from '../connection/content-events.ts';
import { createPresenter } from '../presentation/presenter.ts';
import { createRecapKeeper } from '../presentation/recap-keeper.ts';
import { createViews } from '../presentation/views.ts';
import { sendPresentation } from '../presentation/send-presentation.ts';
import { showingAt, windowShowing } from '../presentation/window-showing.ts';
import { createForgetting } from '../screensaver/forgetting.ts';
import { travelOf } from '../walking/store.ts';
import { keepAwake } from './keep-awake.ts';
import { createLastSignals } from './last-signals.ts';
import type { LastSignals } from './last-signals.ts';
import type { ShowroomWindow } from './showroom-window.ts';
import { createWindowFollower } from './window-follower.ts';

/** What is said of a presentation in a window. */
export type PresentationView =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'over';
      readonly isGuide: boolean;
      /** It goes on without this window. */
      readonly hasLeft: boolean;
      /** The query of the page that says what it has shown; absent: nothing that is worth a page. */
      readonly recap?: string | undefined;
    }
  | {
      readonly kind: 'running';
      readonly state: PresentationState;
      readonly mode: Following['mode'];
      readonly isHandUp: boolean;
    };

/** The presentation that a window takes part in. */
export interface WindowPresentation {
  readonly view: StoreApi<PresentationView>;
  /** A page was rendered: the first begins it. @param page names its language and address. */
  readonly pageChanged: (page: string) => void;
  readonly returnToGuide: () => void;
  readonly setHandUp: (isUp: boolean) => void;
  readonly leave: () => Promise<void>;
  /** A presenter's own are in it as well, without the way over the server. */
  readonly signals: StoreApi<LastSignals>;
  readonly takeSignal: (signal: SignalMessage) => void;
  /** Whether the window shows a location, and nothing over it. */
  readonly isAt: (location: PayloadId) => boolean;
  /** Nothing more is said of one that is over. */
  readonly dismiss: () => void;
}

/** Takes part in a presentation for as long as the window is there: it follows, or shows what the window shows. */
export function createWindowPresentation(own: ShowroomWindow): WindowPresentation {
  const { store, presentation } = own;
  const view = createStore<PresentationView>(() => ({ kind: 'none' }));
  const views = own.part(createViews);
  const showing = () => windowShowing(store.getState(), location.search);
  /** What is sent of it. */
  const shownHere = () => {
    const window = showing();
    return window && travelOf(store.getState()) === 'idle' ? withView(window, views.read()) : window;
  };
  const follower = createWindowFollower(own);
  const presenter = createPresenter({
    send: (message) => sendPresentation('show', { ...message, locale: locale() }),
    after: browserClock.after,
    onOvertaken: () => {
      const now = view.getState();
      if (now.kind === 'running') take(now.state);
    },
  });
  const { signals, takeSignal } = createLastSignals();
  const recaps = createRecapKeeper(() => performance.now());
  let stream: EventTarget | null | undefined;
  let following: Following | undefined;
  /** When the view of the newest message was sent, in milliseconds of `performance.now()`. */
  let viewAt = 0;
  let said = '';
  let lastPage = '';

  const sendStatus = (isRepeated = false): void => {
    const now = view.getState();
    if (now.kind !== 'running' || now.state.isGuide) return;
    const status = { locale: locale(), mode: now.mode, hand: now.isHandUp };
    const text = JSON.stringify(status);
    if (text === said && !isRepeated) return;
    said = text;
    void sendPresentation('status', status);
  };

  const step = (event: FollowingEvent): void => {
    if (following === undefined) return;
    const [after, effects] = follow(following, event);
    following = after;
    views.led.setState({ isLed: after.mode === 'following' });
    for (const effect of effects) {
      if (effect.type === 'go') follower.go(effect);
      else if (effect.type === 'look') views.lead(effect.at, viewAt);
      else {
        if (effect.mode === 'roaming') follower.stop();
        if (isPresenter()) presentHere();
        else change({ mode: effect.mode });
      }
    }
  };

  const change = (changes: Partial<Extract<PresentationView, { kind: 'running' }>>): void => {
    const now = view.getState();
    if (now.kind === 'running') view.setState({ ...now, ...changes });
    sendStatus();
  };

  const take = (state: PresentationState): void => {
    const before = view.getState();
    const known = before.kind === 'running' ? before : { mode: 'following' as const, isHandUp: false };
    view.setState({ ...known, kind: 'running', state }, true);
    recaps.take(state, locale());
    const shown = shownIn(state);
    const window = showing();
    const { epoch, seq, isFirst, viewAge = 0 } = state;
    if (state.isPresenter) {
      if (before.kind !== 'running' || !before.state.isPresenter) stopFollowing();
      const lead = { epoch, seq, shown: shown.kind === 'visible' ? shown.showing : undefined };
      if (presenter.take(lead) && window !== undefined) {
        following ??= beginFollowing(window);
        viewAt = performance.now() - viewAge;
        step({ type: 'message', epoch, seq, shown, isAfterGap: isFirst });
      } else look();
      if (known.mode === 'roaming') change({ mode: 'following' });
    } else if (window !== undefined) {
      presenter.stop();
      following ??= beginFollowing(window);
      const isNew = epoch !== following.epoch || seq !== following.seq;
      if (isNew) viewAt = performance.now() - viewAge;
      step({ type: 'message', epoch, seq, shown, isAfterGap: isFirst });
    }
    sendStatus(state.isFirst);
  };

  const isPresenter = (): boolean => {
    const now = view.getState();
    return now.kind === 'running' && now.state.isPresenter;
  };

  /** This window has followed another one of the presenter, who has now taken a step in it. */
  const presentHere = (): void => {
    stopFollowing();
    look();
  };

  const stopFollowing = (): void => {
    if (following === undefined) return;
    following = undefined;
    follower.stop();
    views.lead(undefined, 0);
    views.led.setState({ isLed: false });
  };

  /** Settles when the window is no longer known as that of a participant. */
  const finish = async (): Promise<void> => {
    stopFollowing();
    follower.stop();
    presenter.stop();
    await sendPresentation('leave');
  };

  const receive = ({ state }: { readonly state?: StreamMessage }): void => {
    if (state === undefined) return;
    // Signals come by the same stream, which is another one after a reconnect. Only a window that takes part listens.
    if (stream !== state.target) {
      stream = state.target;
      stream?.addEventListener('signal', (event) =>
        // The server wrote it, in this very form.
        takeSignal(JSON.parse((event as MessageEvent<string>).data) as SignalMessage),
      );
    }
    // The server wrote it, in this very form.
    const message = JSON.parse(state.data) as PresentationMessage;
    if (message.kind === 'state') {
      take(message);
      return;
    }
    void finish();
    showEnd({ hasLeft: false });
  };

  /** Says that this window takes part no more. */
  const showEnd = ({ hasLeft }: { readonly hasLeft: boolean }): void => {
    const now = view.getState();
    if (now.kind !== 'running') {
      view.setState({ kind: 'none' }, true);
      return;
    }
    const recap = recaps.finish(locale());
    // Who has left knows that.
    const isSilent = hasLeft && recap === undefined;
    view.setState(
      isSilent ? { kind: 'none' } : { kind: 'over', isGuide: now.state.isGuide, hasLeft, recap },
      true,
    );
  };

  const look = (): void => {
    const window = shownHere();
    if (window === undefined) return;
    if (following === undefined) presenter.windowShows(window);
    else step({ type: 'windowChanged', window, isAtRest: travelOf(store.getState()) === 'idle' });
    follower.advance();
  };

  keepAwake(own, () => {
    const now = view.getState();
    return now.kind === 'running' && !now.state.isGuideAway && now.mode === 'following';
  });
  // The stream would be tried again after up to a minute.
  addEventListener('online', () => {
    if (view.getState().kind === 'running') own.reconnect();
  });
  store.subscribe(look);
  views.onChange((by) => {
    if (following === undefined) look();
    else if (by === 'visitor') step({ type: 'lookedElsewhere' });
  });

  const leave = async (): Promise<void> => {
    showEnd({ hasLeft: true });
    await finish();
    own.reconnect();
  };
  const dismiss = (): void => view.setState({ kind: 'none' }, true);
  own.part(createForgetting).onForget(() => {
    void leave();
    dismiss();
    recaps.forget();
  });

  return {
    view,
    pageChanged: (page) => {
      if (page === lastPage) return;
      // Not before: what is read of viewers may not be read while a page is being rendered.
      if (lastPage === '') {
        presentation.subscribe(receive);
        receive(presentation.getState());
      }
      lastPage = page;
      look();
      sendStatus();
    },
    returnToGuide: () => step({ type: 'returned' }),
    setHandUp: (isHandUp) => change({ isHandUp }),
    signals,
    takeSignal,
    isAt: (at) => {
      const shown = showing();
      const isThere = shown?.location === at && travelOf(store.getState()) === 'idle';
      return isThere && shown.open.length === 0;
    },
    leave,
    dismiss,
  };
}

/** What a state shows, in the language of the page. */
function shownIn({ shown }: PresentationState): Shown {
  const page = shown?.pages[locale()];
  if (shown === undefined || page === undefined) return { kind: 'hidden' };
  const { href, view } = page;
  const { location: at } = shown;
  return { kind: 'visible', showing: { ...showingAt({ location: at, href }), view }, href };
}

function locale(): string {
  return document.documentElement.lang;
}
