import { radiansOf } from '../angles.ts';
import type { Direction } from '../tour.ts';
import { blankRaster } from './raster.ts';
import type { Raster } from './raster.ts';
import type { Sampler } from './sampler.ts';

/** A flat picture looking into a panorama. Angles are degrees. */
export interface FlatView extends Direction {
  /** From the left edge to the right one. */
  readonly fieldOfView: number;
  /** Width by height. */
  readonly aspect: number;
}

/** The whole sphere as an equirectangular picture, twice as wide as high. */
export function toEquirectangular(sample: Sampler, width: number): Raster {
  const picture = blankRaster(width, width / 2);
  const columns = Array.from({ length: width }, (_, column) => {
    const yaw = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
    return { x: Math.sin(yaw), z: Math.cos(yaw) };
  });
  let at = 0;
  for (let row = 0; row < picture.height; row += 1) {
    const pitch = (0.5 - (row + 0.5) / picture.height) * Math.PI;
    const y = Math.sin(pitch);
    const along = Math.cos(pitch);
    for (const { x, z } of columns) {
      sample(x * along, y, z * along, picture.pixels, at);
      at += 3;
    }
  }
  return picture;
}

/** What a camera without distortion sees of a panorama: the view that core places hotspots on (`panorama/projection`). */
export function toFlatView(sample: Sampler, view: FlatView, width: number): Raster {
  const height = Math.round(width / view.aspect);
  const picture = blankRaster(width, height);
  const [yaw, pitch] = [radiansOf(view.yaw), radiansOf(view.pitch)];
  const half = Math.tan(radiansOf(view.fieldOfView) / 2);
  const forward = [
    Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ] as const;
  const right = [Math.cos(yaw), 0, -Math.sin(yaw)] as const;
  const up = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)] as const;
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    const high = ((1 - ((row + 0.5) / height) * 2) * half) / view.aspect;
    const x = forward[0] + high * up[0];
    const y = forward[1] + high * up[1];
    const z = forward[2] + high * up[2];
    for (let column = 0; column < width; column += 1) {
      const across = (((column + 0.5) / width) * 2 - 1) * half;
      sample(x + across * right[0], y, z + across * right[2], picture.pixels, at);
      at += 3;
    }
  }
  return picture;
}
