import { READ_MAP } from '../../contracts/map.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { mapController } from './controller.ts';
import { mapRemovalType } from './removals.ts';

const config = requirePermissions(READ_MAP);

/** The worlds as maps that editors can read and change. */
export const mapArea: Area = {
  controllers: { map: mapController },
  contentTypes: { 'map-removal': mapRemovalType },
  // Paths below `/showroom`, see MAP_PATH.
  routes: [
    { method: 'GET', path: '/map', handler: 'map.worlds', config },
    { method: 'GET', path: '/map/:world', handler: 'map.find', config },
    { method: 'GET', path: '/map/locations/:location/floor-plan', handler: 'map.floorPlan', config },
    { method: 'GET', path: '/map/:world/outside', handler: 'map.outside', config },
    { method: 'GET', path: '/map/:world/arrows', handler: 'map.arrows', config },
    { method: 'POST', path: '/map/:world/arrows', handler: 'map.addArrows', config },
    { method: 'POST', path: '/map/:world/changes', handler: 'map.change', config },
    { method: 'POST', path: '/map/:world/locations', handler: 'map.addLocation', config },
  ],
  actions: [{ displayName: 'See the world maps', uid: 'map.read' }],
};
