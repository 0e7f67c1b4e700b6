import { createAccessRequests } from '../requests/send-access.ts';
import type { AccessRequests } from '../requests/send-access.ts';
import { createForgetting } from '../screensaver/forgetting.ts';
import type { ShowroomWindow } from './showroom-window.ts';

/** Logs the visitor of a window in, and opens worlds for them until they are forgotten. */
export function createWindowAccess({ part }: ShowroomWindow): AccessRequests {
  return createAccessRequests(part(createForgetting));
}
