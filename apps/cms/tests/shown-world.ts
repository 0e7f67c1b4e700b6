import type { Snapshot } from '@vitrine/core/world/snapshot';

/** Everything of a world that visitors meet, as another world would say it: without numbers of its own. */
export function shownOf({ worlds, locations, transitions, menus }: Snapshot, slug: string): unknown {
  const own = {
    world: worlds.find((world) => world.slug === slug),
    locations: locations.filter(({ world }) => world === slug),
    menus: menus.filter(({ key }) => key.endsWith(slug)),
    transitions: transitions.filter(({ from }) => from.startsWith(`${slug}-`)),
  };
  const text = JSON.stringify(own, (name, value: unknown) =>
    name === 'id' || name === 'dashboard' ? undefined : value,
  );
  return JSON.parse(text.replaceAll(new RegExp(`\\b${slug}\\b`, 'g'), 'WORLD'));
}
