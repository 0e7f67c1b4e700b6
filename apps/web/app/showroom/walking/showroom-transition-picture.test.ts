import type { Background } from '@vitrine/core/world/background';
import { payloadId } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import { film, picture, setUpShowroom, viewOf } from '../testing/test-showroom.ts';

const [onwards] = viewOf('a').neighbours;

/** The page of `a`, whose way to `b` shows this. */
function showing(...backgrounds: readonly Background[]) {
  return {
    ...viewOf('a'),
    neighbours: onwards ? [{ ...onwards, transition: { ...onwards.transition, backgrounds } }] : [],
  };
}

test('the picture of a transition is at hand where no clip of it plays, and is given to the stage', () => {
  const { warmed, showroom, played } = setUpShowroom();
  showroom.enterPage(showing(film('a--b'), picture('doorway')), { isMobile: false });
  showroom.hint(payloadId('b'));
  expect(warmed).toEqual(['b']);
  showroom.enterPage(showing(picture('doorway')), { isMobile: false });
  showroom.hint(payloadId('b'));
  expect(warmed).toEqual(['b', 'doorway', 'b']);
  showroom.walkTo(payloadId('b'), '/world/b');
  expect(played.at(-1)).toMatchObject({
    kind: 'move',
    request: { clip: undefined, transitionPicture: { id: '/box-api/uploads/doorway.jpg' } },
  });
});
