import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { packTar, unpackTar } from 'modern-tar';
import { describe, expect, test } from 'vitest';
import { formatManifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { scratchFolder } from './testing/showroom-folder.ts';
import { writeArchive } from './write-archive.ts';

const UPLOADS = 'data/cms/public/uploads';

/** An archive of the database and some uploads, made from files of these bytes. */
async function archiveOf(contents: readonly Uint8Array[]): Promise<{ file: string; folder: string }> {
  const folder = scratchFolder();
  const file = join(folder, 'backup.tar.gz');
  const archive = writeArchive(file);
  const files = [];
  for (const [index, bytes] of contents.entries()) {
    const source = join(folder, String(index));
    writeFileSync(source, bytes);
    const path = index === 0 ? 'database.sqlite' : `${UPLOADS}/${'ü'.repeat(index * 40)}${index}`;
    const added = await archive.addFile(path, source);
    if (added !== undefined) files.push(added);
  }
  const manifest = formatManifest({
    vitrine: '1.2.3',
    created: '2026-11-28T12:00:00.000Z',
    database: 'sqlite',
    files,
  });
  await archive.addText('manifest.json', manifest);
  await archive.finish();
  return { file, folder };
}

const contents = fc.array(fc.uint8Array({ maxLength: 2_000 }), { minLength: 1, maxLength: 4 });

test('what was written is read, in its order and with its bytes', async () => {
  await fc.assert(
    fc.asyncProperty(contents, async (written) => {
      const { file } = await archiveOf(written);
      const read: Buffer[] = [];
      await readArchive(file, async () => {
        const pieces: Uint8Array[] = [];
        return {
          write: async (piece) => void pieces.push(Uint8Array.from(piece)),
          end: async () => void read.push(Buffer.concat(pieces)),
        };
      });
      expect(read.map((bytes) => bytes.toString('hex'))).toEqual(
        written.map((bytes) => Buffer.from(bytes).toString('hex')),
      );
    }),
    { numRuns: 30 },
  );
});

/** Whether two gzip files hold the same. */
function isSame(left: Buffer, right: Buffer): boolean {
  try {
    return gunzipSync(left).equals(gunzipSync(right));
  } catch {
    return false;
  }
}

/** The first bytes of a gzip file are its date and system: they hold nothing, and no checksum covers them. */
const GZIP_HEAD = 10;

test('a flipped byte is found, wherever it is', async () => {
  const { file } = await archiveOf([Buffer.from('database'), Buffer.alloc(40_000, 'picture')]);
  const whole = readFileSync(file);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: GZIP_HEAD, max: whole.length - 1 }), async (at) => {
      const broken = Buffer.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      // A row of zeros can be written in more than one form: then nothing is damaged.
      fc.pre(!isSame(broken, whole));
      writeFileSync(file, broken);
      await expect(readArchive(file)).rejects.toMatchObject({ code: 'archive' });
    }),
  );
});

test('a changed byte is found where someone packed the archive again', async () => {
  const { file } = await archiveOf([Buffer.from('database'), Buffer.from('picture')]);
  const tar = gunzipSync(readFileSync(file));
  tar[tar.indexOf('picture')] = 80;
  writeFileSync(file, gzipSync(tar));
  await expect(readArchive(file)).rejects.toThrow('has another checksum than its manifest');
});

test('an archive that was cut off is found, wherever it ends', async () => {
  const { file } = await archiveOf([Buffer.from('database'), Buffer.alloc(40_000, 'picture')]);
  const whole = readFileSync(file);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
      writeFileSync(file, whole.subarray(0, length));
      await expect(readArchive(file)).rejects.toMatchObject({ code: 'archive' });
    }),
  );
});

describe('an archive that was made by others', () => {
  type Entries = Parameters<typeof packTar>[0];

  async function read(entries: Entries): Promise<unknown> {
    const file = join(scratchFolder(), 'backup.tar.gz');
    writeFileSync(file, gzipSync(await packTar(entries)));
    const opened: string[] = [];
    const outcome = await readArchive(file, async ({ path }) => {
      opened.push(path);
      return { write: async () => {}, end: async () => {} };
    }).catch((error: unknown) => error);
    expect(opened).toEqual([]);
    return outcome;
  }

  test.each([
    ['../x', 'file'],
    [`${UPLOADS}/../../../../x`, 'file'],
    ['/etc/x', 'file'],
    ['data/cms/content.sqlite', 'file'],
    [`${UPLOADS}/x`, 'symlink'],
    [`${UPLOADS}/x`, 'link'],
    [`${UPLOADS}/x`, 'fifo'],
    [UPLOADS, 'directory'],
  ] as const)('with %s as a %s is refused before that is opened', async (name, type) => {
    const linkname = type === 'file' ? undefined : '/etc/passwd';
    const header = { name, type, size: 0, ...(linkname === undefined ? {} : { linkname }) };
    expect(await read([{ header }])).toMatchObject({
      code: 'archive',
      message: expect.stringContaining('an entry that no backup has'),
    });
  });

  test('without a manifest is not complete', async () => {
    expect(await read([])).toMatchObject({ message: expect.stringContaining('is not complete') });
  });

  test('with a file that its manifest does not name is refused', async () => {
    const { file } = await archiveOf([Buffer.from('database'), Buffer.from('picture')]);
    const entries = await unpackTar(gunzipSync(readFileSync(file)));
    const manifest = entries.pop();
    const text = Buffer.from(manifest?.data ?? []).toString();
    const { files, ...rest } = JSON.parse(text) as { readonly files: readonly object[] };
    const body = JSON.stringify({ ...rest, files: files.slice(0, 1) });
    const all = [...entries, { header: { name: 'manifest.json', size: body.length }, body }];
    writeFileSync(file, gzipSync(await packTar(all)));
    await expect(readArchive(file)).rejects.toThrow('files that its manifest does not name');
  });

  test('with a manifest that is none is refused', async () => {
    expect(await read([{ header: { name: 'manifest.json', size: 2 }, body: '{}' }])).toMatchObject({
      message: expect.stringContaining('cannot be read'),
    });
  });
});

test('a file that is gone, a link and a folder are not added', async () => {
  const folder = scratchFolder();
  const archive = writeArchive(join(folder, 'backup.tar.gz'));
  mkdirSync(join(folder, 'folder'));
  symlinkSync('/etc/passwd', join(folder, 'link'));
  for (const name of ['gone', 'folder', 'link']) {
    expect(await archive.addFile(`${UPLOADS}/${name}`, join(folder, name))).toBeUndefined();
  }
  await archive.finish();
});
