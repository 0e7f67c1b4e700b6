/** What an import leaves out or changes. */
export type TourFindingCode =
  | 'missingPicture'
  | 'brokenPicture'
  | 'unsupportedPanorama'
  | 'unsafePath'
  | 'remoteFile'
  | 'missingFile'
  | 'danglingLink'
  | 'selfLink'
  | 'emptyHotspot'
  | 'brokenAddress'
  | 'textCut'
  | 'arrivalView'
  | 'horizon'
  | 'script'
  | 'include'
  | 'startScene'
  /** Finer tiles are not all there: a coarser level is shown. */
  | 'coarseTiles'
  /** A part of a hotspot of a kind that the showroom does not have. */
  | 'unsupportedPart'
  /** A field whose meaning is not known. */
  | 'unknownField'
  /** A frame of another site, which is shown once its host is listed. */
  | 'embedHost'
  /** A film of a walk that does not turn towards where it leads. */
  | 'dissolvedFilm'
  /** A panorama that films have with fewer pixels. */
  | 'scaledPanorama'
  /** The same tour, or something that looks like one, in another file. */
  | 'otherFile';

/** Something that the world does not have, or has differently from the tour. */
export interface TourFinding {
  /** A warning names something that visitors miss, a note something that looks or works differently. */
  readonly severity: 'warning' | 'note';
  readonly code: TourFindingCode;
  /** The id of the scene that it is about. */
  readonly scene?: string;
  /** Whole, in plain words. */
  readonly sentence: string;
}

/** Collects findings; equal sentences about the same scene are kept once, with their count. */
export class Findings {
  readonly #found = new Map<string, { readonly finding: TourFinding; count: number }>();

  warn(code: TourFindingCode, sentence: string, scene?: string): void {
    this.#add({ severity: 'warning', code, sentence, ...(scene !== undefined && { scene }) });
  }

  note(code: TourFindingCode, sentence: string, scene?: string): void {
    this.#add({ severity: 'note', code, sentence, ...(scene !== undefined && { scene }) });
  }

  all(): readonly TourFinding[] {
    return [...this.#found.values()].map(({ finding, count }) =>
      count === 1
        ? finding
        : Object.assign({}, finding, {
            sentence: `${finding.sentence.replace(/\.$/, '')} (${count} times).`,
          }),
    );
  }

  #add(finding: TourFinding): void {
    const key = JSON.stringify([finding.scene, finding.code, finding.sentence]);
    const known = this.#found.get(key);
    if (known === undefined) this.#found.set(key, { finding, count: 1 });
    else known.count += 1;
  }
}
