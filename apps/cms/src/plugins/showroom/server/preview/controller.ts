import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { signPreview } from '@vitrine/content/node';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { MAX_SESSION_DURATION, UNSEEN_ENTRY } from '../../contracts/preview.ts';
import type {
  AddressAnswer,
  EditAnswer,
  EntryAnswer,
  LinksAnswer,
  OpeningAnswer,
  SharedLink,
} from '../../contracts/preview.ts';
import { publicOriginBeside, showroomOriginBeside } from '../../../../environment/showroom-origin.ts';
import { ownSlugs, refuseLimited, refuseOtherSlugs } from '../world-limits/limits.ts';
import { panelOriginOf } from './admin-origin.ts';
import type { PreviewSession } from './editing.ts';
import { previewKeys } from './keys.ts';
import { linkHref } from './link-href.ts';
import { mayHandle } from './links.ts';
import type { KeptLink } from './links.ts';
import type { DraftAssembler } from './draft-assembler.ts';
import { OPENING_LASTS } from './opening-lasts.ts';
import { readEntryKey, readForm, readLinkRequest, readSessionId } from './read-requests.ts';

type Context = Parameters<NonNullable<Core.Controller[string]>>[0];

/** The endpoints for editors. Their routes check the permissions. */
export function previewController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const drafts = (): DraftAssembler => strapi.plugin('showroom').service('drafts');
  const answerLinks = async (ctx: Context): Promise<void> => {
    const own = await ownSlugs(strapi);
    const isOwn = (slug: string): boolean => own?.has(slug) ?? true;
    const links = (await drafts().links.list()).filter((link) => mayHandle(link, own));
    ctx.body = {
      data: {
        links: links.map((link) => sharedLink(link, ctx['origin'])),
        worlds: (await drafts().worlds()).filter(({ slug }) => isOwn(slug)),
        mayShareEverything: own === undefined,
      },
    } satisfies LinksAnswer;
  };

  return {
    async edit(ctx) {
      const address = await drafts().edit(sessionOf(ctx, ctx.request.body), readForm(ctx.request.body));
      ctx.body = { data: { address } } satisfies EditAnswer;
    },

    async leave(ctx) {
      drafts().leave(sessionOf(ctx, ctx.query), readEntryKey(ctx.query));
      ctx.status = 204;
    },

    async open(ctx) {
      const session = sessionOf(ctx, ctx.request.body);
      const { values: _, ...entry } = readForm(ctx.request.body);
      const admin = panelOriginOf(strapi, ctx);
      const address = await drafts().look(session, entry);
      const token = signPreview(previewKeys(), {
        kind: 'opening',
        nonce: randomBytes(12).toString('base64url'),
        editor: session.editor,
        session: session.id,
        endsAt: Date.now() + OPENING_LASTS,
        sessionEndsAt: Date.now() + MAX_SESSION_DURATION,
        frame: admin,
        address,
      });
      const href = `${showroomOriginBeside(admin)}/-/preview/open?token=${token}`;
      ctx.body = { data: { href, address } } satisfies OpeningAnswer;
    },

    async address(ctx) {
      const address = await drafts().addressOf(readEntryKey(ctx.query));
      const href = `${publicOriginBeside(panelOriginOf(strapi, ctx))}${address}`;
      ctx.body = { data: { href } } satisfies AddressAnswer;
    },

    async entry(ctx) {
      const address = String(ctx.query['address'] ?? '');
      if (!address.startsWith('/')) throw new errors.ValidationError('“address” is not an address.');
      const entry = await drafts().entryAt(sessionOf(ctx, ctx.query), address);
      if (entry === undefined) return ctx.notFound();
      ctx.body = { data: entry } satisfies EntryAnswer;
    },

    links: answerLinks,

    async makeLink(ctx) {
      const { world, hours, extent, entry, moment } = readLinkRequest(ctx.request.body);
      await refuseOtherSlugs(strapi, [world]);
      if (extent === 'everything') await refuseLimited(strapi);
      if (moment !== undefined && !(await drafts().maySeeMoments(Number(accountNumber(ctx))))) {
        throw new errors.ForbiddenError();
      }
      const worlds = await drafts().worlds();
      if (!worlds.some(({ slug }) => slug === world)) {
        throw new errors.ValidationError(`There is no world “${world}”.`);
      }
      const linked =
        entry !== undefined
          ? await drafts().linkedEntry(world, entry)
          : moment === undefined || (await drafts().isSeenThen(world, moment))
            ? { world }
            : undefined;
      if (linked === undefined) {
        throw new errors.ValidationError('Visitors do not see this there.', { kind: UNSEEN_ENTRY });
      }
      // A location is shown in its own world, whichever one was asked for.
      await refuseOtherSlugs(strapi, [linked.world]);
      await drafts().links.make({
        ...linked,
        ...(moment === undefined ? {} : { moment }),
        extent,
        hours,
        madeBy: administratorName(ctx['state'].user) || `#${accountNumber(ctx)}`,
        maker: Number(accountNumber(ctx)),
      });
      await answerLinks(ctx);
    },

    async revokeLink(ctx) {
      const id = String(ctx['params'].id);
      const own = await ownSlugs(strapi);
      const link = (await drafts().links.list()).find((one) => one.id === id);
      if (link !== undefined && !mayHandle(link, own)) await refuseLimited(strapi);
      if (!(await drafts().revoke(id))) return ctx.notFound();
      return answerLinks(ctx);
    },
  };
}

function accountNumber(ctx: Context): string {
  return String(ctx['state'].user.id);
}

function sessionOf(ctx: Context, given: unknown): PreviewSession {
  const login: unknown = ctx['state'].session?.id;
  return {
    editor: accountNumber(ctx),
    id: readSessionId(given),
    ...(typeof login === 'string' ? { login } : {}),
  };
}

/** @param asked the origin of the request: on a developer's machine the showroom has the same host name. */
function sharedLink(link: KeptLink, asked: string): SharedLink {
  const { id, world, extent = 'everything', entry, moment, madeBy, madeAt, endsAt } = link;
  return {
    id,
    world,
    extent,
    ...(entry === undefined ? {} : { title: entry.title }),
    ...(moment === undefined ? {} : { moment: { ...moment, at: new Date(moment.at).toISOString() } }),
    madeBy,
    madeAt: new Date(madeAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    href: linkHref(link, asked),
  };
}
