import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStageLook } from './stage-look.ts';

const START = { yaw: 30, pitch: 0, fieldOfView: 75 };
const BOX = { clientWidth: 1200, clientHeight: 900 };

/** Runs the frames that are due. */
let paint: (now: number) => void;

beforeEach(() => {
  let next = 0;
  const frames = new Map<number, FrameRequestCallback>();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    next += 1;
    frames.set(next, callback);
    return next;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('performance', { now: () => 0 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  paint = (now) => {
    const due = [...frames.values()];
    frames.clear();
    for (const frame of due) frame(now);
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stageLook() {
  const box = {
    ...BOX,
    toggleAttribute: vi.fn<(name: string, isSet: boolean) => void>(),
    querySelectorAll: () => [],
    closest: () => null,
  };
  // What it needs of an element, which has hundreds of members.
  return createStageLook(box as unknown as HTMLElement, { start: START, widthToHeight: () => 4 / 3 });
}

const DRAG = { from: { x: 600, y: 450 }, to: { x: 500, y: 450 }, by: 1 };

test('begins where the picture shows another part of the panorama from now on', () => {
  const look = stageLook();
  look.showPicture({ start: { ...START, yaw: -90 }, widthToHeight: () => 4 / 3 });
  expect(look.current()).toMatchObject({ yaw: -90, pitch: 0 });
  expect(look.isTurned.getState()).toBe(false);
  look.showPicture({ start: { ...START, yaw: -90 }, widthToHeight: () => 16 / 9 });
  const flatter = look.current().height;
  look.showPicture({ start: { ...START, yaw: -90 }, widthToHeight: () => 4 / 3 });
  expect(look.current().height).toBeGreaterThan(flatter);
});

test('leaves a visitor who has turned where they look when the picture shows another part', () => {
  const look = stageLook();
  look.change(DRAG);
  const before = look.current();
  look.showPicture({ start: { ...START, yaw: -90 }, widthToHeight: () => 4 / 3 });
  expect(look.current()).toEqual(before);
  look.reset();
  expect(look.current().yaw).toBe(-90);
});

test('follows the device at once, straight up as well, and at the same distance', () => {
  const look = stageLook();
  const { height } = look.current();
  const drawn = vi.fn<(look: object) => void>();
  look.drawOn(drawn);
  look.face({ yaw: -100, pitch: 89 });
  expect(drawn).toHaveBeenLastCalledWith({ yaw: -100, pitch: 89, height });
  expect(look.isTurned.getState()).toBe(true);
  look.face({ yaw: START.yaw, pitch: START.pitch });
  expect(look.isTurned.getState()).toBe(false);
});

test('turns to where a transition has visitors look, as wide as it says, and back to the picture', async () => {
  const look = stageLook();
  const begun = look.current();
  look.arriveAt({ yaw: -120, pitch: 4 });
  paint(450);
  expect(look.isTurned.getState()).toBe(true);
  paint(900);
  expect(look.current()).toMatchObject({ yaw: -120, pitch: 4 });
  expect(look.current().height).toBeCloseTo(begun.height, 9);
  look.arriveAt({ yaw: -120, pitch: 4, fieldOfView: 50 });
  paint(900);
  expect(look.current().height).toBeLessThan(begun.height);
  void look.turnBack();
  paint(220);
  await Promise.resolve();
  expect(look.isTurned.getState()).toBe(false);
});

test('tells a turn on arrival from one by the visitor, until it is turned back', () => {
  const look = stageLook();
  expect(look.isTurnedByVisitor()).toBe(false);
  look.arriveAt({ yaw: -120, pitch: 4 });
  paint(900);
  expect([look.isTurned.getState(), look.isTurnedByVisitor()]).toEqual([true, false]);
  look.change(DRAG);
  expect(look.isTurnedByVisitor()).toBe(true);
  look.reset();
  expect(look.isTurnedByVisitor()).toBe(false);
  look.arriveAt({ yaw: -120, pitch: 4 });
  paint(900);
  expect(look.isTurnedByVisitor()).toBe(false);
  look.stride({ across: 0.2, down: 0 });
  expect(look.isTurnedByVisitor()).toBe(true);
});

test.each([
  { yaw: 200, pitch: 90, fieldOfView: 120 },
  { yaw: -120, pitch: -90, fieldOfView: 1 },
])('turns on arrival no further than fingers do: $pitch° up, $fieldOfView° wide', (view) => {
  const look = stageLook();
  look.arriveAt(view);
  paint(900);
  const arrived = look.current();
  // A touch that moves nothing.
  look.change({ from: DRAG.from, to: DRAG.from, by: 1 });
  for (const side of ['yaw', 'pitch', 'height'] as const) {
    expect(look.current()[side]).toBeCloseTo(arrived[side], 6);
  }
});

test('turns back to what the picture shows, and says when it is there', async () => {
  const look = stageLook();
  const ended = vi.fn<() => void>();
  look.change(DRAG);
  void look.turnBack().then(ended);
  paint(100);
  await Promise.resolve();
  expect(look.isTurned.getState()).toBe(true);
  expect(ended).not.toHaveBeenCalled();
  paint(220);
  await Promise.resolve();
  expect(look.isTurned.getState()).toBe(false);
  expect(ended).toHaveBeenCalledOnce();
});

test.each([
  ['a wheel that runs out, or a drag', (look) => look.change(DRAG)],
  ['a key', (look) => look.stride({ across: 0.2, down: 0 })],
  ['a hotspot that gets the focus', (look) => look.turnTo({ yaw: 90, pitch: 0 })],
  ['another turn back', (look) => void look.turnBack()],
  ['the end of the room', (look) => look.dispose()],
  [
    'another size of the box just before the end',
    (look) => {
      paint(219.9);
      look.redraw();
    },
  ],
] satisfies readonly (readonly [string, (look: ReturnType<typeof stageLook>) => void])[])(
  'keeps no one waiting for a turn back that is cut short by %s',
  async (_what, cut) => {
    const look = stageLook();
    const ended = vi.fn<() => void>();
    look.change(DRAG);
    void look.turnBack().then(ended);
    paint(50);
    cut(look);
    await Promise.resolve();
    expect(ended).toHaveBeenCalledOnce();
  },
);

test('a glide of which no frame has moved yet goes on when the box is measured', () => {
  const look = stageLook();
  look.stride({ across: 0.2, down: 0 });
  const goal = look.current();
  // A frame may say that it began before the glide did.
  paint(-1);
  look.redraw();
  expect(look.current()).toEqual(goal);
  paint(10_000);
  expect(look.isTurned.getState()).toBe(true);
});
