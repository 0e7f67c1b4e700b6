import { randomBytes } from 'node:crypto';
import { MAP_PATH } from '../src/plugins/showroom/contracts/map.ts';
import type {
  ChangeOutcome,
  ChangesAnswer,
  MapAnswer,
  MapChange,
  MapLocation,
  NewLocation,
  NewLocationAnswer,
  WorldMap,
} from '../src/plugins/showroom/contracts/map.ts';
import type { Editor, Entry } from './editor.ts';

type Named = Pick<Entry, 'documentId'>;

/** The map of a world, as an account sees it. */
export async function mapOf(world: Named, as: Editor): Promise<WorldMap> {
  return ((await as.request('GET', `${MAP_PATH}/${world.documentId}`)) as MapAnswer).data;
}

/** A location as the map of its world shows it; undefined when it is not on the map. */
export async function onMap(world: Named, location: Named, as: Editor): Promise<MapLocation | undefined> {
  const { locations } = await mapOf(world, as);
  return locations.find(({ documentId }) => documentId === location.documentId);
}

/** Changes the map of a world. */
export async function change(
  world: Named,
  changes: readonly MapChange[],
  as: Editor,
): Promise<readonly ChangeOutcome[]> {
  const path = `${MAP_PATH}/${world.documentId}/changes`;
  return ((await as.request('POST', path, { changes })) as ChangesAnswer).data;
}

/** Makes a single change of the map of a world. */
export async function changeOnce(
  world: Named,
  given: MapChange,
  as: Editor,
): Promise<ChangeOutcome | undefined> {
  return (await change(world, [given], as))[0];
}

/** Adds a location to a world. */
export async function addLocation(
  world: Named,
  wanted: Omit<NewLocation, 'documentId' | 'pictures'> & Partial<NewLocation>,
  as: Editor,
): Promise<MapLocation> {
  const path = `${MAP_PATH}/${world.documentId}/locations`;
  const documentId = `a${randomBytes(12).toString('hex').slice(1)}`;
  const location: NewLocation = { documentId, pictures: [], ...wanted };
  return ((await as.request('POST', path, location)) as NewLocationAnswer).data;
}
