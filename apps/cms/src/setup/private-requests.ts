import type { Core } from '@strapi/strapi';

/** Strapi gives these roles every right to every content type when it makes them. */
const STRAPIS_ROLES = ['strapi-editor', 'strapi-author'];

/** Contact requests contain personal data: only administrators see them, unless one grants the permission. */
export async function hideContactRequests(strapi: Core.Strapi): Promise<void> {
  const rights: readonly { readonly id: number }[] = await strapi.db.query('admin::permission').findMany({
    where: {
      subject: 'api::contact-request.contact-request',
      role: { code: { $in: STRAPIS_ROLES } },
    },
    select: ['id'],
  });
  await strapi.service('admin::permission').deleteByIds(rights.map(({ id }) => id));
}
