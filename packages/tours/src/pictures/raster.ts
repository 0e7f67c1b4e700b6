/** A decoded picture: rows from above, three bytes (red, green, blue) for each pixel. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A black picture. */
export function blankRaster(width: number, height: number): Raster {
  return {
    width,
    height,
    pixels: new Uint8Array(width * height * 3),
  };
}

/** Copies a picture into another one; what does not fit is cut off. */
export function paste(into: Raster, picture: Raster, left: number, top: number): void {
  const width = Math.min(picture.width, into.width - left);
  const height = Math.min(picture.height, into.height - top);
  if (width <= 0) return;
  for (let row = 0; row < height; row += 1) {
    const start = row * picture.width * 3;
    into.pixels.set(picture.pixels.subarray(start, start + width * 3), ((top + row) * into.width + left) * 3);
  }
}

/** The middle of a picture: full width, fewer rows. */
export function middleRows({ width, height, pixels }: Raster, rows: number): Raster {
  const top = Math.floor((height - rows) / 2);
  return { width, height: rows, pixels: pixels.slice(top * width * 3, (top + rows) * width * 3) };
}
