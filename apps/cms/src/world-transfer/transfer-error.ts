/** Why a world cannot be taken out or brought in. */
export type WorldTransferErrorCode =
  /** A world to be taken out is not there. */
  | 'unknownWorld'
  /** The content model, a rule or the safety of visitors forbids something in the file. */
  | 'refused'
  /** The CMS holds the same entries with other content. */
  | 'differs'
  /** Entries that would be overwritten have unpublished changes. */
  | 'unpublished'
  /** Another import is running. */
  | 'busy'
  /** The worlds are more than a world file may hold. */
  | 'tooLarge'
  /** The CMS refused an entry while it was written; everything was rolled back, except what the notes name. */
  | 'failed';

/** A remark about a part of a world file, for the person who imports it. */
export interface TransferNote {
  /** Identifies the remark for translation. */
  readonly code: string;
  /** `locations.atrium.hotspots[2].title`, or the name of a medium. */
  readonly path: string;
  readonly sentence: string;
}

/** A transfer that was refused whole, with everything that is in its way. */
export class WorldTransferError extends Error {
  override readonly name = 'WorldTransferError';
  readonly code: WorldTransferErrorCode;
  readonly notes: readonly TransferNote[];

  constructor(code: WorldTransferErrorCode, notes: readonly TransferNote[], options?: ErrorOptions) {
    const [first] = notes;
    const more = notes.length > 1 ? ` (and ${notes.length - 1} more)` : '';
    super(`${first?.sentence ?? 'The world cannot be transferred.'}${more}`, options);
    this.code = code;
    this.notes = notes;
  }
}
