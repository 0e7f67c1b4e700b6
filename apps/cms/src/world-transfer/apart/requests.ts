import type { Attributes } from '../../content-model/model.ts';

/** What a tour does not contain. */
export interface TourOptions {
  /** The language that it is written in. */
  readonly locale: string;
  /** Replaces its own title. */
  readonly name?: string | undefined;
  /** The name of the uploaded file: a name for a tour without a title. */
  readonly archive?: string | undefined;
  /** The file that describes the tour, of several in one archive. */
  readonly at?: string | undefined;
}

/** The input of the process that unpacks. */
export interface UnpackRequest {
  readonly archive: string;
  /** An existing, empty folder for the media. */
  readonly mediaFolder: string;
  /** The file for the result, as lines. */
  readonly output: string;
  readonly options: TourOptions;
  /** The attributes of every content type and component. */
  readonly attributes: Readonly<Record<string, Attributes>>;
}

/** The input of the process that packs. */
export interface PackRequest {
  /** The world, as lines. */
  readonly world: string;
  /** Where the bytes of the media are, by their `file`: paths and web addresses. */
  readonly sources: Readonly<Record<string, string>>;
  readonly archive: string;
}
