import { expect, test } from 'vitest';
import { coneOnPlan, pinOnPlan } from './on-plan.ts';

const [camera, room] = [
  { x: 50, y: 80 },
  { x: 50, y: 50 },
];

test('a pin stands in its room, else where the picture was taken', () => {
  expect(pinOnPlan({ floorPlanPosition: camera, planPin: room })).toEqual(room);
  expect(pinOnPlan({ floorPlanPosition: camera })).toEqual(camera);
  expect(pinOnPlan({})).toBeUndefined();
});

test('a picture is seen from where it was taken, in its direction', () => {
  expect(coneOnPlan({ floorPlanPosition: camera, planPin: room, planDirection: 0 })).toEqual({
    from: camera,
    direction: 0,
  });
  expect(coneOnPlan({ planPin: room, planDirection: 90 })?.from).toEqual(room);
  expect(coneOnPlan({ floorPlanPosition: camera })).toBeUndefined();
});
