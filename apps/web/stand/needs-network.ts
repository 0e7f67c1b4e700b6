import { platformVideoAddress } from '@vitrine/core/world/platform-video';
import type { PlatformVideo } from '@vitrine/core/world/platform-video';
import type { Snapshot } from '@vitrine/core/world/snapshot';

/** Something of a stand that is not there without a network. */
export interface NeedsNetwork {
  readonly kind: 'page in a frame' | 'film of a platform' | 'link';
  readonly address: string;
}

function isPlatformVideo(value: object): value is PlatformVideo {
  return 'platform' in value && (value.platform === 'youtube' || value.platform === 'vimeo') && 'id' in value;
}

function collect(value: unknown, found: Map<string, NeedsNetwork>): void {
  if (typeof value !== 'object' || value === null) return;
  const note = (kind: NeedsNetwork['kind'], address: string) =>
    found.set(`${kind} ${address}`, { kind, address });
  const { kind, url } = value as { readonly kind?: unknown; readonly url?: unknown };
  if (typeof url === 'string' && (kind === 'iframe' || kind === 'openIframe')) note('page in a frame', url);
  if (typeof url === 'string' && kind === 'openLink' && /^https?:/i.test(url)) note('link', url);
  if (isPlatformVideo(value)) note('film of a platform', platformVideoAddress(value));
  for (const member of Object.values(value)) collect(member, found);
}

/** What visitors can open that is served by others, each once, in the order of kinds and addresses. */
export function needsNetwork(snapshots: Readonly<Record<string, Snapshot>>): readonly NeedsNetwork[] {
  const found = new Map<string, NeedsNetwork>();
  collect(snapshots, found);
  return [...found.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}
