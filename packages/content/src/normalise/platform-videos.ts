import { message } from '@vitrine/core/reports/message';
import { parsePlatformVideo } from '@vitrine/core/world/platform-video';
import type { PlatformVideo } from '@vitrine/core/world/platform-video';
import { textOf } from './present.ts';
import type { Scope } from './scope.ts';

/** The video that an address on a video platform shows; an address that shows none is reported. */
export function platformVideoOf(
  scope: Scope,
  address: string | null | undefined,
  path: string,
): PlatformVideo | undefined {
  const typed = textOf(address);
  if (typed === undefined) return undefined;
  // Editors paste what their browser shows, which is often without a scheme.
  const video = parsePlatformVideo(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (video === undefined) {
    scope.report('unknownVideo', path, message('report.unknownVideo', { url: typed }));
  }
  return video;
}
