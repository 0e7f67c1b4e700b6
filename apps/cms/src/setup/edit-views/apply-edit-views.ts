import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { actionViews } from './action-views.ts';
import { articleViews } from './article-views.ts';
import { contactViews } from './contact-views.ts';
import { configurationLeaves, isAsSet, leafAt, withLeaf } from './configuration-leaves.ts';
import type { Leaves } from './configuration-leaves.ts';
import type { EditViews } from './edit-view.ts';
import { locationViews } from './location-views.ts';
import { settingsViews } from './settings-views.ts';
import { storyViews } from './story-views.ts';
import { worldViews } from './world-views.ts';

/** Every content type and component of the product. */
export const EDIT_VIEWS: EditViews = {
  ...settingsViews,
  ...contactViews,
  ...worldViews,
  ...locationViews,
  ...actionViews,
  ...articleViews,
  ...storyViews,
};

/**
 * Gives every edit view and list its labels, explanations, order and columns. What this has set before and
 * an editor has changed since stays as the editor wants it; the rest follows the product's updates.
 */
export async function applyEditViews(strapi: Core.Strapi): Promise<void> {
  const memory = strapi.store({ type: 'plugin', name: 'vitrine', key: 'edit_views' });
  const appliedBefore = ((await memory.get({})) ?? {}) as Readonly<Record<string, Leaves>>;
  const wanted = Object.fromEntries(
    Object.entries(EDIT_VIEWS).map(([uid, view]) => [uid, configurationLeaves(view)]),
  );
  if (isDeepStrictEqual(wanted, appliedBefore)) return;
  for (const [uid, leaves] of Object.entries(wanted)) {
    await applyLeaves({ strapi, uid, leaves, before: appliedBefore[uid] ?? {} });
  }
  await memory.set({ value: wanted });
}

async function applyLeaves(given: {
  readonly strapi: Core.Strapi;
  readonly uid: string;
  readonly leaves: Leaves;
  readonly before: Leaves;
}): Promise<void> {
  const { strapi, uid, leaves, before } = given;
  const plugin = strapi.plugin('content-manager');
  const isComponent = !uid.includes('::');
  const service = plugin.service(isComponent ? 'components' : 'content-types');
  const model = isComponent ? service.findComponent(uid) : service.findContentType(uid);
  const { settings, metadatas, layouts } = await service.findConfiguration(model);
  let configuration: Record<string, unknown> = { settings, metadatas, layouts };
  for (const [path, value] of Object.entries(leaves)) {
    const isUntouched = !Object.hasOwn(before, path) || isAsSet(leafAt(configuration, path), before[path]);
    if (isUntouched) configuration = withLeaf(configuration, path, value);
  }
  await service.updateConfiguration(model, configuration);
}
