declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface ListOptions {
    readonly maxKeys?: number;
  }

  /** As far as the tests use it: the package has no types. */
  export default class S3rver {
    constructor(options: {
      readonly directory: string;
      readonly silent: boolean;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    readonly store: { listObjects: (bucket: string, options: ListOptions) => Promise<unknown> };
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
