import { pictureCodec } from '../src/node/picture-codec.ts';
import { toEquirectangular, toFlatView } from '../src/pictures/project.ts';
import type { StartView } from '@vitrine/core/world/panorama';
import type { Raster } from '../src/pictures/raster.ts';
import { equirectangularSampler, WHOLE_SPHERE } from '../src/pictures/sampler.ts';
import type { Sampler } from '../src/pictures/sampler.ts';
import { CUBE_FACES } from '../src/tour.ts';
import type { CubeFace, Panorama, Tour } from '../src/tour.ts';

/** Where a camera looks that makes a face of a cube. */
const FACE_DIRECTIONS: Readonly<Record<CubeFace, { readonly yaw: number; readonly pitch: number }>> = {
  front: { yaw: 0, pitch: 0 },
  right: { yaw: 90, pitch: 0 },
  back: { yaw: 180, pitch: 0 },
  left: { yaw: -90, pitch: 0 },
  up: { yaw: 0, pitch: 90 },
  down: { yaw: 0, pitch: -90 },
};

/** A room without edges, another colour in every direction; seen from within a cube it has no seams. */
export function paintedRoom(hue = 0): Sampler {
  return (x, y, z, into, at) => {
    const length = Math.hypot(x, y, z);
    into[at] = 127 + (100 * x) / length;
    into[at + 1] = 127 + (100 * y) / length;
    into[at + 2] = 127 + (100 * Math.cos(hue) * z) / length;
  };
}

/** A room of soft stripes and bows, in a colour of its own, twice as wide as high. */
export function paintedPanorama(hue: number, width: number): Raster {
  const stripes: Sampler = (x, y, z, into, at) => {
    const light =
      120 + 50 * Math.sin(3 * Math.atan2(x, z) + hue) + 40 * Math.sin(5 * Math.atan2(y, Math.hypot(x, z)));
    into[at] = light + 25 * Math.cos(hue);
    into[at + 1] = light;
    into[at + 2] = light + 25 * Math.sin(hue);
  };
  return toEquirectangular(stripes, width);
}

/** What a location's picture shows of a panorama. */
export function paintedView(panorama: Raster, start: StartView, aspect: number, width = 1280): Raster {
  const { fieldOfView, ...direction } = start;
  const sample = equirectangularSampler(panorama, WHOLE_SPHERE, [0, 0, 0]);
  return toFlatView(sample, { ...direction, fieldOfView: fieldOfView, aspect }, width);
}

/** The six faces of a cube around a room. */
export function facesOfRoom(room: Sampler, size: number): Readonly<Record<CubeFace, Raster>> {
  return Object.fromEntries(
    CUBE_FACES.map((face) => [
      face,
      toFlatView(room, { ...FACE_DIRECTIONS[face], fieldOfView: 90, aspect: 1 }, size),
    ]),
  ) as Record<CubeFace, Raster>;
}

/** Part of a picture. */
export function cut(picture: Raster, left: number, top: number, size: number): Raster {
  const width = Math.min(size, picture.width - left);
  const height = Math.min(size, picture.height - top);
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const start = ((top + row) * picture.width + left) * 3;
    pixels.set(picture.pixels.subarray(start, start + width * 3), row * width * 3);
  }
  return { width, height, pixels };
}

/**
 * All pictures that a tour names, painted.
 *
 * @param size Pixels of a cube's face; levels that are larger are left out.
 */
export async function paintedPictures(tour: Tour, size = 64): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [index, { panorama }] of tour.scenes.entries()) {
    if (panorama !== undefined) {
      for (const [path, picture] of picturesOf(panorama, paintedRoom(index), size)) {
        files.set(path, await pictureCodec.encode(picture));
      }
    }
  }
  return files;
}

function picturesOf(panorama: Panorama, room: Sampler, size: number): readonly (readonly [string, Raster])[] {
  if (panorama.kind === 'equirectangular') return [[panorama.file, toEquirectangular(room, size * 4)]];
  if (panorama.kind === 'cube') {
    const faces = facesOfRoom(room, size);
    return CUBE_FACES.flatMap((face) => {
      const path = panorama.faces[face];
      return path === undefined ? [] : [[path, faces[face]] as const];
    });
  }
  return panorama.levels
    .filter((level) => level.size <= Math.max(size, panorama.levels[0]?.size ?? 0))
    .flatMap((level) => {
      const faces = facesOfRoom(room, level.size);
      const steps = Array.from({ length: Math.ceil(level.size / level.tileSize) }, (_, step) => step);
      return CUBE_FACES.flatMap((face) =>
        steps.flatMap((row) =>
          steps.flatMap((column) => {
            const path = level.tile(face, row, column);
            const { tileSize } = level;
            return path === undefined
              ? []
              : [[path, cut(faces[face], column * tileSize, row * tileSize, tileSize)] as const];
          }),
        ),
      );
    });
}
