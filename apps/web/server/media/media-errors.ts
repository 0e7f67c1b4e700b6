/** Why a fetch failed: its host cannot be reached, it did not answer in time, or the file itself is the cause. */
export type MediaFault = 'host' | 'silence' | 'file';

/** A file that is not on this machine cannot be fetched now. */
export class MediaUnreachableError extends Error {
  override readonly name: string = 'MediaUnreachableError';
  readonly fault: MediaFault;

  constructor(message: string, details: { readonly fault: MediaFault; readonly cause?: unknown }) {
    super(message, { cause: details.cause });
    this.fault = details.fault;
  }
}

/** There is no room on the disk to keep the file. */
export class NoRoomError extends MediaUnreachableError {
  override readonly name = 'NoRoomError';

  constructor(name: string, cause?: unknown) {
    super(`There is no room on the disk for the file ${name}.`, { fault: 'file', cause });
  }
}

/** An established connection or a response that failed: the host is reachable. */
const OF_ONE_ANSWER = /^(?:ECONNRESET|EPIPE|HPE_|ERR_STREAM)/;

/** The kind of failure, as far as it concerns the host. */
export function faultOf(error: unknown): MediaFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isOfOneAnswer = OF_ONE_ANSWER.test(code) || code === 'ABORT_ERR';
  return isOfOneAnswer || (error instanceof Error && /fallen silent/.test(error.message))
    ? 'silence'
    : 'host';
}
