import { FILE } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { MapRights, TransitionRights } from '../../contracts/map.ts';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { LOCATION, PORTAL, TRANSITION, WORLD } from '../../../../content-model/content-uids.ts';
import { EDITABLE, PLAN_RIGHTS } from './editable-fields.ts';

/** The attributes that a new location needs. */
const NEW_LOCATION_FIELDS = ['title', 'slug', 'world'] as const;

/** The attributes that an account has to be allowed to write to create a location. */
export function newLocationRights({
  isPlaced,
  hasPictures,
}: {
  readonly isPlaced: boolean;
  readonly hasPictures: boolean;
}): readonly string[] {
  return [
    ...NEW_LOCATION_FIELDS,
    ...(isPlaced ? EDITABLE.location.position.rights : []),
    ...(hasPictures ? ['background'] : []),
  ];
}

const NO_TRANSITIONS: TransitionRights = { create: false, update: false, delete: false };

/** Of the map of a world that an account may only look at. */
export const NO_RIGHTS: MapRights = {
  upload: false,
  position: false,
  plan: false,
  station: false,
  arrows: false,
  start: false,
  createLocation: false,
  createFromFiles: false,
  transition: NO_TRANSITIONS,
  portal: NO_TRANSITIONS,
};

/** What an account may do on a map in general; each entry is checked again when it is written. */
export function rightsOf({ can, newRow }: Permissions): MapRights {
  const transitionRights = (uid: string): TransitionRights => ({
    create: can('create', uid, undefined, ['from', 'to']),
    update: can('update', uid),
    delete: can('delete', uid),
  });
  const mayCreate = (rights: readonly string[]): boolean =>
    can('create', LOCATION, newRow(DEFAULT_LOCALE), rights);
  const upload = can('create', FILE);
  return {
    upload,
    position: can('update', LOCATION, undefined, EDITABLE.location.position.rights),
    plan: can('update', LOCATION, undefined, PLAN_RIGHTS),
    station: can('update', LOCATION, undefined, EDITABLE.location.station.rights),
    arrows: can('update', LOCATION, undefined, ['hotspots']),
    start: can('update', WORLD, undefined, EDITABLE.world.start.rights),
    createLocation: mayCreate(newLocationRights({ isPlaced: false, hasPictures: false })),
    createFromFiles: upload && mayCreate(newLocationRights({ isPlaced: true, hasPictures: true })),
    transition: transitionRights(TRANSITION),
    portal: transitionRights(PORTAL),
  };
}
