import type { Core } from '@strapi/strapi';
import { JobRefusal } from '../../../../jobs/job-refusal.ts';

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

export const OTHER_FILE = 'Another file has been uploaded since: look at it, then decide.';

/** Turns the refusals of a job into sentences. @throws JobError; everything else as it is. */
export async function inSentences<Result>(
  sentences: Readonly<Record<'busy' | 'otherFile' | 'notReady', string>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof JobRefusal)) throw cause;
    const { reason } = cause;
    // An editor's decision came too late.
    if (reason === 'overtaken') throw new JobError('otherFile', sentences.otherFile, { cause });
    const known = reason === 'notReady' ? 'refused' : reason;
    throw new JobError(known, sentences[reason], { cause });
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
