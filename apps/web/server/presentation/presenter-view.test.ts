import { describe, expect, test } from 'vitest';
import { createTestShowroom } from './testing/presentation-showroom.ts';
import type { TestWindow } from './testing/presentation-servers.ts';

async function aRunningPresentation() {
  const showroom = createTestShowroom();
  const guide = showroom.open('staff');
  const code = await showroom.begin(guide);
  await guide.listen();
  const guest = showroom.open('guest');
  await guest.join(code);
  await guest.listen();
  await showroom.clock.advance(500);
  return { showroom, guide, guest };
}

async function keyOf(guide: TestWindow): Promise<string> {
  const answer = await guide.post('key');
  return ((await answer.json()) as { readonly key: string }).key;
}

describe('dark screens', () => {
  test('are seen by everyone, until something else is shown', async () => {
    const { guide, guest } = await aRunningPresentation();
    expect((await guest.post('dark', { dark: true })).status).toBe(403);
    expect((await guide.post('dark', { dark: true })).status).toBe(204);
    expect(guest.last()).toMatchObject({ isDark: true });
    const shown = { location: 'open-hall', open: '', locale: 'en', epoch: 1, seq: 1 };
    expect((await guide.post('show', shown)).status).toBe(204);
    expect(guest.last()).not.toHaveProperty('isDark');
  });
});

describe('the link of the call', () => {
  test('is given to guests and taken back, by the guide alone', async () => {
    const { guide, guest } = await aRunningPresentation();
    const link = 'https://meet.example/norvane?pwd=1';
    expect((await guest.post('meeting', { link })).status).toBe(403);
    expect((await guide.post('meeting', { link: ` ${link} ` })).status).toBe(204);
    expect(guest.last()).toMatchObject({ meeting: link });
    expect((await guide.post('meeting', { link: '' })).status).toBe(204);
    expect(guest.last()).not.toHaveProperty('meeting');
  });

  test.each(['javascript:alert(1)', 'http://meet.example', 'meet', `https://x.example/${'x'.repeat(1_000)}`])(
    'is nothing else: %s',
    async (link) => {
      const { guide, guest } = await aRunningPresentation();
      expect((await guide.post('meeting', { link })).status).toBe(422);
      expect(guest.last()).not.toHaveProperty('meeting');
    },
  );
});

describe("the guide's key", () => {
  test('makes another device one of the guide', async () => {
    const { guide, guest, showroom } = await aRunningPresentation();
    const device = showroom.open('guest');
    expect((await device.post('take', { key: await keyOf(guide) })).status).toBe(204);
    await device.listen();
    expect(device.last()).toMatchObject({ isGuide: true, isPresenter: true });
    const shown = { location: 'open-hall', open: '', locale: 'en', epoch: 1, seq: 1 };
    expect((await device.post('show', shown)).status).toBe(204);
    expect(guest.last()).toMatchObject({ shown: { location: 'open-hall' } });
    expect(guide.last()).toMatchObject({ seq: 1, isPresenter: true });
  });

  test('is for the guide alone, and ends', async () => {
    const { guide, guest, showroom } = await aRunningPresentation();
    expect((await guest.post('key')).status).toBe(403);
    const key = await keyOf(guide);
    const device = showroom.open('guest');
    expect((await device.post('take', { key: `${key}x` })).status).toBe(404);
    expect((await device.post('take')).status).toBe(404);
    await showroom.clock.advance(10 * 60_000);
    expect((await device.post('take', { key })).status).toBe(404);
    const late = await keyOf(guide);
    await guide.post('end');
    expect((await device.post('take', { key: late })).status).toBe(404);
    await device.listen();
    expect(device.last()).toBeUndefined();
  });
});
