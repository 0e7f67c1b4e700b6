import { derivePreviewKeys } from '@vitrine/content/node';
import { describe, expect, test, vi } from 'vitest';
import { createBundle } from '../testing/bundle.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createPreviewContents } from './preview-contents.ts';
import type { PreviewSubject } from './subject.ts';

const keys = derivePreviewKeys('a secret of some length');
const editor: PreviewSubject = {
  kind: 'session',
  editor: '1',
  session: 'one',
  endsAt: 1e15,
  frame: 'https://cms.example',
};

/** A CMS that answers with each of these in turn, and repeats the last. */
function setUp(...answers: (() => Response)[]) {
  const clock = createFakeClock();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next === undefined) throw new TypeError('no one is there');
    return next();
  });
  return {
    clock,
    fetch,
    contents: createPreviewContents({
      cmsUrl: 'http://cms',
      keys,
      fetch,
      clock,
      sealVersion: (version) => `sealed ${version}`,
    }),
  };
}
const bundle = createBundle();

function whole() {
  return Response.json(bundle, { headers: { etag: '"v1"' } });
}

function status(code: number) {
  return () => new Response(null, { status: code });
}

/** The answer of a CMS whose files are elsewhere. */
function sent(name: string) {
  const mediaSources = { [name]: `https://files.example/${name}` };
  return () => Response.json({ ...bundle, serverOnly: { accessCodes: {}, mediaSources } });
}

describe('what a preview shows', () => {
  test('is requested once for a page and everything that belongs to it', async () => {
    const { contents, fetch, clock } = setUp(whole, status(304));
    const [one, other] = await Promise.all([contents.of(editor), contents.of(editor)]);
    expect(one).toBe(other);
    await contents.of(editor);
    expect(fetch).toHaveBeenCalledTimes(1);
    await clock.advance(1_000);
    expect(await contents.of(editor)).toBe(one);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('if-none-match')).toBe('"v1"');
  });

  test('files of two previews are found, whichever was read last', async () => {
    const { contents } = setUp(sent('one.webp'), sent('other.webp'));
    await contents.of(editor);
    await contents.of({ ...editor, session: 'other' });
    expect(['one.webp', 'other.webp', '__proto__'].map(contents.mediaSourceOf)).toEqual([
      'https://files.example/one.webp',
      'https://files.example/other.webp',
      undefined,
    ]);
  });

  test('of a rehearsal is requested by its id alone', async () => {
    const { contents, fetch } = setUp(whole);
    const moment = { at: 1_764_489_600_000, zone: 'Europe/Berlin' };
    await contents.of({ kind: 'rehearsal', id: 'r1', endsAt: 1e15, moment });
    expect(String(fetch.mock.calls[0]?.[0])).toBe('http://cms/api/showroom/rehearsals/content?id=r1');
  });

  test.each(['session:1/one', 'drafts'])('is requested at once after %s has changed', async (key) => {
    const { contents, fetch } = setUp(whole, status(410));
    await contents.of(editor);
    contents.changed('session:1/other');
    await contents.of(editor);
    expect(fetch).toHaveBeenCalledTimes(1);
    contents.changed(key);
    expect(await contents.of(editor)).toEqual({ kind: 'ended' });
  });

  test.each([
    [410, 'ended'],
    [404, 'empty'],
    [401, 'away'],
    [500, 'away'],
  ])('%i: %s', async (code, kind) => {
    expect(await setUp(status(code)).contents.of(editor)).toEqual({ kind });
  });

  test('is away with the CMS', async () => {
    expect(await setUp().contents.of(editor)).toEqual({ kind: 'away' });
  });

  test('is requested again after a second although the clock was put back', async () => {
    const { contents, fetch, clock } = setUp(whole);
    await contents.of(editor);
    clock.set(clock.now() - 60_000);
    await clock.advance(1_000);
    await contents.of(editor);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is not even asked for once its token has ended', async () => {
    const { contents, fetch, clock } = setUp(whole);
    expect(await contents.of({ ...editor, endsAt: clock.now() })).toEqual({ kind: 'ended' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('has every door open, and a version that no visitor is given', async () => {
    const shut = createBundle('v1', {
      worlds: (bundle.snapshots['en']?.worlds ?? []).map((world) =>
        Object.assign({ shutBecause: 'codeMissing' }, world),
      ),
    });
    const state = await setUp(() => Response.json(shut)).contents.of(editor);
    if (state.kind !== 'content') throw new Error('There is no content.');
    expect(state.bundle.version).not.toBe(bundle.version);
    for (const { worlds, locations, settings } of Object.values(state.bundle.snapshots)) {
      expect(worlds.some(({ isProtected, isLoginOnly }) => isProtected || isLoginOnly)).toBe(false);
      expect(worlds.every(({ shutBecause }) => shutBecause === undefined)).toBe(true);
      expect(locations.every(({ access }) => access.rule.kind === 'public')).toBe(true);
      expect([settings.analytics.isActive, settings.screensaver.isActive]).toEqual([false, false]);
    }
  });
});
