import type { WorldSlug } from '../world/ids.ts';
import type { Snapshot } from '../world/snapshot.ts';

/** The worlds that an address leads to which names none. */
export interface Entrances {
  /** By host in lower case, with its port where the alias has one. */
  readonly byHost: ReadonlyMap<string, WorldSlug>;
  readonly defaultWorld?: WorldSlug;
}

/**
 * Reads the entrances of a snapshot. It has to be the complete one: where a world is closed to a visitor, its
 * entrance leads to the login or the access code, not to another world.
 */
export function entrancesOf({
  worlds,
  settings,
}: {
  readonly worlds: Snapshot['worlds'];
  readonly settings: Pick<Snapshot['settings'], 'defaultWorld'>;
}): Entrances {
  const wanted = settings.defaultWorld?.toLowerCase();
  const defaultWorld = worlds.find(({ slug }) => slug.toLowerCase() === wanted)?.slug;
  return {
    byHost: new Map(worlds.flatMap(({ urlAlias, slug }) => hostsIn(urlAlias).map((host) => [host, slug]))),
    ...(defaultWorld !== undefined && { defaultWorld }),
  };
}

/**
 * "The world is chosen by the request host matching a world's URL_ALIAS, otherwise by the default_world setting."
 * (specification section 1)
 *
 * @param url its `host` is compared first, then its `hostname`, without the port.
 * @returns undefined where neither names a world that exists.
 */
export function entranceAt(
  { byHost, defaultWorld }: Entrances,
  url: { readonly host: string; readonly hostname: string },
): WorldSlug | undefined {
  return byHost.get(url.host.toLowerCase()) ?? byHost.get(url.hostname.toLowerCase()) ?? defaultWorld;
}

/** An alias may name several hosts, with commas between them. */
function hostsIn(urlAlias = ''): readonly string[] {
  return urlAlias
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}
