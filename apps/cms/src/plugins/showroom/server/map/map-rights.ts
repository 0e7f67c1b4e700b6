import type { Permissions } from '../../../../accounts/permissions.ts';
import type { MapRights, MoveRights } from '../../contracts/map.ts';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { LOCATION, PORTAL, TRANSITION, WORLD } from '../../../../content-model/content-uids.ts';
import { EDITABLE } from './editable-fields.ts';

/** The attributes that a new location is written with, besides its place. */
export const NEW_LOCATION_FIELDS = ['title', 'slug', 'world'] as const;

/** What an account may do on a map at all; each entry is judged by itself when it is written. */
export function rightsOf({ can, newRow }: Permissions): MapRights {
  const moveRights = (uid: string): MoveRights => ({
    create: can('create', uid, undefined, ['from', 'to']),
    update: can('update', uid),
    delete: can('delete', uid),
  });
  return {
    place: can('update', LOCATION, undefined, EDITABLE.location.place.rights),
    station: can('update', LOCATION, undefined, EDITABLE.location.station.rights),
    start: can('update', WORLD, undefined, EDITABLE.world.start.rights),
    createLocation: can('create', LOCATION, newRow(DEFAULT_LOCALE), NEW_LOCATION_FIELDS),
    transition: moveRights(TRANSITION),
    portal: moveRights(PORTAL),
  };
}
