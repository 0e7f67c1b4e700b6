import { directionOnPicture } from '@vitrine/core/panorama/projection';
import type { Media } from '@vitrine/core/world/media';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import { encodePng } from './png.ts';

/** Where the panorama of the round room looks at first: neither in its middle nor on its horizon. */
export const ROUND_START: StartView = { yaw: 40, pitch: -5, fieldOfView: 80 };

const PANORAMA_SIZE = { width: 1024, height: 512 } as const;
const STILL_SIZE = { width: 640, height: 480 } as const;

/** The colour of a direction: no two that are far apart have the same. */
export function colourOf({
  yaw,
  pitch,
}: PanoramaDirection): readonly [red: number, green: number, blue: number] {
  const turn = (yaw * Math.PI) / 180;
  return [
    Math.round(128 + 100 * Math.sin(turn)),
    Math.round(128 + 100 * Math.cos(turn)),
    Math.round(128 + pitch),
  ];
}

function file(name: string, { width, height }: { width: number; height: number }): Media {
  return {
    url: `/box-api/uploads/${name}.png?v=1`,
    hash: name,
    ext: '.png',
    mime: 'image/png',
    name: `${name}.png`,
    width,
    height,
    formats: {},
  };
}

export const ROUND_PANORAMA = file('round_0000000001', PANORAMA_SIZE);
export const ROUND_STILL = file('round_0000000002', STILL_SIZE);

/** A panorama whose every pixel says in which direction it is, and the picture that a camera takes of its start view. */
export function roundRoomFiles(): Readonly<Record<string, Uint8Array>> {
  return {
    'round_0000000001.png': pngOf(PANORAMA_SIZE, (x, y) => ({
      yaw: (x - 0.5) * 360,
      pitch: (0.5 - y) * 180,
    })),
    'round_0000000002.png': pngOf(STILL_SIZE, (x, y) =>
      directionOnPicture({ x: x * 100, y: y * 100 }, ROUND_START),
    ),
  };
}

/** A PNG of the colours of directions, by the part of its width and of its height. */
function pngOf(
  { width, height }: { readonly width: number; readonly height: number },
  directionAt: (x: number, y: number) => PanoramaDirection,
): Uint8Array {
  const rows = Buffer.alloc(height * (1 + 3 * width));
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    at += 1;
    for (let column = 0; column < width; column += 1) {
      rows.set(colourOf(directionAt((column + 0.5) / width, (row + 0.5) / height)), at);
      at += 3;
    }
  }
  return encodePng({ width, height }, 'colour', rows);
}
