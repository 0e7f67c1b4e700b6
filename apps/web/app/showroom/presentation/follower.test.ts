import { overlayId, payloadId } from '@vitrine/core/world/ids';
import type { Showing } from '@vitrine/core/presentation/showing';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../player/testing/fakes.ts';
import { createFollower } from './follower.ts';

const HALL: Showing = { location: payloadId('hall'), open: [] };
const BAY: Showing = { location: payloadId('bay'), open: [] };
const ROBOT: Showing = { ...BAY, open: [{ kind: 'article', id: overlayId(12) }] };

/** A document of the hall at a page. */
function page(number: number): Showing {
  return { ...HALL, open: [{ kind: 'pdf', id: overlayId(7), page: number }] };
}

function setUp(window: Showing) {
  const clock = createFakeClock();
  const state = { window, isMoving: false, isTravelling: false };
  const done: string[] = [];
  const follower = createFollower({
    window: () => state.window,
    isMoving: () => state.isMoving,
    isTravelling: () => state.isTravelling,
    walkTo: (location, href) => done.push(`walk ${location} ${href}`),
    finish: () => done.push('finish'),
    replaceAddress: (href) => done.push(`address ${href}`),
    refresh: () => done.push('refresh'),
    pagePath: () => '/page',
    after: clock.after,
  });
  const go = (showing: Showing, href: string, isJump = false): void => {
    follower.go({ type: 'go', to: { kind: 'visible', showing, href }, isJump });
  };
  const shows = (showing: Showing, isMoving = false): void => {
    Object.assign(state, { window: showing, isMoving });
    follower.advance();
  };
  return { clock, state, done, follower, go, shows };
}

describe('a window that follows', () => {
  test('closes what is open, walks, and opens what is shown on arrival', () => {
    const { done, go, shows } = setUp({ ...HALL, open: [{ kind: 'menu', trail: [] }] });
    go(ROBOT, '/bay?article=12');
    expect(done).toEqual(['address /page']);
    shows(HALL);
    expect(done.at(-1)).toBe('walk bay /bay');
    shows(BAY, true);
    expect(done).toHaveLength(2);
    shows(BAY);
    expect(done.at(-1)).toBe('address /bay?article=12');
    shows(ROBOT);
    expect(done).toHaveLength(3);
  });

  test('jumps when it has missed something', () => {
    const { done, go } = setUp(HALL);
    go(BAY, '/bay', true);
    expect(done).toEqual(['walk bay /bay', 'finish']);
  });

  test('never closes what a guest types', () => {
    const { done, go, shows } = setUp({ ...HALL, open: [{ kind: 'contact' }] });
    go(BAY, '/bay');
    expect(done).toEqual([]);
    shows(HALL);
    expect(done).toEqual(['walk bay /bay']);
  });

  test('has an open viewer read its page again', () => {
    const { done, go, shows } = setUp(page(1));
    go(page(3), '/hall?pdf=7&page=3');
    shows(page(3));
    expect(done).toEqual(['address /hall?pdf=7&page=3', 'refresh']);
  });

  test('tries again when it got nowhere, but not while it walks', async () => {
    const { clock, state, done, go, shows } = setUp(HALL);
    go(ROBOT, '/bay?article=12');
    state.isTravelling = true;
    clock.advance(5_000);
    expect(done).toEqual(['walk bay /bay']);
    state.isTravelling = false;
    clock.advance(5_000);
    expect(done.at(-1)).toBe('address /bay?article=12');
    shows(ROBOT);
    clock.advance(20_000);
    expect(done).toHaveLength(2);
  });

  test('does nothing any more when it was told to stop', () => {
    const { clock, done, go, follower, shows } = setUp(HALL);
    go(BAY, '/bay');
    follower.stop();
    clock.advance(20_000);
    shows(HALL);
    expect(done).toEqual(['walk bay /bay']);
  });
});
