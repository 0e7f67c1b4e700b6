import type { Permissions } from '../../../../accounts/permissions.ts';
import type { MapRights, TransitionRights } from '../../contracts/map.ts';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { LOCATION, PORTAL, TRANSITION, WORLD } from '../../../../content-model/content-uids.ts';
import { EDITABLE } from './editable-fields.ts';

/** The attributes of a new location, besides its position. */
export const NEW_LOCATION_FIELDS = ['title', 'slug', 'world'] as const;

/** What an account may do on a map in general; each entry is checked again when it is written. */
export function rightsOf({ can, newRow }: Permissions): MapRights {
  const transitionRights = (uid: string): TransitionRights => ({
    create: can('create', uid, undefined, ['from', 'to']),
    update: can('update', uid),
    delete: can('delete', uid),
  });
  return {
    position: can('update', LOCATION, undefined, EDITABLE.location.position.rights),
    station: can('update', LOCATION, undefined, EDITABLE.location.station.rights),
    start: can('update', WORLD, undefined, EDITABLE.world.start.rights),
    createLocation: can('create', LOCATION, newRow(DEFAULT_LOCALE), NEW_LOCATION_FIELDS),
    transition: transitionRights(TRANSITION),
    portal: transitionRights(PORTAL),
  };
}
