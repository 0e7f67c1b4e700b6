import type { Core } from '@strapi/strapi';

/** The general settings exist from the start, with the defaults of specification section 9. */
export async function ensureSettings(strapi: Core.Strapi): Promise<void> {
  const settings = strapi.documents('api::app-setting.app-setting');
  if ((await settings.findFirst({})) !== null) return;
  await settings.create({
    data: { pathfinding: {}, screensaver: {}, content_slider: {}, hotspots: {}, presentations: {} },
  });
}
