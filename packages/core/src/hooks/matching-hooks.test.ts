import { describe, expect, test } from 'vitest';
import { payloadId } from '../world/ids.ts';
import { answersAt } from './matching-hooks.ts';

const atrium = payloadId('atrium');
const lounge = payloadId('lounge');

describe('a hook', () => {
  test('without locations answers everywhere, one with locations in those alone', () => {
    expect(answersAt({ locations: [] }, lounge)).toBe(true);
    expect(answersAt({ locations: [atrium] }, lounge)).toBe(false);
    expect(answersAt({ locations: [lounge, atrium] }, lounge)).toBe(true);
  });

  test('with locations does not answer before there is one', () => {
    expect(answersAt({ locations: [] }, undefined)).toBe(true);
    expect(answersAt({ locations: [atrium] }, undefined)).toBe(false);
  });
});
