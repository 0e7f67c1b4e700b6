import type { Core } from '@strapi/strapi';

/** Originals are kept as they are: the web server makes the sizes it sends from them. */
export async function keepOriginalMedia(strapi: Core.Strapi): Promise<void> {
  const settings = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  await settings.set({
    value: {
      ...((await settings.get({})) as object),
      sizeOptimization: false,
      responsiveDimensions: true,
      aiMetadata: false,
    },
  });
}
