import { describe, expect, test } from 'vitest';
import { createTestShowroom } from './testing/presentation-showroom.ts';

/** A presentation with one guest, who is at another process where there are several. */
async function aRunningPresentation(processes = 1) {
  const showroom = createTestShowroom(processes);
  const guide = showroom.open('staff');
  const code = await showroom.begin(guide);
  await guide.listen();
  const guest = showroom.open('guest', processes - 1);
  await guest.join(code);
  const close = await guest.listen();
  await guest.post('status', { locale: 'en', mode: 'following', hand: false });
  await showroom.clock.advance(500);
  return { showroom, guide, guest, code, close };
}

function shows(location: string, seq: number, epoch = 1) {
  return { location, open: '', locale: 'en', epoch, seq };
}

function film(position: number, speed = 1): string {
  return JSON.stringify({ kind: 'film', position, speed });
}

describe('where the presenter looks', () => {
  test('is sent with what is shown, to every language, with numbers that make sense', async () => {
    const { guide, guest } = await aRunningPresentation();
    const view = '{"kind":"room","yaw":500,"pitch":3.00004,"zoom":2,"title":"x"}';
    expect((await guide.post('show', { ...shows('open-hall', 1), view })).status).toBe(204);
    const seen = { kind: 'room', yaw: 180, pitch: 3, zoom: 2 };
    expect(guest.last()).toMatchObject({ shown: { pages: { de: { view: seen }, en: { view: seen } } } });
    expect(guest.events.join('')).not.toContain('title":"x');
  });

  test('reaches a guest who joins late, with its age: a film has played on', async () => {
    const { guide, showroom, code } = await aRunningPresentation();
    await guide.post('show', { ...shows('open-hall', 1), view: film(12.5) });
    await showroom.clock.advance(3_000);
    const late = showroom.open('guest');
    await late.join(code);
    await late.listen();
    const message = late.last();
    const first = late.events.find((text) => text.includes('"isFirst":true')) ?? '';
    expect(message).toMatchObject({ shown: { pages: { en: { view: { kind: 'film', position: 12.5 } } } } });
    const age = Number(/"viewAge":(\d+)/.exec(first)?.[1]);
    expect(age).toBeGreaterThanOrEqual(3_000);
    expect(age).toBeLessThan(4_000);
  });

  test('is left out by pages that do not know of it, and ignored where it is none', async () => {
    const { guide, guest } = await aRunningPresentation();
    for (const [index, view] of [
      undefined,
      '',
      'film',
      '{"kind":"film"}',
      '[]',
      'x'.repeat(1_000),
    ].entries()) {
      expect((await guide.post('show', { ...shows('open-hall', index + 1), view })).status).toBe(204);
      expect(guest.last()).toMatchObject({ seq: index + 1, shown: { location: 'open-hall' } });
      expect(guest.events.at(-1)).not.toContain('"view"');
    }
  });

  test('is not known to who may not see what is shown, nor to who has not got what is open', async () => {
    const { guide, guest } = await aRunningPresentation();
    await guide.post('show', { ...shows('closed-start', 1), view: film(7) });
    expect(guest.last()).not.toHaveProperty('shown');
    await guide.post('show', { ...shows('open-hall', 2), open: '?article=999', view: film(7) });
    expect(guest.last()).toMatchObject({ shown: { pages: { en: { href: '/open/open-hall' } } } });
    expect(guest.events.join('')).not.toContain('film');
    await guide.post('show', { ...shows('open-hall', 3), open: '?menu', view: film(7) });
    expect(guest.last()).toMatchObject({ shown: { pages: { en: { view: { kind: 'film' } } } } });
  });

  test('is taken from the presenter alone, and never goes back', async () => {
    const { guide, guest } = await aRunningPresentation();
    await guide.post('show', { ...shows('open-hall', 5), view: film(5) });
    expect((await guest.post('show', { ...shows('open-hall', 6), view: film(6) })).status).toBe(403);
    expect((await guide.post('show', { ...shows('open-hall', 4), view: film(4) })).status).toBe(409);
    expect(guest.last()).toMatchObject({ shown: { pages: { en: { view: { position: 5 } } } } });
  });

  test('reaches guests of another process, five times a second', async () => {
    const { guide, guest, showroom } = await aRunningPresentation(2);
    for (let seq = 1; seq <= 50; seq += 1) {
      expect((await guide.post('show', { ...shows('open-hall', seq), view: film(seq) })).status).toBe(204);
      await showroom.clock.advance(200);
      expect(guest.last()).toMatchObject({ seq, shown: { pages: { en: { view: { position: seq } } } } });
    }
  });
});
