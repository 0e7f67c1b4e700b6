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
let desk: TransferCalls;

beforeAll(async () => {
  strapi = await startStrapi();
  desk = await transferCalls(strapi);
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

describe('the file on the desk', () => {
  test('decides about the file that was seen, and about no other one', async () => {
    await desk.send(gate('First'));
    await desk.lastState();
    const seen = await desk.fileNow();
    await desk.send(gate('Second'));
    await desk.lastState();
    for (const answer of [
      await desk.start('drafts', seen),
      await desk.discard(seen),
      await desk.start('drafts', ''),
    ]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        error: { message: expect.stringMatching(/^Another file has been uploaded since/) },
      });
    }
    expect(await desk.lastState()).toMatchObject({ status: 'examined' });
    const file = await desk.fileNow();
    expect((await desk.discard(file)).status).toBe(200);
    // Twice is no mistake: it is where it was wanted to be.
    expect((await desk.discard(file)).status).toBe(200);
    expect((await desk.start('drafts', file)).status).toBe(400);
  });

  test('stops an upload, an examination and an import at once, and leaves nothing of them', async () => {
    const kept = desk.kept();
    const stopped = async (file: string): Promise<void> => {
      const answer = await desk.discard(file);
      expect(await answer.json()).toMatchObject({ data: { status: 'idle' } });
      expect(desk.kept()).toEqual(kept);
    };
    const half = request(`${strapi.url}/showroom/transfer/import?name=half.zip`, {
      method: 'POST',
      headers: { authorization: `Bearer ${desk.bearer}`, 'content-length': '1000000' },
    });
    half.on('error', () => {});
    half.write('PK');
    const isReceiving = async (): Promise<void> => {
      const { data } = (await (await desk.call('/import')).json()) as ImportAnswer;
      expect(data.status).toBe('receiving');
    };
    await vi.waitFor(isReceiving, { timeout: 20_000 });
    await stopped(await desk.fileNow());

    // Minutes of work.
    const panorama = readFileSync(join(DEMO_MEDIA_FOLDER, 'panoramas', 'atrium.jpg'));
    const ids = Array.from({ length: 500 }, (_, index) => `scene-${index}`);
    const scenes = Object.fromEntries(ids.map((id) => [id, { title: id, panorama: 'a.jpg' }]));
    await desk.send(
      zipSync({ 'tour.json': text(JSON.stringify({ scenes })), 'a.jpg': new Uint8Array(panorama) }),
    );
    const watching = desk.watched();
    await stopped(await desk.fileNow());
    expect((await watching).every(({ status }) => status === 'reading' || status === 'idle')).toBe(true);

    const titles = Array.from({ length: 60 }, (_, index) => `Article ${index}`);
    const articles = Object.fromEntries(titles.map((title) => [title, { title: { en: title } }]));
    await desk.send(
      archiveOf({ ...smallWorld().worldFile.entries, articles, locations: {}, worlds: {}, transitions: {} }),
    );
    expect(await desk.lastState()).toMatchObject({ status: 'examined' });
    const importing = await desk.fileNow();
    await desk.start('nothing', importing);
    const during = await desk.call('/import/progress');
    for await (const line of linesIn(during)) if (line.includes('"done":20')) break;
    // On SQLite, no other request is answered now.
    await stopped(importing);
    expect(await desk.editor.list(ARTICLE, 'filters[title][$contains]=Article&locale=en')).toEqual([]);
  });
});
