import { LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { linkTo } from './editor.ts';
import type { Editor, Entry } from './editor.ts';

/** The content of a location of a world. */
export function locationOf(title: string, world: Entry) {
  return { title, slug: title.toLowerCase(), world: linkTo(world) };
}

/** Makes a world with two locations and no transition. */
export async function makeHall(
  editor: Editor,
): Promise<{ readonly hall: Entry; readonly door: Entry; readonly den: Entry }> {
  const hall = await editor.create(WORLD, { name: 'Hall', slug: 'hall' });
  const door = await editor.create(LOCATION, locationOf('Door', hall));
  const den = await editor.create(LOCATION, locationOf('Den', hall));
  return { hall, door, den };
}
