import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { raiseShield } from './input-shield.ts';
import { createFakeClock } from '../player/testing/fakes.ts';

class FakeEvent {
  isRefused = false;
  isStopped = false;
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
  preventDefault(): void {
    this.isRefused = true;
  }
  stopImmediatePropagation(): void {
    this.isStopped = true;
  }
}
class FakeKey extends FakeEvent {
  readonly code = 'Enter';
}
class FakePointer extends FakeEvent {
  readonly pointerId = 1;
}

describe('the shield', () => {
  const listeners = new Map<string, (event: FakeEvent) => void>();
  const input = <Kind extends FakeEvent>(event: Kind): Kind => {
    listeners.get(event.type)?.(event);
    return event;
  };
  const clock = createFakeClock();

  beforeEach(() => {
    listeners.clear();
    vi.stubGlobal('KeyboardEvent', FakeKey);
    vi.stubGlobal('PointerEvent', FakePointer);
    vi.stubGlobal('addEventListener', (type: string, listener: (event: FakeEvent) => void) =>
      listeners.set(type, listener),
    );
    vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each(['pointerdown', 'click', 'wheel', 'keydown', 'touchstart', 'contextmenu'])(
    'lets no %s through',
    (type) => {
      raiseShield(clock);
      expect(input(new FakeEvent(type))).toMatchObject({ isRefused: true, isStopped: true });
    },
  );

  test('stays for the click that follows the touch that ends it', () => {
    const shield = raiseShield(clock);
    // The screensaver ends while the touch is still on its way to the shield.
    shield.lower();
    input(new FakePointer('pointerdown'));
    clock.advance(5000);
    input(new FakePointer('pointerup'));
    clock.advance(300);
    expect(input(new FakeEvent('click')).isStopped).toBe(true);
    clock.advance(350);
    expect(listeners.size).toBe(0);
  });

  test('stays while a key is held down, and goes when it is let go', () => {
    const shield = raiseShield(clock);
    shield.lower();
    input(new FakeKey('keydown'));
    clock.advance(1000);
    expect(input(new FakeKey('keydown')).isStopped).toBe(true);
    input(new FakeKey('keyup'));
    clock.advance(350);
    expect(listeners.size).toBe(0);
  });

  test('removes itself after an input that never ends', () => {
    raiseShield(clock).lower();
    clock.advance(350);
    expect(listeners.size).toBe(0);
  });
});
