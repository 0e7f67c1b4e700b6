import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts, matchesEtag } from './negotiate.ts';
import { BASE_HEADERS, type HeaderRecord } from './reply.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli's quality for answers made while somebody waits: 3-4 ms for a page (research, stack 5). */
export const BROTLI_WHILE_WAITING = 5;
/** Brotli's quality for files that are packed once, by the build. */
export const BROTLI_AT_BUILD = 11;
/** Compressing less than this saves no packet. */
const MIN_COMPRESSED_BYTES = 600;

type Bytes = Uint8Array<ArrayBuffer>;

/** An answer that is made once and sent many times: its bytes, packed bytes, ETag and headers stand ready. */
export interface CachedAnswer {
  readonly status: number;
  /** What it occupies in memory now, in bytes: more, once a client has asked for its gzip form. */
  readonly weight: () => number;
  /** The answer to one request: whole, packed as the client reads it, or 304. */
  readonly respond: (request: {
    readonly method: string;
    readonly headers: Pick<Headers, 'get'>;
  }) => Response | Promise<Response>;
}

/** Whether packing bytes of a media type makes them smaller. */
export const isCompressible = (contentType: string): boolean =>
  /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest|xml|ld\+json|wasm))/.test(contentType);

const varyWithEncoding = (vary: string | undefined): string =>
  vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`;

/**
 * Prepares an answer. Text is packed with brotli now and with gzip when the first client asks for it.
 * The ETag is weak, because the packed forms share it.
 *
 * @param answer.headers with lower-case names; `content-type` decides whether it is packed.
 */
export const createCachedAnswer = async (answer: {
  readonly status?: number;
  readonly headers: HeaderRecord;
  readonly body: Bytes;
  readonly brotliQuality: number;
  /** The body packed with brotli already. */
  readonly brotli?: Bytes | undefined;
}): Promise<CachedAnswer> => {
  const { body, status = 200 } = answer;
  const isPacked =
    body.byteLength >= MIN_COMPRESSED_BYTES && isCompressible(answer.headers['content-type'] ?? '');
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common: HeaderRecord = {
    ...BASE_HEADERS,
    ...answer.headers,
    etag,
    ...(isPacked ? { vary: varyWithEncoding(answer.headers['vary']) } : {}),
  };
  const headersOf = (bytes: Bytes, encoding?: string): HeaderRecord => ({
    ...common,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    'content-length': String(bytes.byteLength),
  });
  const { 'content-type': _type, ...notModifiedHeaders } = common;
  const plain = { bytes: body, headers: headersOf(body) };
  const brotli = isPacked ? (answer.brotli ?? (await packBrotli(body, answer.brotliQuality))) : undefined;
  const packed = brotli && { bytes: brotli, headers: headersOf(brotli, 'br') };
  let zipped: Promise<{ readonly bytes: Bytes; readonly headers: HeaderRecord }> | undefined;
  let zippedBytes = 0;

  const send = (variant: { readonly bytes: Bytes; readonly headers: HeaderRecord }, method: string) =>
    new Response(method === 'HEAD' ? null : variant.bytes, { status, headers: variant.headers });

  return {
    status,
    weight: () => body.byteLength + (brotli?.byteLength ?? 0) + zippedBytes + 1_024,
    respond: ({ method, headers }) => {
      if (status === 200 && matchesEtag(headers.get('if-none-match'), etag)) {
        return new Response(null, { status: 304, headers: notModifiedHeaders });
      }
      if (!packed) return send(plain, method);
      const acceptEncoding = headers.get('accept-encoding');
      if (accepts(acceptEncoding, 'br')) return send(packed, method);
      if (!accepts(acceptEncoding, 'gzip')) return send(plain, method);
      zipped ??= compressGzip(body).then((bytes) => {
        const own = new Uint8Array(bytes);
        zippedBytes = own.byteLength;
        return { bytes: own, headers: headersOf(own, 'gzip') };
      });
      return zipped.then((variant) => send(variant, method));
    },
  };
};

/** Packs bytes with brotli; `quality` from 1 to 11. */
export const packBrotli = async (body: Bytes, quality: number): Promise<Bytes> =>
  new Uint8Array(
    await compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  );

/** The bytes of a text in UTF-8. */
export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);
