import { describe, expect, test } from 'vitest';
import type { FormHotspot } from './form-hotspot.ts';
import { hasMoved } from './has-moved.ts';

function hotspot(key: string, x = 10, y = 20): FormHotspot {
  return {
    __component: 'hotspots.open-article',
    __temp_key__: key,
    id: 7,
    title: key,
    position: { id: 3, x, y },
  };
}

describe('the placing that a save applies to other languages', () => {
  const stored = { hotspots: [hotspot('a'), { ...hotspot('b'), id: 8 }] };
  const [first, second] = stored.hotspots;

  test('is nothing while every hotspot has its stored position', () => {
    expect(hasMoved({ ...stored, title: 'Other' }, stored)).toBe(false);
    expect(hasMoved({ hotspots: [second, { ...first, title: 'Other' }] }, stored)).toBe(false);
    expect(hasMoved({ hotspots: [second] }, stored)).toBe(false);
    // Postgres returns decimals as text.
    expect(hasMoved({ hotspots: [{ ...first, position: { id: 3, x: '10.00', y: '20' } }] }, stored)).toBe(
      false,
    );
  });

  test('is something once a hotspot has moved on either picture, or is new', () => {
    const elsewhere = { ...first, position: { id: 3, x: 10, y: 20.5 } };
    const parted = { ...first, position_16x9: { x: 10, y: 20 } };
    const { id: _id, ...added } = hotspot('c');
    const onPhones = { ...first, position_mobile: { x: 10, y: 20 } };
    const turned = { ...first, position_panorama: { yaw: 120, pitch: 0 } };
    for (const row of [
      elsewhere,
      parted,
      onPhones,
      turned,
      added,
      { ...first, __component: 'hotspots.open-url' },
    ]) {
      expect(hasMoved({ hotspots: [second, row] }, stored)).toBe(true);
    }
  });
});
