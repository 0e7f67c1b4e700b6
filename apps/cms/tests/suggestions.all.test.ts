import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SUGGESTIONS_PATH } from '../src/plugins/showroom/contracts/suggestions.ts';
import { refusalOf, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const SETTINGS = [
  'TRANSLATION_PROVIDER',
  'TRANSLATION_URL',
  'TRANSLATION_KEY',
  'TRANSLATION_KEEP',
  'TRANSLATION_BUDGET',
];

let strapi: StartedStrapi;
let editor: Editor;
let status = 200;
let requests = 0;

/** A translation service of our own: it writes the language behind each text. */
const service = createServer((request, response) => {
  requests += 1;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { q, target } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
      q: string[];
      target: string;
    };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ translatedText: q.map((text) => `${text} (${target})`) }));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  Object.assign(process.env, {
    TRANSLATION_PROVIDER: 'libretranslate',
    TRANSLATION_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    TRANSLATION_KEY: 'secret',
    TRANSLATION_KEEP: 'Norvane',
    TRANSLATION_BUDGET: '1000',
  });
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
}, 300_000);

afterAll(async () => {
  for (const name of SETTINGS) delete process.env[name];
  service.close();
  await strapi?.stop();
}, 60_000);

function suggest(input: object): Promise<unknown> {
  return editor.request('POST', SUGGESTIONS_PATH, input);
}

test('the panel knows who translates, and never the key', async () => {
  const answer = await editor.request('GET', SUGGESTIONS_PATH);
  expect(answer).toMatchObject({ data: { names: ['Norvane'] } });
  expect(JSON.stringify(answer)).toContain('LibreTranslate (127.0.0.1');
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('texts are suggested by the service, or the panel is told why not', async () => {
  const input = { source: 'en', target: 'de', texts: ['Carries [[0]].', 'Quiet'] };
  expect(await suggest(input)).toEqual({ data: { texts: ['Carries [[0]]. (de)', 'Quiet (de)'] } });
  status = 403;
  expect(await suggest(input)).toEqual({ data: { failure: 'key' } });
  status = 200;
});

test.each([
  [{ source: 'en', target: 'de', texts: [] }, 'too many texts'],
  [{ source: 'en', target: 'de', texts: Array.from({ length: 51 }, () => 'a') }, 'too many texts'],
  [{ source: 'en', target: 'de', texts: ['a'.repeat(20_001)] }, 'too many texts'],
  [{ source: 'en', target: 'de', texts: [1] }, 'no texts'],
  [{ source: 'en', target: 'xx', texts: ['a'] }, 'does not have this language'],
])('of other requests nothing leaves the CMS (%#)', async (input, sentence) => {
  expect(await refusalOf(suggest(input))).toMatchObject({ message: expect.stringContaining(sentence) });
});

test('an account that has used up its hour is told so, and nothing leaves the CMS', async () => {
  const input = { source: 'en', target: 'de', texts: ['a'.repeat(900)] };
  expect(await suggest(input)).toMatchObject({ data: { texts: expect.anything() } });
  const asked = requests;
  expect(await suggest(input)).toEqual({ data: { failure: 'budget' } });
  expect(requests).toBe(asked);
});
