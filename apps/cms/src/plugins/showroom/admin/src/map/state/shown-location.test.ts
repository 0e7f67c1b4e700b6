import { expect, test } from 'vitest';
import { shownMap } from '../shown-map.ts';
import { after, DIRECTION, emptyMap, POSITION } from '../testing/edited-map.ts';
import type { Cell } from './cell.ts';
import { openMap } from './map-state.ts';

test('a location is shown with every change that is not saved yet, and as stored when it is taken back', () => {
  const pin: Cell = { of: 'location', documentId: 'desk', field: 'pin' };
  const opened = openMap(emptyMap());
  const changed = after(opened, {
    type: 'changed',
    parts: [
      { cell: POSITION('desk'), value: { x: 1, y: 2 } },
      { cell: pin, value: { x: 3, y: 4 } },
      { cell: DIRECTION('desk'), value: 45 },
    ],
  });
  expect(shownMap(changed).byId.get('desk')).toMatchObject({
    position: { x: 1, y: 2 },
    pin: { x: 3, y: 4 },
    direction: 45,
    station: null,
  });
  expect(shownMap(changed).byId.get('door')).toEqual(shownMap(opened).byId.get('door'));
  expect(shownMap(after(changed, { type: 'undone' })).byId.get('desk')).toEqual(
    shownMap(opened).byId.get('desk'),
  );
});
