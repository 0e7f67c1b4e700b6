import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MediaFolder } from './media-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-media-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function text(words: string): Uint8Array {
  return new TextEncoder().encode(words);
}

function* damaged(): Generator<Uint8Array> {
  yield text('begins');
  throw new Error('The file is damaged.');
}

function sha256(words: string): string {
  return createHash('sha256').update(words).digest('hex');
}

test('media are files, with their sizes and digests, however many pieces they came in', () => {
  const media = new MediaFolder(folder);
  media.add('clips/walk.mp4', [text('one '), text('two')]);
  media.set('door.jpg', text('first'));
  media.set('door.jpg', text('again'));
  expect(media.lines()).toEqual([
    { file: 'clips/walk.mp4', path: join(folder, 'clips/walk.mp4'), size: 7, sha256: sha256('one two') },
    { file: 'door.jpg', path: join(folder, 'door.jpg'), size: 5, sha256: sha256('again') },
  ]);
  expect(readFileSync(join(folder, 'door.jpg'), 'utf8')).toBe('again');
  const clip = media.get('clips/walk.mp4');
  expect(clip?.byteLength).toBe(7);
  expect(clip?.subarray(4, 100)).toEqual(text('two'));
  expect(media.get('other.jpg')).toBeUndefined();
});

test('a file that is there already is not written over, and one that turns out damaged is no medium', () => {
  const media = new MediaFolder(folder);
  writeFileSync(join(folder, 'theirs.jpg'), 'theirs');
  expect(() => media.set('theirs.jpg', text('ours'))).toThrow('EEXIST');
  expect(() => media.add('a.jpg', damaged())).toThrow('The file is damaged.');
  expect(media.lines()).toEqual([]);
  expect(existsSync(join(folder, 'a.jpg'))).toBe(true);
});
