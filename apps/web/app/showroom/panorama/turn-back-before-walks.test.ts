import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { StageLook } from './stage-look.ts';
import { turnBackBeforeWalks } from './turn-back-before-walks.ts';

class FakeElement {
  readonly followed = vi.fn<() => void>();
  readonly attribute: string;
  constructor(attribute: string) {
    this.attribute = attribute;
  }
  closest(selector: string): this | null {
    return selector.includes(`a[${this.attribute}]`) ? this : null;
  }
  /** Followed unless a listener stops the click first. */
  click(): void {
    const event = {
      target: this,
      button: 0,
      isStopped: false,
      preventDefault: () => undefined,
      stopPropagation() {
        this.isStopped = true;
      },
    };
    listener?.(event);
    if (!event.isStopped) this.followed();
  }
}

let listener: ((event: object) => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', {
    addEventListener: (_type: string, onClick: (event: object) => void) => {
      listener = onClick;
    },
    removeEventListener: () => {
      listener = undefined;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A view that has been turned, and turns back when the test says so. */
function turnedLook() {
  const isTurned = createStore(() => true);
  const turnBack = Promise.withResolvers<void>();
  const look = {
    isTurned,
    turnBack: () => turnBack.promise,
    reset: () => isTurned.setState(false, true),
  } satisfies Partial<StageLook>;
  const stop = turnBackBeforeWalks(look as unknown as StageLook);
  return { isTurned, turnBack, stop };
}

test.each(['data-walk', 'data-door'])(
  'a link with %s is followed once the view has turned back',
  async (attribute) => {
    const { isTurned, turnBack } = turnedLook();
    const link = new FakeElement(attribute);
    link.click();
    link.click();
    expect(link.followed).not.toHaveBeenCalled();
    isTurned.setState(false, true);
    turnBack.resolve();
    await turnBack.promise;
    expect(link.followed).toHaveBeenCalledOnce();
  },
);

test('a view that something has turned on meanwhile holds no walk up', async () => {
  const { isTurned, turnBack } = turnedLook();
  const link = new FakeElement('data-walk');
  link.click();
  turnBack.resolve();
  await turnBack.promise;
  expect(link.followed).toHaveBeenCalledOnce();
  expect(isTurned.getState()).toBe(false);
});

test('a visitor who has left meanwhile is not walked on', async () => {
  const { turnBack, stop } = turnedLook();
  const link = new FakeElement('data-walk');
  link.click();
  stop();
  turnBack.resolve();
  await turnBack.promise;
  expect(link.followed).not.toHaveBeenCalled();
});

test('any other link is followed at once', () => {
  turnedLook();
  const link = new FakeElement('data-other');
  link.click();
  expect(link.followed).toHaveBeenCalledOnce();
});
