import type { Core } from '@strapi/strapi';

/**
 * The access codes of the protected worlds, for the web server's token alone. Specification section 5: a
 * world asks for a code only when it is protected and its code is more than blanks.
 */
export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const worlds = await strapi.db.query('api::world.world').findMany({
      select: ['slug', 'password'],
      where: { protect_with_password: true, publishedAt: { $notNull: true } },
      orderBy: { slug: 'asc' },
    });
    const codes = new Map<string, string>();
    for (const { slug, password } of worlds as { slug: string; password: string | null }[]) {
      const code = password?.trim() ?? '';
      if (code !== '') codes.set(slug, code);
    }
    ctx.body = [...codes].map(([slug, password]) => ({ slug, password }));
  },
});
