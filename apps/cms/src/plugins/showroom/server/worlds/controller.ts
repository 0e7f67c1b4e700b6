import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { refusal } from '../../../../rules/refusal.ts';
import { WORLD_ACTIONS } from '../../contracts/worlds.ts';
import type {
  DeleteInput,
  DuplicateInput,
  WorldPlanAnswer,
  WorldResultAnswer,
  WorldsAnswer,
} from '../../contracts/worlds.ts';
import type { Worlds } from './worlds.ts';

export function worldsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const worlds = (): Worlds => strapi.plugin('showroom').service('worlds');
  return {
    async find(ctx) {
      ctx.body = { data: await worlds().list() } satisfies WorldsAnswer;
    },
    async plan(ctx) {
      const action = WORLD_ACTIONS.find((known) => known === ctx.query['action']);
      if (action === undefined) throw new errors.ValidationError('There is no such action.');
      const withArticles = ctx.query['withArticles'] === 'true';
      ctx.body = {
        data: await worlds().plan(idOf(ctx.params), action, withArticles),
      } satisfies WorldPlanAnswer;
    },
    async duplicate(ctx) {
      const data = await worlds().duplicate(idOf(ctx.params), readInput(ctx.request.body), ctx.state['user']);
      ctx.body = { data } satisfies WorldResultAnswer;
    },
    async publish(ctx) {
      ctx.body = { data: await worlds().publish(idOf(ctx.params)) } satisfies WorldResultAnswer;
    },
    async unpublish(ctx) {
      ctx.body = { data: await worlds().unpublish(idOf(ctx.params)) } satisfies WorldResultAnswer;
    },
    async remove(ctx) {
      const { name }: { readonly [Name in keyof DeleteInput]?: unknown } = ctx.request.body ?? {};
      const data = await worlds().remove(idOf(ctx.params), typeof name === 'string' ? name : '');
      ctx.body = { data } satisfies WorldResultAnswer;
    },
  };
}

function idOf(params: Readonly<Record<string, unknown>>): string {
  return String(params['documentId']);
}

/** Lower-case letters, digits and dashes. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function readInput(body: unknown): DuplicateInput {
  const { name, slug, withArticles } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || name.trim() === '') throw refusal('name', 'A world needs a name.');
  if (typeof slug !== 'string' || !SLUG.test(slug)) {
    throw refusal('slug', 'The slug takes small letters, digits and dashes.');
  }
  return { name: name.trim(), slug, withArticles: withArticles === true };
}
