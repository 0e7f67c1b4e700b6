import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPointing } from './draw-pointing.ts';

/** What drawing needs of an element. */
interface FakeElement {
  readonly children: FakeElement[];
  readonly dataset: Record<string, string>;
  readonly style: {
    translate: string;
    opacity: string;
    readonly properties: Record<string, string>;
    setProperty(name: string, value: string): void;
  };
  parent: FakeElement | undefined;
  append(child: FakeElement): void;
  remove(): void;
}

function anElement(): FakeElement {
  const properties: Record<string, string> = {};
  const element: FakeElement = {
    children: [],
    dataset: {},
    style: {
      translate: '',
      opacity: '',
      properties,
      setProperty: (name, value) => void (properties[name] = value),
    },
    parent: undefined,
    append: (child) => {
      element.children.push(child);
      child.parent = element;
    },
    remove: () => void element.parent?.children.splice(element.parent.children.indexOf(element), 1),
  };
  return element;
}

/** The box of a location, which has no hotspots. */
function aBox() {
  return {
    ...anElement(),
    clientWidth: 1600,
    clientHeight: 900,
    querySelector: () => ({}),
    querySelectorAll: () => [],
    hasAttribute: () => false,
  };
}

let now = 0;
let frames: (() => void)[] = [];

beforeEach(() => {
  [now, frames] = [0, []];
  vi.stubGlobal('document', { createElement: anElement });
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.stubGlobal('getComputedStyle', () => ({ transform: 'none' }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'DOMMatrix',
    class {
      a = 1;
      e = 0;
      f = 0;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Draws the next frame. */
function frame(milliseconds = 16): void {
  now += milliseconds;
  const [next] = frames;
  frames = [];
  next?.();
}

function setUp() {
  const [box, layer] = [aBox(), anElement()];
  const state = { isHere: true };
  const media = { url: '/a.jpg', mime: 'image/jpeg', width: 1600, height: 1200 };
  const drawing = drawPointing({
    // What it needs of them.
    box: box as unknown as HTMLElement,
    layer: layer as unknown as HTMLElement,
    view: { backgrounds: [{ kind: 'image', key: 'default_background_4x3', media }], hotspots: [] },
    isHere: () => state.isHere,
  });
  const points = (x: number, y: number) =>
    drawing.step({ type: 'pointed', now, point: { x, y }, isStill: true });
  return { layer, state, drawing, points };
}

test('the pointer is where the picture has its point, and frames end with it', () => {
  const { layer, points } = setUp();
  points(25, 50);
  frame();
  // The picture is as wide as the box, and 1200 high behind its 900.
  expect(layer.children.map(({ dataset, style }) => [dataset['mark'], style.translate])).toEqual([
    ['pointer', '400px 450px'],
  ]);
  frame(2_900);
  expect(Number(layer.children[0]?.style.opacity)).toBeLessThan(0.2);
  frame(100);
  expect(layer.children).toEqual([]);
  expect(frames).toEqual([]);
});

test('what the box does not show is a marker at its edge', () => {
  const { layer, points } = setUp();
  points(50, 2);
  frame();
  const [mark] = layer.children;
  expect(mark?.dataset['beyond']).toBe('edge');
  expect(mark?.style.translate).toBe('800px 32px');
  expect(mark?.style.properties['--angle']).toBe('270deg');
});

test('all of it is gone in the frame in which the window sets out or opens something', () => {
  const { layer, state, drawing, points } = setUp();
  points(50, 50);
  drawing.step({ type: 'pinged', now, point: { x: 10, y: 50 } });
  frame();
  expect(layer.children).toHaveLength(2);
  state.isHere = false;
  frame();
  expect(layer.children).toEqual([]);
  state.isHere = true;
  frame();
  expect(layer.children).toEqual([]);
});

test('it begins again after it has ended', () => {
  const { layer, points } = setUp();
  points(50, 50);
  frame();
  frame(3_000);
  expect(layer.children).toEqual([]);
  points(60, 50);
  frame();
  expect(layer.children).toHaveLength(1);
});
