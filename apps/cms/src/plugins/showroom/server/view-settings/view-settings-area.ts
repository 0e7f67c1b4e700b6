import type { Core } from '@strapi/strapi';
import { panelLanguage } from '../../../../accounts/panel-language.ts';
import type { Area } from '../area.ts';
import { asStored, inLanguage, isObject } from './texts-of-views.ts';
import type { Metadatas } from './texts-of-views.ts';

/** How an entry's form and list are laid out, and what they say. */
interface Configuration {
  readonly uid: string;
  readonly metadatas: Metadatas;
}

interface Route {
  readonly handler: unknown;
  config?: { middlewares?: readonly unknown[] };
}

/** Strapi's service for one of both kinds of models. */
interface Models {
  readonly find: (uid: string) => object | undefined;
  readonly configurationOf: (model: object) => Promise<Configuration>;
}

const READ: ReadonlySet<unknown> = new Set([
  'content-types.findContentTypeConfiguration',
  'components.findComponentConfiguration',
]);
const WRITE: ReadonlySet<unknown> = new Set([
  'content-types.updateContentTypeConfiguration',
  'components.updateComponentConfiguration',
]);

/**
 * The pages “Configure the view” name fields in the language of the panel. They save what they show, and the panel has
 * no hook for them: so the server says what is stored in that language, and takes it back as it was.
 */
export const viewSettingsArea: Area = {
  register({ strapi }) {
    for (const route of routesOf(strapi)) {
      const isWrite = WRITE.has(route.handler);
      if (!isWrite && !READ.has(route.handler)) continue;
      const own = isWrite
        ? [storeUntranslated(strapi), answerTranslated(strapi)]
        : [answerTranslated(strapi)];
      route.config = { ...route.config, middlewares: [...own, ...(route.config?.middlewares ?? [])] };
    }
  },
};

/** Before the content manager examines what was sent. */
function storeUntranslated(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (ctx, next) => {
    const { uid = '' } = ctx.params as { readonly uid?: string };
    const { body } = ctx.request as { readonly body?: { metadatas?: Metadatas } };
    const models = modelsOf(strapi, uid);
    const model = models.find(uid);
    if (model !== undefined && isMetadatas(body?.metadatas)) {
      const { metadatas } = await models.configurationOf(model);
      body.metadatas = asStored(body.metadatas, metadatas, uid);
    }
    return next();
  };
}

/** Answers a configuration, or several by their names. */
function answerTranslated(strapi: Core.Strapi): Core.MiddlewareHandler {
  return async (ctx, next) => {
    await next();
    const language = panelLanguage(strapi);
    const { data } = (ctx.body ?? {}) as { readonly data?: unknown };
    if (language && isObject(data)) ctx.body = { data: translated(data, language) };
  };
}

function translated(value: object, language: string): object {
  if (isConfiguration(value)) {
    return { ...value, metadatas: inLanguage(value.metadatas, language, value.uid) };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      isObject(part) ? translated(part, language) : part,
    ]),
  );
}

function isConfiguration(value: object): value is Configuration {
  return 'uid' in value && 'metadatas' in value && isMetadatas(value.metadatas);
}

function isMetadatas(value: unknown): value is Metadatas {
  return isObject(value) && Object.values(value).every((texts) => isObject(texts));
}

function modelsOf(strapi: Core.Strapi, uid: string): Models {
  const plugin = strapi.plugin('content-manager');
  if (uid.includes('::')) {
    const types = plugin.service('content-types');
    return {
      find: (name) => types.findContentType(name),
      configurationOf: (model) => types.findConfiguration(model),
    };
  }
  const components = plugin.service('components');
  return {
    find: (name) => components.findComponent(name),
    configurationOf: (model) => components.findConfiguration(model),
  };
}

function routesOf(strapi: Core.Strapi): Route[] {
  const { admin } = strapi.plugin('content-manager').routes as Readonly<
    Record<string, { readonly routes: Route[] }>
  >;
  if (admin === undefined) throw new Error('The content manager has no routes where they were.');
  return admin.routes;
}
