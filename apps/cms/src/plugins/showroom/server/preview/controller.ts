import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { signPreview } from '@vitrine/content/node';
import type { EditAnswer, LinksAnswer, OpeningAnswer, SharedLink } from '../../contracts/preview.ts';
import { showroomOriginBeside } from '../../../../environment/showroom-origin.ts';
import { previewKeys } from './keys.ts';
import type { KeptLink } from './links.ts';
import type { Previews } from './previews.ts';
import { readEntryKey, readForm, readLinkWish } from './read-requests.ts';

/** Milliseconds within which an opening is to be used. */
const OPENING_LASTS = 60_000;

type Context = Parameters<NonNullable<Core.Controller[string]>>[0];

/** What editors ask for. Routes check their rights. */
export const previewController = ({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller => {
  const previews = (): Previews => strapi.plugin('showroom').service('previews');
  const answerLinks = async (ctx: Context): Promise<void> => {
    const admin = adminOrigin(strapi, ctx);
    ctx.body = {
      data: {
        links: (await previews().links.list()).map((link) => sharedLink(link, admin)),
        worlds: await previews().worlds(),
      },
    } satisfies LinksAnswer;
  };

  return {
    async edit(ctx) {
      const address = await previews().edit(editorOf(ctx), readForm(ctx.request.body));
      ctx.body = { data: { address } } satisfies EditAnswer;
    },

    async leave(ctx) {
      previews().leave(editorOf(ctx), readEntryKey(ctx.query));
      ctx.status = 204;
    },

    async open(ctx) {
      const editor = editorOf(ctx);
      const { values: _, ...entry } = readForm(ctx.request.body);
      const address = await previews().look(editor, entry);
      const admin = adminOrigin(strapi, ctx);
      const token = signPreview(previewKeys(), {
        kind: 'opening',
        nonce: randomBytes(12).toString('base64url'),
        editor,
        endsAt: Date.now() + OPENING_LASTS,
        frame: admin,
        address,
      });
      const href = `${showroomOriginBeside(admin)}/-/preview/open?token=${token}`;
      ctx.body = { data: { href, address } } satisfies OpeningAnswer;
    },

    links: answerLinks,

    async makeLink(ctx) {
      const { world, hours } = readLinkWish(ctx.request.body);
      const worlds = await previews().worlds();
      if (!worlds.some(({ slug }) => slug === world)) {
        throw new errors.ValidationError(`There is no world «${world}».`);
      }
      await previews().links.make({ world, hours, madeBy: nameOf(ctx) });
      await answerLinks(ctx);
    },

    async revokeLink(ctx) {
      if (!(await previews().revoke(String(ctx['params'].id)))) return ctx.notFound();
      return answerLinks(ctx);
    },
  };
};

interface Administrator {
  readonly id: number | string;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly username?: string | null;
}

const administratorOf = (ctx: Context): Administrator => ctx['state'].user as Administrator;

const editorOf = (ctx: Context): string => String(administratorOf(ctx).id);

/** As the admin panel names administrators; an email address would be nobody else's business. */
const nameOf = (ctx: Context): string => {
  const { firstname, lastname, username, id } = administratorOf(ctx);
  const name = [firstname, lastname].filter((part) => Boolean(part)).join(' ');
  return name === '' ? (username ?? `#${id}`) : name;
};

/**
 * Where the admin panel is open: what is set for the CMS, else what the browser says, which no page can change. An
 * editor who lies can only frame their own preview.
 */
const adminOrigin = (strapi: Core.Strapi, ctx: Context): string => {
  const set = String(strapi.config.get('server.url') ?? '');
  for (const candidate of [set, ctx.get('origin')]) {
    if (/^https?:\/\//.test(candidate) && URL.canParse(candidate)) return new URL(candidate).origin;
  }
  return ctx['origin'];
};

const sharedLink = ({ id, world, madeBy, madeAt, endsAt }: KeptLink, admin: string): SharedLink => {
  const token = signPreview(previewKeys(), { kind: 'link', id, endsAt, world });
  return {
    id,
    world,
    madeBy,
    madeAt: new Date(madeAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    href: `${showroomOriginBeside(admin)}/-/preview/shared?token=${token}`,
  };
};
