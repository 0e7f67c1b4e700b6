import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_MEDIA_FOLDER } from '../../../demo/read-content.ts';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import type { ImportAnswer } from '../src/plugins/showroom/contracts/transfer.ts';
import { smallWorld, withEntry } from './small-world.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { archiveOf, text, transferCalls } from './transfer-calls.ts';
import type { TransferCalls } from './transfer-calls.ts';

let strapi: StartedStrapi;
let calls: TransferCalls;

beforeAll(async () => {
  strapi = await startStrapi();
  calls = await transferCalls(strapi);
});

afterAll(() => strapi.stop());

async function* linesIn({ body }: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const part of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The small world with another door. */
function gate(title: string): Uint8Array {
  return archiveOf(withEntry('locations', 'door', { title: { en: title, de: 'Tor' } }));
}

describe('the uploaded file', () => {
  test('decides about the file that was seen, and about no other one', async () => {
    await calls.send(gate('First'));
    await calls.lastState();
    const seen = await calls.fileNow();
    await calls.send(gate('Second'));
    await calls.lastState();
    for (const answer of [
      await calls.start('drafts', seen),
      await calls.discard(seen),
      await calls.start('drafts', ''),
    ]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        error: { message: expect.stringMatching(/^Another file has been uploaded since/) },
      });
    }
    expect(await calls.lastState()).toMatchObject({ status: 'examined' });
    const file = await calls.fileNow();
    expect((await calls.discard(file)).status).toBe(200);
    // Twice is no mistake: it is where it was wanted to be.
    expect((await calls.discard(file)).status).toBe(200);
    expect((await calls.start('drafts', file)).status).toBe(400);
  });

  test('stops an upload, an examination and an import at once, and leaves nothing of them', async () => {
    const kept = calls.kept();
    const stopped = async (file: string): Promise<void> => {
      const answer = await calls.discard(file);
      expect(await answer.json()).toMatchObject({ data: { status: 'idle' } });
      expect(calls.kept()).toEqual(kept);
    };
    const half = request(`${strapi.url}/showroom/transfer/import?name=half.zip`, {
      method: 'POST',
      headers: { authorization: `Bearer ${calls.bearer}`, 'content-length': '1000000' },
    });
    half.on('error', () => {});
    half.write('PK');
    const isReceiving = async (): Promise<void> => {
      const { data } = (await (await calls.call('/import')).json()) as ImportAnswer;
      expect(data.status).toBe('receiving');
    };
    await vi.waitFor(isReceiving, { timeout: 20_000 });
    await stopped(await calls.fileNow());

    // Minutes of work.
    const panorama = readFileSync(join(DEMO_MEDIA_FOLDER, 'panoramas', 'atrium.jpg'));
    const ids = Array.from({ length: 500 }, (_, index) => `scene-${index}`);
    const scenes = Object.fromEntries(ids.map((id) => [id, { title: id, panorama: 'a.jpg' }]));
    await calls.send(
      zipSync({ 'tour.json': text(JSON.stringify({ scenes })), 'a.jpg': new Uint8Array(panorama) }),
    );
    const watching = calls.watched();
    await stopped(await calls.fileNow());
    expect((await watching).every(({ status }) => status === 'reading' || status === 'idle')).toBe(true);

    const titles = Array.from({ length: 60 }, (_, index) => `Article ${index}`);
    const articles = Object.fromEntries(titles.map((title) => [title, { title: { en: title } }]));
    await calls.send(
      archiveOf({ ...smallWorld().worldFile.entries, articles, locations: {}, worlds: {}, transitions: {} }),
    );
    expect(await calls.lastState()).toMatchObject({ status: 'examined' });
    const importing = await calls.fileNow();
    await calls.start('nothing', importing);
    const during = await calls.call('/import/progress');
    for await (const line of linesIn(during)) if (line.includes('"done":20')) break;
    // On SQLite, no other request is answered now.
    await stopped(importing);
    expect(await calls.editor.list(ARTICLE, 'filters[title][$contains]=Article&locale=en')).toEqual([]);
  });
});
