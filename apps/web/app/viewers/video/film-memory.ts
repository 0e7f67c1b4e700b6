/** What a visitor has chosen in one film, and wants in the next. */
export interface FilmChoices {
  readonly isMuted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly hasCaptions: boolean;
}

/** Remembers it as long as the page: a kiosk loads a new one for its next visitor. */
export interface FilmMemory {
  readonly choices: () => FilmChoices;
  readonly keep: (choices: Partial<FilmChoices>) => void;
}

/** The memory of a window. */
export function createFilmMemory(): FilmMemory {
  let kept: FilmChoices = { isMuted: false, volume: 1, hasCaptions: false };
  return {
    choices: () => kept,
    keep(choices) {
      kept = { ...kept, ...choices };
    },
  };
}
