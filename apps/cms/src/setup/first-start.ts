import type { Core } from '@strapi/strapi';

/** Runs a setup step once in the life of a database, so that later changes by an administrator are kept. */
export async function onFirstStart(
  strapi: Core.Strapi,
  step: string,
  run: () => Promise<void>,
): Promise<void> {
  const done = strapi.store({ type: 'plugin', name: 'vitrine', key: `first_start_${step}` });
  if ((await done.get({})) === true) return;
  await run();
  await done.set({ value: true });
}
