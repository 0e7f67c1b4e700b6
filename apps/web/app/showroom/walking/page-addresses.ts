import type { PayloadId } from '@vitrine/core/world/ids';
import type { ShowroomHost } from './showroom-host.ts';
import type { WalkSource } from './walk-source.ts';

/** The addresses of locations, and the page that follows the visitor. */
export interface PageAddresses {
  /** The address that a link gave for its target, which may not be on the map. */
  readonly givenHref: (target: PayloadId) => string | undefined;
  readonly keepGiven: (target: PayloadId, href: string) => void;
  /** Of the map if it is there, else as a link gave it. */
  readonly hrefOf: (location: PayloadId) => string | undefined;
  /** Has the server answer for a location. */
  readonly open: (location: PayloadId) => void;
  /** A journey begins: what is opened from now on belongs to the visitor, not to the location left behind. */
  readonly depart: () => void;
  /** Requests the page of the location where the visitor has arrived; what they have opened on the way stays open. */
  readonly push: (location: PayloadId, mode: 'push' | 'replace') => Promise<void>;
  /** Whether the page of a location was requested on arrival: it follows the visitor, not the other way around. */
  readonly isPushed: (location: PayloadId) => boolean;
  readonly forgetPushed: () => void;
}

export function createPageAddresses(
  source: Pick<WalkSource, 'hrefOf' | 'complete'>,
  {
    openAddress,
    address,
    untilOpened,
    renameEntry,
  }: Pick<ShowroomHost, 'openAddress' | 'address' | 'untilOpened' | 'renameEntry'>,
): PageAddresses {
  let pushedPage: PayloadId | undefined;
  let left: string | undefined;
  const given = new Map<PayloadId, string>();
  const hrefOf = (location: PayloadId) => source.hrefOf(location) ?? given.get(location);
  return {
    givenHref: (target) => given.get(target),
    keepGiven(target, href) {
      given.set(target, href);
    },
    hrefOf,
    open(location) {
      const href = hrefOf(location);
      if (href !== undefined) openAddress(href, 'push');
    },
    depart() {
      left = address();
    },
    async push(location, mode) {
      if (source.hrefOf(location) === undefined) await source.complete();
      const href = hrefOf(location);
      if (href === undefined) return;
      pushedPage = location;
      const opening = untilOpened();
      if (opening !== undefined) {
        // Going to the location would call off what was tapped a moment before.
        await opening;
        // Another location has become the destination.
        if (pushedPage !== location) return;
      }
      const now = address();
      const [, opened] = now === left ? [] : now.split('?', 2);
      if (!opened) {
        openAddress(href, mode);
        return;
      }
      // Closing it steps back to the location reached, not to the one left behind.
      renameEntry(href);
      openAddress(`${href}?${opened}`, 'push');
    },
    isPushed: (location) => pushedPage === location,
    forgetPushed() {
      pushedPage = undefined;
    },
  };
}
