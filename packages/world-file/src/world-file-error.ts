/** The kinds of fault of a world file; interfaces in other languages translate them. */
export type WorldFileErrorCode =
  | 'notAnArchive'
  | 'tooLarge'
  | 'tooManyFiles'
  | 'tooCompressed'
  | 'damaged'
  | 'unsafePath'
  | 'duplicateFile'
  | 'unexpectedFile'
  | 'missingFile'
  | 'notJson'
  | 'tooDeep'
  | 'duplicateKey'
  | 'newerVersion'
  | 'wrongShape';

/** A world file that cannot be read, with a sentence for the person who brought it. */
export class WorldFileError extends Error {
  override readonly name = 'WorldFileError';
  readonly code: WorldFileErrorCode;
  /** The file, the key or the path in `world.json` that the message is about. */
  readonly path: string;

  constructor(code: WorldFileErrorCode, path: string, sentence: string) {
    super(sentence);
    this.code = code;
    this.path = path;
  }
}
