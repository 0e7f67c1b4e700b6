import { standInOnPicture } from '@vitrine/core/panorama/projection';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Transition } from '@vitrine/core/world/transition';
import { openChangedShowroom, withLocation } from '../support/changed-showroom.ts';
import { locationOf, textIn } from '../support/demo.ts';
import { canTurn, framesPass, turned } from '../support/look-around.ts';
import { ROUND_PANORAMA, ROUND_START, ROUND_STILL, roundRoomFiles } from '../support/round-room.ts';
import { ALL } from '../support/rows.ts';
import { testWith } from '../support/test-in.ts';
import { expect } from '../support/test.ts';

/** The location that one can look around in, and the one that visitors come from. */
const ROOM = 'atrium';
const FROM = 'robotics-hall';

/** What the picture of the room does not show. */
const LAMP = { yaw: -150, pitch: 10 };

/** The room, and where those look who come in from the hall. */
function changed(snapshot: Snapshot): Snapshot {
  const rooms = withLocation(ROOM, ({ details: _details, ...location }) => ({
    ...location,
    backgrounds: [{ kind: 'image', key: 'default_background', media: ROUND_STILL }],
    panorama: { picture: ROUND_PANORAMA, start: ROUND_START },
    hotspots: [
      {
        id: 'lamp',
        component: 'hotspots.open-link',
        title: 'Lamp',
        action: { kind: 'openLink', url: 'https://lamps.example/', newTab: true },
        placement: { on4x3: standInOnPicture(LAMP, ROUND_START), inPanorama: LAMP },
        categories: [],
        priority: 0,
      },
    ],
  }))(snapshot);
  return { ...rooms, transitions: rooms.transitions.map(turning) };
}

function turning(transition: Transition): Transition {
  const isWanted = transition.from === FROM && transition.to === ROOM;
  return isWanted ? { ...transition, arrival: LAMP } : transition;
}

const test = testWith(() => openChangedShowroom(changed, [], roundRoomFiles()));

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language });

    test(
      'who comes in over a transition with a view of its own is turned there, and no one else; arrow keys walk on',
      { tag: ALL },
      async ({ page, visitor }) => {
        const lamp = visitor.stage.getByRole('link', { name: /^Lamp/ });
        await visitor.opens(ROOM);
        await canTurn(page);
        await framesPass(page);
        await expect(turned(page)).toHaveCount(0);

        await visitor.opens(FROM);
        await visitor.walksTo(ROOM);
        await expect(turned(page)).toBeAttached();
        await expect(lamp).not.toHaveAttribute('data-behind');
        // It is in the middle of the window, which has turned to it.
        await expect
          .poll(async () => {
            const [box, size] = [await lamp.boundingBox(), page.viewportSize()];
            if (!box || !size) return 1;
            return Math.abs((box.x + box.width / 2) / size.width - 0.5);
          })
          .toBeLessThan(0.02);

        // The arrow leads back to where the visitor has come from.
        expect(locationOf(ROOM, language).next).toBe(FROM);
        await page.keyboard.press('ArrowRight');
        await visitor.standsIn(FROM);
        await visitor.walksTo(ROOM);
        await expect(turned(page)).toBeAttached();
        await page.getByRole('button', { name: textIn(language, 'view360__reset') }).click();
        await expect(turned(page)).toHaveCount(0);
      },
    );
  });
}
