/** Why content could not be read. Each is one clear sentence in the error's message. */
export type ContentErrorKind =
  /** No connection: the host is unknown, refuses, or hangs up. */
  | 'unreachable'
  /** 401 or 403: the token is missing, wrong, or may not read this. */
  | 'unauthorised'
  /** The answer is not what the CMS should send: not JSON, truncated, no `data`, another status. */
  | 'invalid'
  /** 404: there is no such endpoint, or a single type that is not yet published. */
  | 'notFound'
  /** No complete answer within the time limit. */
  | 'timeout'
  /** The CMS answers, but has no location: nothing to make a showroom of. */
  | 'empty'
  /** There is no bundle on disk. */
  | 'noBundle'
  /** A bundle on disk is truncated or of another format. */
  | 'unreadableBundle'
  /** An endpoint of the configuration is not one (specification section 5). */
  | 'configuration';

/** The one error type that leaves this package; the message is a sentence for an operator. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly kind: ContentErrorKind;
  /** The endpoint or file it is about. */
  readonly path: string | undefined;
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;

  constructor(
    kind: ContentErrorKind,
    message: string,
    details: { readonly path?: string; readonly status?: number; readonly cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.path = details.path;
    this.status = details.status;
  }
}
