import type { Attributes } from '../../content-model/model.ts';

/** What a tour does not say. */
export interface TourOptions {
  /** The language that it is written in. */
  readonly locale: string;
  /** In place of its own title. */
  readonly name?: string | undefined;
}

/** What a process that unpacks is told. */
export interface UnpackRequest {
  readonly archive: string;
  /** A folder that is there and empty: the media come into it. */
  readonly mediaFolder: string;
  /** Where it says what it has found, as lines. */
  readonly told: string;
  readonly wishes: TourOptions;
  /** The content model: of each content type and component. */
  readonly attributes: Readonly<Record<string, Attributes>>;
}

/** What a process that packs is told. */
export interface PackRequest {
  /** The world, as lines. */
  readonly world: string;
  /** Where the bytes of the media are, by their `file`: paths and web addresses. */
  readonly places: Readonly<Record<string, string>>;
  readonly archive: string;
}
