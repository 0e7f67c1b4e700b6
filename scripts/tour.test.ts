import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWorldArchive } from '@vitrine/world-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let scratch = '';

/** Runs `npm run tour -- …` in its own folder. */
function tour(...args: readonly string[]) {
  const run = spawnSync(process.execPath, [join(root, 'scripts/tour.mjs'), '--no-films', ...args], {
    cwd: scratch,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: scratch },
  });
  return { status: run.status, said: run.stdout, complained: run.stderr };
}

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'vitrine-tour-'));
});
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

describe('the command line for tours', () => {
  test('makes an archive of a folder, and of the file that describes the tour', () => {
    const folder = join(root, 'packages/tours/fixtures/pannellum');
    expect(tour(folder, 'world.zip', '--locale', 'de', '--name', 'Haus').said).toContain(
      'world.zip: 3 locations.',
    );
    const { worldFile } = readWorldArchive(readFileSync(join(scratch, 'world.zip')));
    expect(worldFile.entries.worlds).toMatchObject({ haus: { name: { de: 'Haus' } } });
    expect(tour(join(folder, 'tour.json'), 'other.zip').said).toContain('other.zip: 3 locations.');
    expect(readdirSync(scratch).toSorted()).toEqual(['other.zip', 'world.zip']);
  });

  test.each([
    [
      'tour.xml',
      '<!DOCTYPE x [<!ENTITY a "b">]><krpano/>',
      'The krpano tour in tour.xml has a document type',
    ],
    ['tour.json', '{"scenes":{"a":{},"a":{}}}', 'has two scenes with the id “a”'],
    [
      'tour.json',
      '{"scenes":{"a":{"panorama":"../../../../etc/passwd"}}}',
      'None of the 1 scenes has a picture that can be shown.',
    ],
    ['tour.zip', 'no zip', 'The file is not a zip archive'],
  ])('leaves nothing behind of a %s that is refused', (name, text, sentence) => {
    const folder = join(scratch, 'hostile');
    mkdirSync(folder);
    writeFileSync(join(folder, name), text);
    const { status, complained } = tour(join('hostile', name), join('hostile', 'world.zip'));
    expect(status).toBe(1);
    expect(complained).toContain(sentence);
    expect(complained.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([name]);
    rmSync(folder, { recursive: true });
  });

  test('names several tours, and takes the one that is chosen', () => {
    const folder = join(scratch, 'both');
    for (const name of ['north', 'south']) {
      mkdirSync(join(folder, name), { recursive: true });
      cpSync(join(root, 'packages/tours/fixtures/pannellum/pictures/hall.jpg'), join(folder, name, 'a.jpg'));
      writeFileSync(join(folder, name, 'tour.json'), `{"scenes":{"${name} hall":{"panorama":"a.jpg"}}}`);
    }
    const { status, complained } = tour('both', 'both.zip');
    expect(status).toBe(1);
    expect(complained).toContain(
      '“North” (Pannellum, 1 scene, north/tour.json); “South” (Pannellum, 1 scene',
    );
    expect(complained).toContain('Choose with --tour <file>');
    expect(tour('both', 'both.zip', '--tour', 'south/tour.json').said).toContain('both.zip: 1 locations.');
    const { worldFile } = readWorldArchive(readFileSync(join(scratch, 'both.zip')));
    expect(worldFile.entries.worlds).toMatchObject({ south: { name: { en: 'South' } } });
  });

  test('prints its usage', () => {
    expect(tour().complained).toBe(
      'npm run tour -- <tour.json|index.html|data.js|tour.xml|export.zip|folder> <world.zip>\n',
    );
    expect(tour('nowhere', 'world.zip').complained).toMatch(/^There is nothing at .*nowhere\.\n$/);
  });
});
