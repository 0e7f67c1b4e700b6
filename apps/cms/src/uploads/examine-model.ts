import { open } from 'node:fs/promises';
import type { RefusedFile } from './refused-file.ts';

/** Bytes of a model's description that are read; that of a large product has some hundred thousand. */
const MAX_DESCRIPTION_LENGTH = 32_000_000;

/** Where a binary glTF stores the length of its description, and where that begins (Khronos, glTF 2.0, 4.4). */
const LENGTH_AT = 12;
const DESCRIPTION_AT = 20;

/** Ways to compress a model that the showroom's viewer has no decoder for, by the extension that names them. */
const COMPRESSIONS = {
  KHR_draco_mesh_compression: 'Draco',
  EXT_meshopt_compression: 'Meshopt',
  KHR_texture_basisu: 'KTX2',
} as const;

type Compression = keyof typeof COMPRESSIONS;

/**
 * Checks whether the showroom can show a 3D model: nothing in it is compressed in a way that needs a decoder. A file
 * that cannot be read as a model at all is accepted, like engineering drawings: it may be meant for download.
 *
 * @param extension `.glb` or `.gltf`.
 * @returns Undefined when it can.
 */
export async function examineModel(path: string, extension: string): Promise<RefusedFile | undefined> {
  const description = await descriptionOf(path, extension === '.glb');
  if (description === undefined) return undefined;
  const used = namesIn(description['extensionsUsed']);
  const required = namesIn(description['extensionsRequired']);
  const lacking = (Object.keys(COMPRESSIONS) as Compression[]).find(
    // Of the others a file may hold an uncompressed copy besides, for viewers such as ours.
    (name) => required.has(name) || (name === 'KHR_draco_mesh_compression' && used.has(name)),
  );
  return lacking === undefined ? undefined : { reason: 'compression', compression: COMPRESSIONS[lacking] };
}

async function descriptionOf(
  path: string,
  isBinary: boolean,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const start = isBinary ? DESCRIPTION_AT : 0;
    let length = size - start;
    if (isBinary) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, LENGTH_AT);
      length = bytesRead === 4 ? Math.min(length, buffer.readUInt32LE(0)) : 0;
    }
    if (length <= 0 || length > MAX_DESCRIPTION_LENGTH) return undefined;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    const description: unknown = JSON.parse(buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, ''));
    return typeof description === 'object' && description !== null
      ? (description as Readonly<Record<string, unknown>>)
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  } finally {
    await file.close();
  }
}

function namesIn(list: unknown): ReadonlySet<unknown> {
  return new Set(Array.isArray(list) ? list : []);
}
