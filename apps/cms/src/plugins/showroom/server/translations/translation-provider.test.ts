import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptNames, translationProvider } from './translation-provider.ts';

interface Asked {
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly body: unknown;
}

let asked: Asked[] = [];
/** What the service does next; undefined: it never answers. */
let answer: { readonly status: number; readonly body: string | Readable } | undefined;

const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    asked.push({ path: request.url, key: request.headers.authorization, body });
    if (answer === undefined) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    if (typeof answer.body === 'string') response.end(answer.body);
    else pipeline(answer.body, response, () => undefined);
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked = [];
});

const TEXTS = { source: 'en', target: 'pt', texts: ['Carries [[0]].', 'Quiet'] };

function deepl(patience?: number) {
  return translationProvider(
    { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'secret', TRANSLATION_URL: url },
    patience,
  );
}

describe('DeepL', () => {
  test('is asked once for all texts, with its key and its names of languages', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({ translations: [{ text: 'Leva [[0]].' }, { text: 'Silencioso' }] }),
    };
    expect(await deepl()?.translate(TEXTS)).toEqual({ texts: ['Leva [[0]].', 'Silencioso'] });
    expect(asked).toEqual([
      {
        path: '/v2/translate',
        key: 'DeepL-Auth-Key secret',
        body: { text: TEXTS.texts, source_lang: 'EN', target_lang: 'PT-PT' },
      },
    ]);
  });

  test.each([
    [403, 'key'],
    [429, 'limit'],
    [456, 'limit'],
    [400, 'language'],
    [500, 'broken'],
  ])('that answers %d gives no suggestion, and says why', async (status, failure) => {
    answer = { status, body: '{"message":"secret"}' };
    expect(await deepl()?.translate(TEXTS)).toEqual({ failure });
  });

  test.each(['', 'null', '{}', '{"translations":[{"text":"One"}]}', '{"translations":[{"text":1},null]}'])(
    'that answers “%s” gives no suggestion',
    async (body) => {
      answer = { status: 200, body };
      expect(await deepl()?.translate(TEXTS)).toEqual({ failure: 'broken' });
    },
  );

  test('that never stops answering is not listened to', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(100_000, ' ');
      })(),
    );
    answer = { status: 200, body: endless };
    const ended = new Promise((resolve) => {
      endless.once('close', resolve);
    });
    expect(await deepl()?.translate(TEXTS)).toEqual({ failure: 'broken' });
    await ended;
  });

  test('that never answers is not waited for', async () => {
    answer = undefined;
    expect(await deepl(50)?.translate(TEXTS)).toEqual({ failure: 'timeout' });
  });
});

test('LibreTranslate below a path is asked in its own terms, with a key if it has one', async () => {
  const settings = { TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: `${url}/mt` };
  answer = { status: 200, body: JSON.stringify({ translatedText: ['Leva [[0]].', 'Silencioso'] }) };
  const provider = translationProvider({ ...settings, TRANSLATION_KEY: 'secret' });
  expect(await provider?.translate(TEXTS)).toEqual({ texts: ['Leva [[0]].', 'Silencioso'] });
  await translationProvider(settings)?.translate(TEXTS);
  const body = { q: TEXTS.texts, source: 'en', target: 'pt', format: 'text' };
  expect(asked).toEqual([
    { path: '/mt/translate', key: undefined, body: { ...body, api_key: 'secret' } },
    { path: '/mt/translate', key: undefined, body },
  ]);
});

test('without settings there is no service, and a wrong one is refused by name', () => {
  expect(translationProvider({})).toBeUndefined();
  expect(translationProvider({ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'a:fx' })?.name).toBe(
    'DeepL (api-free.deepl.com)',
  );
  expect(() => translationProvider({ TRANSLATION_PROVIDER: 'deepl' })).toThrow('TRANSLATION_KEY');
  expect(() => translationProvider({ TRANSLATION_PROVIDER: 'libretranslate' })).toThrow('TRANSLATION_URL');
  expect(() => translationProvider({ TRANSLATION_PROVIDER: 'other' })).toThrow('TRANSLATION_PROVIDER');
  expect(() =>
    translationProvider({ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'translate' }),
  ).toThrow('TRANSLATION_URL');
  expect(keptNames({ TRANSLATION_KEEP: ' Norvane, Motion Studio,' })).toEqual(['Norvane', 'Motion Studio']);
});
