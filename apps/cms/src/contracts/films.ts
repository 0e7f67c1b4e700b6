import type { ChosenClip, VideoMessage } from './media.ts';
import { MEDIA_PATH } from './media.ts';

/** The crops of a walk film, by the slots of a transition's background that they fill. */
export const FILM_SLOTS = { '4x3': 'default_background_4x3', '16x9': 'default_background_16x9' } as const;
export type FilmCrop = keyof typeof FILM_SLOTS;

/** Why a film only dissolves: nothing leads there, or only what is nearly above or below. */
export type WhyDissolved = 'noLink' | 'steep';

/**
 * What an editor can change of a film. `POST {MEDIA_PATH}/transitions/{uid}/{documentId}/film` with it renders one in the
 * background; 202.
 */
export interface FilmOptions {
  /** Degrees to the right of what the first location's picture shows, -180 to 180; absent: to what leads there. */
  readonly direction?: number;
  /** 1.2 to 1.8; absent: as long as its turns need. */
  readonly seconds?: number;
}

/** A walk film of a transition: requested, or made and not yet taken. */
export interface FilmState {
  /** `taken`: it is among the clips of the draft. */
  readonly status: 'failed' | 'making' | 'ready' | 'taken' | 'waiting';
  readonly options: FilmOptions;
  /** 0 to 1 while it is made. */
  readonly progress?: number;
  /** Why it failed. */
  readonly about?: VideoMessage;
  /** Of a film that was made. */
  readonly seconds?: number;
  readonly dissolves?: WhyDissolved;
  /** The number of panoramas that were scaled down, because they are very large. */
  readonly scaled?: number;
  /** Changes with each film that was made. */
  readonly version?: string;
}

/** `GET {MEDIA_PATH}/transitions/{uid}/{documentId}/film`. */
export interface FilmAnswer {
  readonly data: {
    /** Whether both of its locations have a panorama. */
    readonly isPossible: boolean;
    /** Titles of its locations; absent where no film is possible. */
    readonly from?: string;
    readonly to?: string;
    /** The direction of what leads there, as in {@link FilmOptions}; absent: nothing does. */
    readonly direction?: number;
    readonly film?: FilmState;
    /** The draft's clips that are no films of ours, and that a film would replace. */
    readonly chosen: readonly ChosenClip[];
  };
}

/**
 * `POST {MEDIA_PATH}/transitions/{uid}/{documentId}/film/take`: makes the film the draft's clips. 409 if it would
 * replace clips other than `replacing`.
 */
export interface TakeFilmRequest {
  readonly replacing: readonly ChosenClip[];
}

/** One world, and the films between its panoramas. */
export interface WorldFilms {
  readonly documentId: string;
  readonly name: string;
  /** Transitions between panoramas that have no clip, and no film in work. */
  readonly missing: number;
  /** Films that wait or are being made. */
  readonly pending: number;
  /** Films that failed. */
  readonly failed: number;
  /** Films that only dissolve. */
  readonly dissolved: readonly { readonly from: string; readonly to: string; readonly why: WhyDissolved }[];
}

/** Prefix of what is about whole worlds. */
export const WORLD_FILMS_PATH = `${MEDIA_PATH}/films`;

/**
 * `GET {WORLD_FILMS_PATH}`: the worlds with transitions between panoramas, as far as the account may see them. `POST
 * {WORLD_FILMS_PATH}/{documentId}` makes the missing films of one; each becomes a draft as soon as it is made.
 */
export interface WorldFilmsAnswer {
  readonly data: readonly WorldFilms[];
}
