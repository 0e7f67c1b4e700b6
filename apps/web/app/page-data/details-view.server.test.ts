import { aClip, aLocation, aPicture, picturesOf } from '@vitrine/core/testing';
import type { Background } from '@vitrine/core/world/background';
import type { LoopingDetail } from '@vitrine/core/world/looping-detail';
import { expect, test } from 'vitest';
import { detailsOf } from './details-view.server.ts';

const LAMP: LoopingDetail = {
  name: 'Lamp of cell 4',
  video: aClip({ name: 'lamp.mp4' }),
  placement: { on4x3: { x: 20, y: 40, width: 10, height: 15 } },
};
const PHONE: Background = { kind: 'image', key: 'mobile', media: aPicture({ width: 900, height: 1200 }) };

function viewOf(backgrounds: readonly Background[], details?: readonly LoopingDetail[]) {
  return detailsOf(aLocation({ backgrounds, ...(details && { details }) }));
}

test('a detail has its rectangle on the picture of each kind of window, and its name stays with the editors', () => {
  const { details } = viewOf([...picturesOf('hall'), PHONE], [LAMP]);
  const [video] = details ?? [];
  expect(video?.url).toBe('/box-api/uploads/lamp.mp4');
  expect(video?.style).toMatchObject({
    '--narrow-x': '20%',
    '--narrow-y': '40%',
    '--narrow-width': '10%',
    '--narrow-height': '15%',
    '--wide-height': '20%',
    '--phone-width': '17.7778%',
  });
  expect(JSON.stringify(details)).not.toContain('cell 4');
});

test('a page without details carries nothing, nor does one without a picture or over a film', () => {
  const film: Background = { kind: 'video', key: 'default_background_16x9', media: aClip(), loop: true };
  expect(viewOf(picturesOf('hall'))).toEqual({});
  expect(viewOf([], [LAMP])).toEqual({});
  expect(viewOf([...picturesOf('hall'), film], [LAMP])).toEqual({});
});
