import type { ContentBundle } from '@vitrine/content/bundle';
import { entrancesOf } from '@vitrine/core/links/entrances';

/** Whether a host is the `URL_ALIAS` of a world, open or closed, in the content that is shown now. */
export function createAliasLookup(current: () => ContentBundle | undefined): (host: string) => boolean {
  let bundle: ContentBundle | undefined;
  let hosts: ReadonlyMap<string, unknown> = new Map();
  return (host) => {
    const now = current();
    if (now !== bundle) {
      bundle = now;
      const original = now?.snapshots[now.defaultLocale];
      hosts = original === undefined ? new Map() : entrancesOf(original).byHost;
    }
    return hosts.has(host);
  };
}
