import { describe, expect, test } from 'vitest';
import { aPicture } from '../../testing/media.ts';
import { view360Of } from './view-360.ts';

const model = aPicture({ name: 'robot.glb', ext: '.GLB', mime: 'model/gltf-binary' });
const document = aPicture({ name: 'robot.pdf', ext: '.pdf', mime: 'application/pdf' });

function frame(name: string) {
  return aPicture({ name });
}

describe('view360Of', () => {
  test('shows a panorama, a product spin or a model, by the media given', () => {
    expect(view360Of([])).toBeUndefined();
    expect(view360Of([document])).toBeUndefined();
    expect(view360Of([frame('around.jpg'), document])).toMatchObject({ kind: 'panorama' });
    expect(view360Of([frame('1.jpg'), frame('2.jpg')])).toMatchObject({ kind: 'spin' });
    expect(view360Of([frame('1.jpg'), frame('2.jpg'), model])).toEqual({ kind: 'model', model });
  });

  test('turns in the order in which people count', () => {
    const view = view360Of(['robot-10.jpg', 'robot-9.jpg', 'robot-1.jpg'].map(frame));
    expect(view?.kind === 'spin' && view.frames.map(({ name }) => name)).toEqual([
      'robot-1.jpg',
      'robot-9.jpg',
      'robot-10.jpg',
    ]);
  });
});
