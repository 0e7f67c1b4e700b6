import { PANORAMA_RANGE } from '@vitrine/core/world/action';
import { FIELD_OF_VIEW_RANGE } from '@vitrine/core/world/panorama';
import type { StillsRequest } from '../../contracts/stills.ts';

/** A request for stills; undefined where a number is missing, or is one that no form accepts. */
export function readStillsRequest(body: unknown): StillsRequest | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { panorama, yaw, pitch, fieldOfView } = body as Readonly<Record<string, unknown>>;
  const { least, most } = FIELD_OF_VIEW_RANGE;
  if (!isWithin(panorama, 1, Number.MAX_SAFE_INTEGER) || !Number.isInteger(panorama)) return undefined;
  if (!isWithin(yaw, -PANORAMA_RANGE.yaw, PANORAMA_RANGE.yaw)) return undefined;
  if (!isWithin(pitch, -PANORAMA_RANGE.pitch, PANORAMA_RANGE.pitch)) return undefined;
  if (!isWithin(fieldOfView, least, most)) return undefined;
  return { panorama, yaw, pitch, fieldOfView };
}

function isWithin(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && value >= low && value <= high;
}
