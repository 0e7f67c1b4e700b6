import { beginFollowing, follow } from '@vitrine/core/presentation/following';
import type { Following, FollowingEvent, Shown } from '@vitrine/core/presentation/following';
import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import { parseOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { PresentationMessage, PresentationState } from '~/contract/presentation.ts';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { browserClock } from '../browser/clock.ts';
import { createFollower } from '../presentation/follower.ts';
import { createPresenter } from '../presentation/presenter.ts';
import { sendPresentation } from '../presentation/send-presentation.ts';
import { windowShowing } from '../presentation/window-showing.ts';
import { createForgetting } from '../screensaver/forgetting.ts';
import { travelOf } from '../walking/store.ts';
import type { ShowroomWindow } from './showroom-window.ts';

/** What is said of a presentation in a window. */
export type PresentationView =
  | { readonly kind: 'none' }
  | { readonly kind: 'over' }
  | {
      readonly kind: 'running';
      readonly state: PresentationState;
      readonly mode: Following['mode'];
      readonly isHandUp: boolean;
    };

/** The presentation that a window takes part in. */
export interface WindowPresentation {
  readonly view: StoreApi<PresentationView>;
  /** A page was rendered. @param page names its language and address. */
  readonly pageChanged: (page: string) => void;
  readonly returnToGuide: () => void;
  readonly setHandUp: (isUp: boolean) => void;
  readonly giveLead: (to: ParticipantId) => void;
  readonly openDoors: (areOpen: boolean) => void;
  readonly end: () => void;
  readonly leave: () => Promise<void>;
  /** Nothing more is said of one that is over. */
  readonly dismiss: () => void;
}

/** Takes part in a presentation for as long as the window is there: it follows, or shows what the window shows. */
export function createWindowPresentation(own: ShowroomWindow): WindowPresentation {
  const { store, showroom, presentation } = own;
  const view = createStore<PresentationView>(() => ({ kind: 'none' }));
  const showing = () => windowShowing(store.getState(), location.search);
  const follower = createFollower({
    window: showing,
    isMoving: () => travelOf(store.getState()) === 'moving',
    isTravelling: () => store.getState().navigation?.status === 'travelling',
    refresh: own.refreshContent,
    walkTo: showroom.walkTo,
    finish: showroom.finish,
    replaceAddress: (href) => own.openAddress(href, 'replace'),
    pagePath: () => location.pathname,
    after: browserClock.after,
  });
  const presenter = createPresenter({
    send: (message) => sendPresentation('show', { ...message, locale: locale() }),
    after: browserClock.after,
  });
  let following: Following | undefined;
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
    for (const effect of effects) {
      if (effect.type === 'go') follower.go(effect);
      else {
        if (effect.mode === 'roaming') follower.stop();
        change({ mode: effect.mode });
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
    const shown = shownIn(state);
    const window = showing();
    if (state.isPresenter) {
      if (following !== undefined) follower.stop();
      following = undefined;
      const { epoch, seq } = state;
      presenter.take({ epoch, seq, shown: shown.kind === 'visible' ? shown.showing : undefined });
      if (window !== undefined) presenter.windowShows(window);
      if (known.mode === 'roaming') change({ mode: 'following' });
    } else if (window !== undefined) {
      presenter.stop();
      following ??= beginFollowing(window);
      const { epoch, seq, isFirst } = state;
      step({ type: 'message', epoch, seq, shown, isAfterGap: isFirst });
    }
    sendStatus(state.isFirst);
  };

  /** Settles when the window is no longer known as that of a participant. */
  const finish = async (): Promise<void> => {
    following = undefined;
    follower.stop();
    presenter.stop();
    await sendPresentation('leave');
  };

  const receive = ({ state }: { readonly state?: string }): void => {
    if (state === undefined) return;
    // The server wrote it, in this very form.
    const message = JSON.parse(state) as PresentationMessage;
    if (message.kind === 'state') {
      take(message);
      return;
    }
    void finish();
    view.setState({ kind: view.getState().kind === 'running' ? 'over' : 'none' }, true);
  };

  const look = (): void => {
    const window = showing();
    if (window === undefined) return;
    if (following === undefined) presenter.windowShows(window);
    else step({ type: 'windowChanged', window, isAtRest: travelOf(store.getState()) === 'idle' });
    follower.advance();
  };

  // The stream would be tried again after up to a minute.
  addEventListener('online', () => {
    if (view.getState().kind === 'running') own.reconnect();
  });
  store.subscribe(look);
  presentation.subscribe(receive);
  receive(presentation.getState());

  const leave = async (): Promise<void> => {
    view.setState({ kind: 'none' }, true);
    await finish();
    own.reconnect();
  };
  own.part(createForgetting).onForget(() => void leave());

  return {
    view,
    pageChanged: (page) => {
      if (page === lastPage) return;
      lastPage = page;
      look();
      sendStatus();
    },
    returnToGuide: () => step({ type: 'returned' }),
    setHandUp: (isHandUp) => change({ isHandUp }),
    giveLead: (to) => void sendPresentation('lead', { to }),
    openDoors: (areOpen) => void sendPresentation('doors', { open: areOpen }),
    end: () => void sendPresentation('end'),
    leave,
    dismiss: () => view.setState({ kind: 'none' }, true),
  };
}

/** What a state shows, in the language of the page. */
function shownIn({ shown }: PresentationState): Shown {
  const page = shown?.pages[locale()];
  if (shown === undefined || page === undefined) return { kind: 'hidden' };
  const { href } = page;
  return { kind: 'visible', showing: { location: shown.location, open: openIn(href) }, href };
}

function openIn(href: string): OverlayStack {
  const [, search = ''] = href.split('?', 2);
  return parseOverlayStack(new URLSearchParams(search));
}

function locale(): string {
  return document.documentElement.lang;
}
