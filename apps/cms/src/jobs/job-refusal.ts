import type { JobEffect } from './job.ts';

/** A job could not take an event. */
export class JobRefusal extends Error {
  override readonly name = 'JobRefusal';
  readonly reason: Extract<JobEffect, { readonly type: 'refuse' }>['reason'];

  constructor(reason: JobRefusal['reason']) {
    super(`A job refuses what was asked: ${reason}.`);
    this.reason = reason;
  }
}
