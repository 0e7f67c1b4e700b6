import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors, strings } from '@strapi/utils';
import { BucketError } from '@vitrine/bucket/bucket';
import { panelLanguage } from '../accounts/panel-language.ts';
import { refusal } from '../rules/refusal.ts';
import { examineFile } from './examine-file.ts';
import type { IncomingFile } from './incoming-file.ts';
import { mediaTypeOf } from './media-types.ts';
import { sentenceOf } from './refused-file.ts';
import type { RefusedFile } from './refused-file.ts';

/** Bytes of chance in the address of a file. */
const NAME_BYTES = 16;

/** Letters of the file's own name in its address; systems take 255, and stored sizes have a prefix. */
const NAME_LENGTH = 100;

/** The calls of Strapi's upload service that bring bytes in. */
interface UploadService {
  readonly upload: (
    request: { readonly files: IncomingFile | readonly IncomingFile[]; readonly data?: object },
    options?: object,
  ) => Promise<unknown>;
  readonly replace: (
    id: number | string,
    request: { readonly file: IncomingFile },
    options?: object,
  ) => Promise<unknown>;
}

interface FileService {
  readonly fetchUrlToInputFile: (...given: readonly unknown[]) => Promise<unknown>;
}

interface FileNames {
  readonly generateFileName: (name: string) => string;
}

interface Services {
  readonly extend: <Service>(uid: string, extend: (service: Service) => Service) => void;
}

/** The CMS's message when it has to fetch a file by its address. */
export const NO_FETCHING =
  'The CMS does not fetch files by their address. Download the file, then upload it.';

/** What Strapi's upload service puts a file into an entry by, past its rules, its versions and the rights to it. */
const LINKING = ['ref', 'refId', 'field'];

/** The CMS's message when an upload is to put its file into an entry. */
export const NO_LINKING = 'An upload changes no entry. Upload the file, then choose it in the entry.';

/**
 * Refuses a file that {@link examineFile} does not let in, with a sentence in the language of the editor's panel.
 *
 * @param field Where the panel shows the sentence.
 * @throws ValidationError
 */
export async function refuseUnfit(strapi: Core.Strapi, file: IncomingFile, field: string): Promise<void> {
  const name = file.originalFilename ?? '';
  const refused =
    file.filepath === undefined ? ({ reason: 'empty' } as const) : await examineFile(file.filepath, name);
  if (refused !== undefined) throw refusalOf(strapi, refused, { name, field });
  // Only the list decides the type that a file is served as: neither its sender nor a guess from its bytes.
  file.mimetype = mediaTypeOf(name) ?? null;
  if (file.mimetype !== null) file.detectedMimeType = file.mimetype;
}

function refusalOf(
  strapi: Core.Strapi,
  refused: RefusedFile,
  { name, field }: { readonly name: string; readonly field: string },
): Error {
  return refusal(field, sentenceOf(refused, name, panelLanguage(strapi)));
}

/**
 * Makes everything that enters the media library pass one rule: the panel, the content API, imports and the seed
 * all call Strapi's upload service. Gives files addresses that cannot be guessed, and has Strapi fetch nothing and
 * link nothing.
 */
export function guardUploads(strapi: Core.Strapi): void {
  const services = strapi.get('services') as Services;
  services.extend<UploadService>('plugin::upload.upload', (service) => ({
    ...service,
    async upload(request, options) {
      const { data = {} } = request;
      if (LINKING.some((name) => Object.hasOwn(data, name))) throw new errors.ForbiddenError(NO_LINKING);
      for (const file of [request.files].flat()) await refuseUnfit(strapi, file, 'files');
      return orRefused(strapi, [request.files].flat()[0], () => service.upload(request, options));
    },
    async replace(id, request, options) {
      const { file } = request;
      await refuseUnfit(strapi, file, 'files');
      await refuseOtherKind(strapi, id, file);
      return orRefused(strapi, file, () => service.replace(id, request, options));
    },
  }));
  services.extend<FileService>('plugin::upload.file', (service) => ({
    ...service,
    fetchUrlToInputFile: () => Promise.reject(new errors.ForbiddenError(NO_FETCHING)),
  }));
  services.extend<FileNames>('plugin::upload.image-manipulation', (service) => ({
    ...service,
    generateFileName: (name) => {
      const words = strings.nameToSlug(name, { separator: '_', lowercase: false }).slice(0, NAME_LENGTH);
      return `${words}_${randomBytes(NAME_BYTES).toString('hex')}`;
    },
  }));
}

/** Says in a sentence that a bucket does not take files now. */
async function orRefused<Result>(
  strapi: Core.Strapi,
  file: IncomingFile | undefined,
  store: () => Promise<Result>,
): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    strapi.log.error(error.message);
    const name = file?.originalFilename ?? '';
    throw refusalOf(strapi, { reason: 'storage' }, { name, field: 'files' });
  }
}

/** A file that is replaced keeps its address, and with it the ending by which it is served. */
async function refuseOtherKind(strapi: Core.Strapi, id: number | string, file: IncomingFile): Promise<void> {
  const stored: { readonly ext: string } | null = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id }, select: ['ext'] });
  const name = file.originalFilename ?? '';
  if (stored === null || mediaTypeOf(`x${stored.ext}`) === mediaTypeOf(name)) return;
  const extension = stored.ext === '' ? extname(name) : stored.ext;
  throw refusalOf(strapi, { reason: 'otherKind', extension }, { name, field: 'files' });
}
