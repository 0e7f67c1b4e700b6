import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipsOf, picturesOf } from '../../testing/index.ts';
import type { BackgroundScreen } from './pick-background.ts';
import { pickTransitionPicture } from './pick-transition-picture.ts';

function screenOf(width: number, height: number): BackgroundScreen {
  return {
    viewport: { width, height, devicePixelRatio: 1 },
    isMobile: false,
    isPowerSave: false,
  };
}

describe('pickTransitionPicture', () => {
  test('takes the picture of the window’s shape, and never a clip or its first frame', () => {
    const [standard, wide] = picturesOf('doorway');
    const backgrounds = [...clipsOf('walk'), ...picturesOf('doorway')];
    expect(pickTransitionPicture({ ...screenOf(1600, 900), backgrounds })).toEqual(wide);
    expect(pickTransitionPicture({ ...screenOf(800, 600), backgrounds })).toEqual(standard);
    expect(pickTransitionPicture({ ...screenOf(800, 600), backgrounds: clipsOf('walk') })).toBeUndefined();
  });

  test('shows nothing on the way in power-save mode, and whatever picture there is otherwise', () => {
    const side = fc.integer({ min: 0, max: 8000 });
    const pictures = fc.subarray([...picturesOf('doorway')], { minLength: 1 });
    fc.assert(
      fc.property(side, side, pictures, (width, height, backgrounds) => {
        const request = { ...screenOf(width, height), backgrounds };
        expect(backgrounds).toContain(pickTransitionPicture(request));
        expect(pickTransitionPicture({ ...request, isPowerSave: true })).toBeUndefined();
      }),
    );
  });
});
