import type { Core } from '@strapi/strapi';
import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { PicturePoint } from '@vitrine/core/world/background';
import { PERMISSION_FIELDS } from '../../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../../accounts/permissions.ts';
import { LOCATION } from '../../../../../content-model/content-uids.ts';
import { targetFieldOf } from '../../../contracts/placing.ts';
import { storedPlacement, targetOf } from '../../placing/stored-hotspots.ts';
import type { StoredHotspot } from '../../placing/stored-hotspots.ts';
import { readWorldMap } from '../read-map.ts';
import { rowsOf } from '../rows.ts';
import { proposeArrows } from './propose-arrows.ts';
import type { PlacedArrow } from './propose-arrows.ts';

/** What arrows read of each kind of hotspot. */
const HOTSPOTS = {
  hotspots: {
    on: Object.fromEntries(
      HOTSPOT_COMPONENTS.map((component) => {
        const { kind, field } = targetFieldOf(component);
        const target = kind === 'location' ? { [field]: { select: ['id', 'documentId'] } } : {};
        return [component, { populate: { position: true, ...target } }];
      }),
    ),
  },
};

/**
 * The arrows that the pictures of a world's drafts lack, where the account may change the hotspots.
 *
 * @returns undefined if there is no such world for this account.
 */
export async function missingArrows(
  strapi: Core.Strapi,
  account: Permissions,
  worldId: string,
): Promise<readonly PlacedArrow[] | undefined> {
  const map = await readWorldMap(strapi, account, worldId);
  if (map === undefined) return undefined;
  const { locations, transitions, world } = map;
  const home = new Map(locations.map(({ documentId, locale }) => [documentId, locale]));
  const rows = await rowsOf(strapi, LOCATION, {
    where: { documentId: { $in: [...home.keys()] }, publishedAt: null },
    populate: { ...HOTSPOTS, ...PERMISSION_FIELDS },
  });
  const hotspotsOf = new Map(
    rows
      .filter((row) => row.locale === home.get(row.documentId))
      .filter((row) => account.can('update', LOCATION, row, ['hotspots']))
      .map((row) => [row.documentId, (row['hotspots'] ?? []) as readonly StoredHotspot[]]),
  );
  const proposed = proposeArrows({
    locations: locations.map(({ documentId, position }) => ({
      documentId,
      position,
      leadsTo: new Set(targetsOf(hotspotsOf.get(documentId) ?? [])),
      hotspots: pointsOf(hotspotsOf.get(documentId) ?? []),
    })),
    transitions: transitions.filter(({ kind, active }) => kind === 'transition' && active),
    start: locations.find(({ payloadId }) => payloadId !== undefined && payloadId === world.start)
      ?.documentId,
  });
  return proposed.filter(({ from }) => hotspotsOf.has(from));
}

/** The locations that hotspots lead to. */
export function targetsOf(hotspots: readonly StoredHotspot[]): readonly string[] {
  return hotspots.flatMap((hotspot) => {
    const leadsToLocation = targetFieldOf(hotspot.__component).kind === 'location';
    return leadsToLocation ? (targetOf(hotspot)?.documentId ?? []) : [];
  });
}

function pointsOf(hotspots: readonly StoredHotspot[]): readonly PicturePoint[] {
  return hotspots.map((hotspot) => storedPlacement(hotspot).on4x3);
}
