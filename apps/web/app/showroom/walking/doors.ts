import { readDoorName } from '@vitrine/core/world/door';
import type { NavigationEvent } from '@vitrine/core/navigation/navigation-event';
import type { Lock } from '@vitrine/core/navigation/navigation-state';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { ShowroomHost } from './showroom-host.ts';
import type { ShowroomStore } from './store.ts';
import type { WalkSource } from './walk-source.ts';

/** A visitor's actions at a door. */
export interface AtDoors {
  /** The code was right: once the page is reloaded with the new rights, the journey goes on to an address. */
  doorOpened(href: string): void;
  /** The code entry was closed. */
  leaveDoor(): void;
}

/** The doors of the showroom: what the navigation machine calls a locked target. */
export interface Doors extends AtDoors {
  /** The lock of a door; undefined for anything else. */
  readonly lockOf: (name: PayloadId) => Lock | undefined;
  /** Opens the code entry over the current page. */
  readonly openKeyboard: (door: PayloadId) => void;
  readonly openLogin: (door: PayloadId) => void;
  readonly closeKeyboard: () => void;
  /** The page was rendered with other content or other rights than before. */
  readonly rightsChanged: () => void;
}

const CODE_PARAMETER = /[?&](code=\d+)/;

/**
 * Locked locations are not in the walk graph; the kind of lock is derived from the link's address.
 */
export function createDoors(parts: {
  readonly host: Pick<ShowroomHost, 'address' | 'openAddress'>;
  readonly store: ShowroomStore;
  readonly source: WalkSource;
  /** The address that a link gave for its target. */
  readonly givenHref: (name: PayloadId) => string | undefined;
  readonly dispatch: (event: NavigationEvent) => void;
}): Doors {
  const { host, store, source, givenHref, dispatch } = parts;
  /** Where to continue once the page has the rights for it. */
  let opened: string | undefined;

  const isBlocked = () => store.getState().navigation?.status === 'blocked';
  const goThrough = async (href: string) => {
    await source.complete();
    const target = [...source.map().locations.values()].find((one) => one.href === href)?.payloadId;
    if (target === undefined) host.openAddress(href, 'push');
    else if (isBlocked()) dispatch({ type: 'blockLifted', target });
    else dispatch({ type: 'targetSet', target, address: 'push' });
  };
  return {
    lockOf(name) {
      const href = readDoorName(name) === undefined ? undefined : givenHref(name);
      if (href === undefined) return undefined;
      return CODE_PARAMETER.test(href) ? 'password' : 'login';
    },
    openKeyboard(door) {
      const href = givenHref(door);
      const { navigation } = store.getState();
      if (href === undefined || navigation === undefined) return;
      // The door may have been tapped on an earlier page, during the transition to this one.
      const here = source.hrefOf(navigation.location);
      const isHere = here === undefined || href.startsWith(`${here}?`);
      host.openAddress(isHere ? href : `${here}?${CODE_PARAMETER.exec(href)?.[1] ?? ''}`, 'push');
    },
    openLogin(door) {
      const href = givenHref(door);
      if (href !== undefined) host.openAddress(href, 'push');
    },
    closeKeyboard() {
      const address = host.address();
      if (!CODE_PARAMETER.test(address)) return;
      host.openAddress(address.replace(CODE_PARAMETER, '').replace(/^([^?]*)&/, '$1?'), 'replace');
    },
    rightsChanged() {
      if (opened === undefined) return;
      const href = opened;
      opened = undefined;
      void goThrough(href);
    },
    doorOpened(href) {
      opened = href;
    },
    leaveDoor() {
      if (opened === undefined) dispatch({ type: 'blockDismissed' });
    },
  };
}
