import type { Core } from '@strapi/strapi';

/** A request that cannot be fulfilled now; the message is for the editor. */
export class JobError extends Error {
  override readonly name = 'JobError';
  /** `busy`: other work is running. `otherFile`: the current file is not the one that the request names. */
  readonly reason: 'busy' | 'otherFile' | 'refused';

  constructor(reason: JobError['reason'], sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.reason = reason;
  }
}

const STATUSES = { busy: 429, otherFile: 409, refused: 400 } as const;

/** Answers a {@link JobError} with its sentence, which the editor can act on; everything else goes on. */
export async function explained<Result>(
  ctx: Parameters<Core.ControllerHandler>[0],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof JobError) ctx.throw(STATUSES[error.reason], error.message);
    throw error;
  }
}
