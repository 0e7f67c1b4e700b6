import { readDoorName } from '@vitrine/core/world/door';
import type { NavigationEvent } from '@vitrine/core/navigation/navigation-event';
import type { Lock } from '@vitrine/core/navigation/navigation-state';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { ShowroomHost } from './showroom-host.ts';
import type { ShowroomStore } from './store.ts';
import type { WalkSource } from './walk-source.ts';

/** What a visitor does before a door. */
export interface AtDoors {
  /** The code was right: once the page has come anew, with the new rights, the journey goes on to an address. */
  doorOpened(href: string): void;
  /** The code is no longer asked for. */
  leaveDoor(): void;
}

/** The doors of the showroom: what the navigation machine calls a locked target. */
export interface Doors extends AtDoors {
  /** What keeps the visitor out of what a door's name names. */
  readonly lockOf: (name: PayloadId) => Lock | undefined;
  /** Asks for the code over the page where the visitor stands. */
  readonly openKeyboard: (door: PayloadId) => void;
  readonly openLogin: (door: PayloadId) => void;
  readonly closeKeyboard: () => void;
  /** The page was rendered with other content or other rights than before. */
  readonly rightsChanged: () => void;
}

const CODE_PARAMETER = /[?&](code=\d+)/;

/**
 * Nothing behind a door is on the visitor's map: the link of the door says all there is to know of it, which is
 * where it leads and with that what it wants.
 */
export function createDoors(parts: {
  readonly host: Pick<ShowroomHost, 'address' | 'openAddress'>;
  readonly store: ShowroomStore;
  readonly source: WalkSource;
  /** The address that a link gave for what it leads to. */
  readonly givenHref: (name: PayloadId) => string | undefined;
  readonly dispatch: (event: NavigationEvent) => void;
}): Doors {
  const { host, store, source, givenHref, dispatch } = parts;
  /** Where to go on, as soon as the page has the rights for it. */
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
      // A door may have been tapped on the way here, on a page that is left behind.
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
