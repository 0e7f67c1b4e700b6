/** How a film is asked to play: with its sound, or without. */
export type StartAttempt = 'withSound' | 'muted';

/**
 * Where a film is on its way to playing by itself:
 * - `poster`: nothing plays; the visitor sees the poster and a large button;
 * - `trying`: the browser has been asked;
 * - `playing`: it plays as it was asked to;
 * - `silenced`: it plays, but only without the sound that it was asked to have: a button offers it.
 */
export type FilmStart =
  | { readonly kind: 'poster' }
  | { readonly kind: 'trying'; readonly attempt: StartAttempt; readonly isSoundRefused: boolean }
  | { readonly kind: 'playing' }
  | { readonly kind: 'silenced' };

/** What happens to a film that is starting. */
export type FilmStartEvent =
  /** The tap that opened the film, or a slideshow that has arrived at it. */
  | { readonly type: 'wanted'; readonly attempt: StartAttempt }
  | { readonly type: 'played' }
  /** The browser does not allow it: `NotAllowedError`. */
  | { readonly type: 'refused' }
  /** The visitor has turned the sound on or off, or has stopped the film. */
  | { readonly type: 'taken' };

export const AT_POSTER: FilmStart = { kind: 'poster' };

/**
 * The next step of a film that starts by itself: with sound, else muted, else not at all. A browser that refuses sound
 * may still allow it after the next tap, so the visitor is offered a button.
 */
export function nextStart(state: FilmStart, event: FilmStartEvent): FilmStart {
  switch (event.type) {
    case 'wanted':
      return { kind: 'trying', attempt: event.attempt, isSoundRefused: false };
    case 'played':
      if (state.kind !== 'trying') return state;
      return state.isSoundRefused ? { kind: 'silenced' } : { kind: 'playing' };
    case 'refused':
      if (state.kind !== 'trying') return state;
      return state.attempt === 'withSound'
        ? { kind: 'trying', attempt: 'muted', isSoundRefused: true }
        : AT_POSTER;
    case 'taken':
      return state.kind === 'silenced' ? { kind: 'playing' } : state;
  }
}
