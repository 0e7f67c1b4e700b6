/** Where a panorama of the demo was taken: metres, and degrees as the renderer counts them. */
export interface PanoramaCamera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** What is in its middle: from the east, against the clock. */
  readonly heading: number;
}

/** Where a picture of the demo was taken, and how. */
export interface Camera extends PanoramaCamera {
  readonly pitch: number;
  /** What the picture holds from its left edge to its right one. */
  readonly fov: number;
}

/** A point in the building, in metres: to the east, to the north, above the floor. */
export type RoomPoint = readonly [x: number, y: number, z: number];

interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** The height of the 4:3 picture, as a part of its width. */
const HEIGHT = 3 / 4;

/** Part of the 4:3 picture's height that its middle in 16:9 has. */
const MIDDLE = 3 / 4;

/** Where a point of the building is on both pictures of a location, in percent, to hundredths. */
export function pictureOf(
  camera: Camera,
  [x, y, z]: RoomPoint,
): Readonly<Record<'4x3' | '16x9', PicturePoint>> {
  const [heading, pitch] = [radians(camera.heading), radians(camera.pitch)];
  const [east, north, up] = [x - camera.x, y - camera.y, z - camera.z];
  const ahead = east * Math.cos(heading) + north * Math.sin(heading);
  const right = east * Math.sin(heading) - north * Math.cos(heading);
  const depth = ahead * Math.cos(pitch) + up * Math.sin(pitch);
  const above = up * Math.cos(pitch) - ahead * Math.sin(pitch);
  const scale = 50 / Math.tan(radians(camera.fov) / 2) / depth;
  const [across, down] = [50 + right * scale, 50 - (above * scale) / HEIGHT];
  return {
    '4x3': { x: hundredths(across), y: hundredths(down) },
    '16x9': { x: hundredths(across), y: hundredths(50 + (down - 50) / MIDDLE) },
  };
}

/** Where a point of the building is in a panorama, in degrees to the right and up, to tenths. */
export function panoramaOf(camera: PanoramaCamera, [x, y, z]: RoomPoint) {
  const [east, north, up] = [x - camera.x, y - camera.y, z - camera.z];
  const turned = camera.heading - degrees(Math.atan2(north, east));
  return {
    yaw: tenths(((((turned + 180) % 360) + 360) % 360) - 180),
    pitch: tenths(degrees(Math.atan2(up, Math.hypot(east, north)))),
  };
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
