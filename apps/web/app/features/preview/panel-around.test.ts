import { runInThisContext } from 'node:vm';
import { readPreviewEvent } from '@vitrine/core/links/preview-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EDIT_SCRIPT } from './panel-around.tsx';

const PANEL = 'https://cms.example';

/** In a hotspot with this text, or in none. */
class FakeElement {
  readonly #hotspot: string | undefined;
  constructor(hotspot?: string) {
    this.#hotspot = hotspot;
  }
  closest(selector: string) {
    const isInHotspot = selector === '[data-hotspot]' && this.#hotspot !== undefined;
    return isInHotspot ? { textContent: this.#hotspot } : null;
  }
}

const postMessage = vi.fn<(message: unknown, origin: string) => void>();
const addEventListener =
  vi.fn<(type: string, listener: (event: unknown) => void, isCapturing: boolean) => void>();

/** The page's own window; the one around it is another one, if there is a frame. */
const page = {};

function runIn(parent: object) {
  vi.stubGlobal('document', { currentScript: { dataset: { panel: PANEL } } });
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', { pathname: '/halls/robot-arm', search: '?article=1' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('parent', parent);
  runInThisContext(EDIT_SCRIPT);
}

beforeEach(() => runIn({ postMessage }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** What the page does with a click: whether the browser may go on with it. */
function click(target: unknown, altKey = true) {
  const event = {
    target,
    altKey,
    preventDefault: vi.fn<() => void>(),
    stopImmediatePropagation: vi.fn<() => void>(),
  };
  const [type, listener, isCapturing] = addEventListener.mock.calls[0] ?? [];
  expect({ type, isCapturing }).toEqual({ type: 'click', isCapturing: true });
  listener?.(event);
  return { isTaken: event.preventDefault.mock.calls.length > 0, message: postMessage.mock.calls[0] };
}

test('a hotspot that is clicked with Alt is named to the panel, and to no other origin', () => {
  const { isTaken, message } = click(new FakeElement(' Gripper\n'));
  expect(isTaken).toBe(true);
  expect(message?.[1]).toBe(PANEL);
  const edit = { type: 'vitrine-edit', address: '/halls/robot-arm?article=1', hotspot: 'Gripper' };
  expect(message?.[0]).toEqual(edit);
  expect(readPreviewEvent(message?.[0])).toEqual(edit);
});

test.each([new FakeElement(), new FakeElement('  ')])('anything else is its address', (target) => {
  expect(click(target).message?.[0]).toEqual({ type: 'vitrine-edit', address: '/halls/robot-arm?article=1' });
});

test.each([
  ['without Alt', new FakeElement('Gripper'), false],
  ['on the document itself', {}, true],
])('a click %s is the page’s', (_, target, altKey) => {
  expect(click(target, altKey)).toEqual({ isTaken: false, message: undefined });
});

test('in a window of its own, every click is the page’s', () => {
  addEventListener.mockClear();
  runIn(page);
  expect(addEventListener).not.toHaveBeenCalled();
});
