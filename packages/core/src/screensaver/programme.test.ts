import { describe, expect, test } from 'vitest';
import { aLocation, aTransition, aWorld, someSettings } from '../../testing/index.ts';
import { payloadId } from '../world/ids.ts';
import type { OverlayId } from '../world/ids.ts';
import type { ScreensaverSettings } from '../world/settings/screensaver.ts';
import type { WorldScreensaver } from '../world/world.ts';
import { programmeOf } from './programme.ts';
import { image } from './testing/screensaver-driver.ts';

const [entrance, reception] = [payloadId('entrance'), payloadId('reception')];

function programme(app: Partial<ScreensaverSettings>, world: Partial<WorldScreensaver> = {}) {
  return programmeOf({
    app: { ...someSettings().screensaver, ...app },
    world: aWorld({ start: entrance, screensaver: { active: true, ...world } }),
    screensavers: [
      { id: 1 as OverlayId, name: 'fair', items: [image('fair')] },
      { id: 2 as OverlayId, name: 'hall', items: [image('hall')] },
      { id: 3 as OverlayId, name: 'empty', items: [] },
    ],
    locations: [aLocation({ payloadId: entrance, next: reception }), aLocation({ payloadId: reception })],
    transitions: [aTransition()],
  });
}

describe('what a world shows', () => {
  test('the list of the world before anything else', () => {
    expect(programme({ name: 'fair', isAutomatic: true }, { name: 'hall' })).toEqual({
      kind: 'manual',
      items: [image('hall')],
    });
  });

  test('all locations where that is switched on, each for the interval', () => {
    expect(programme({ name: 'fair', isAutomatic: true, automaticInterval: 10 })).toEqual({
      kind: 'automatic',
      items: [
        { kind: 'location', location: 'entrance', wait: 10 },
        { kind: 'location', location: 'reception', wait: 10 },
      ],
    });
  });

  test('the list of the app', () => {
    expect(programme({ name: 'fair' })).toMatchObject({
      kind: 'manual',
      items: [{ media: { name: 'fair' } }],
    });
  });

  test('the way along the arrows otherwise, a step every 3 s or as often as the app says (spec 9.5)', () => {
    const arrows = { kind: 'arrows', next: { entrance: 'reception' }, start: 'entrance', stepInterval: 3 };
    expect(programme({})).toEqual(arrows);
    expect(programme({ stepInterval: 8 })).toEqual({ ...arrows, stepInterval: 8 });
  });

  test('takes a list that is empty or gone for none', () => {
    expect(programme({ name: 'empty' }).kind).toBe('arrows');
    expect(programme({ name: 'unknown', isAutomatic: true }, { name: 'empty' }).kind).toBe('automatic');
  });
});
