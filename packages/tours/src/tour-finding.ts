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
  | 'startScene';

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

/** Collects findings; equal sentences about the same scene are kept once. */
export class Findings {
  readonly #found = new Map<string, TourFinding>();

  warn(code: TourFindingCode, sentence: string, scene?: string): void {
    this.#add({ severity: 'warning', code, sentence, ...(scene !== undefined && { scene }) });
  }

  note(code: TourFindingCode, sentence: string, scene?: string): void {
    this.#add({ severity: 'note', code, sentence, ...(scene !== undefined && { scene }) });
  }

  all(): readonly TourFinding[] {
    return [...this.#found.values()];
  }

  #add(finding: TourFinding): void {
    this.#found.set(JSON.stringify([finding.scene, finding.code, finding.sentence]), finding);
  }
}
