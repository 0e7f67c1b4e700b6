/** Why a backup or a restore cannot be done. */
export type BackupErrorCode =
  | 'archive'
  | 'bucket'
  | 'database'
  | 'disk'
  | 'inUse'
  | 'newer'
  | 'notEmpty'
  | 'otherDatabase'
  | 'target'
  | 'usage';

/** A backup or restore that ended. Its message is a sentence for the operator. */
export class BackupError extends Error {
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * The error that the operator reads about. What the file system refuses becomes a sentence; anything else stays as it
 * is, because it is a defect.
 */
export function asBackupError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupError || !('code' in error)) return error;
  const path = 'path' in error ? String(error.path) : 'the folder';
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackupError(
        'disk',
        'The disk is full. Nothing was changed: free some space and try again.',
        {
          cause: error,
        },
      );
    case 'EACCES':
    case 'EPERM':
      return new BackupError('disk', `This account may not use ${path}.`, { cause: error });
    case 'EROFS':
      return new BackupError('disk', `The disk of ${path} is read-only.`, { cause: error });
    case 'EIO':
      return new BackupError('disk', `The disk of ${path} does not answer.`, { cause: error });
    default:
      return error;
  }
}
