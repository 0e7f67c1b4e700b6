import type { Core } from '@strapi/strapi';

/** An entry in the lists of the start page, as the content manager answers it. */
interface ListedEntry {
  readonly kind?: string;
  readonly contentTypeDisplayName?: string;
  title?: unknown;
}

/** Names the settings on the panel's start page: without a title of their own they would be listed by their id. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (!ctx.path.endsWith('/homepage/recent-documents')) return;
  const { data } = (ctx.body ?? {}) as { readonly data?: unknown };
  if (!Array.isArray(data)) return;
  for (const entry of data as readonly ListedEntry[]) {
    if (entry.kind === 'singleType') entry.title = entry.contentTypeDisplayName;
  }
};
