import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { LATIN_FONT, madeTtf, madeWoff } from '../src/uploads/testing/made-font.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let administrator: Editor;

beforeAll(async () => {
  strapi = await startStrapi();
  administrator = await registerEditor(strapi);
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

function font(made: Buffer) {
  return new Uint8Array(made);
}

describe('a font', () => {
  test.each([
    [
      'Shut.ttf',
      font(madeTtf({ permission: 2 })),
      'The maker of the font “Shut.ttf” forbids that it is embedded',
    ],
    ['All.ttf', font(Buffer.from(`ttcf${' '.repeat(40)}`)), 'or holds several fonts'],
    ['All.ttc', font(Buffer.from(`ttcf${' '.repeat(40)}`)), 'or holds several fonts'],
    ['Cut.woff2', LATIN_FONT.slice(0, 5000), 'The font “Cut.woff2” cannot be read'],
    ['Large.woff', font(Buffer.concat([madeWoff(), Buffer.alloc(1_000_000)])), 'has 1.1 MB; at most 1 MB'],
    ['Words.otf', 'only words', 'is not what its ending says'],
  ])('is refused with a sentence: %s', async (name, content, sentence) => {
    await expect(administrator.upload(new File([content], name))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(sentence),
    });
  });

  test('is refused with a German sentence', async () => {
    await administrator.request('PUT', '/admin/users/me', { preferedLanguage: 'de' });
    const large = font(Buffer.concat([madeWoff(), Buffer.alloc(1_000_000)]));
    await expect(administrator.upload(new File([large], 'Groß.woff'))).rejects.toMatchObject({
      message:
        'Die Schrift „Groß.woff“ hat 1,1 MB; erlaubt sind höchstens 1 MB, weil alle Besucher sie laden. Speichern Sie sie als WOFF2, oder kürzen Sie sie auf die Buchstaben, die Sie brauchen.',
    });
    await administrator.request('PUT', '/admin/users/me', { preferedLanguage: 'en' });
  });

  test('that is replaced is read again', async () => {
    const id = await administrator.upload(new File([font(madeTtf({ characters: 'A' }))], 'Sans.ttf'));
    const form = new FormData();
    form.append('files', new File([font(madeTtf({ characters: 'A', weight: 700 }))], 'Sans.ttf'));
    await administrator.request('POST', `/upload?id=${id}`, form);
    expect(await administrator.request('GET', `/upload/files/${id}`)).toMatchObject({
      mime: 'font/ttf',
      provider_metadata: { font: { weights: [700, 700] }, replaced: expect.any(String) },
    });
  });
});
