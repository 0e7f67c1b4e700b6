import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ContentBundle } from '@vitrine/content/bundle';
import { signPreview } from '@vitrine/content/node';
import { formatHomePath } from '@vitrine/core/links/path';
import { showroomOriginBeside } from '../../../../environment/showroom-origin.ts';
import { MAX_SESSION_DURATION, READ_PREVIEW } from '../../contracts/preview.ts';
import type { OpenedRehearsalAnswer } from '../../contracts/rehearsals.ts';
import { READ_RELEASES } from '../../contracts/releases.ts';
import { panelOriginOf } from '../preview/admin-origin.ts';
import { answerContent } from '../preview/answer-content.ts';
import { previewKeys } from '../preview/keys.ts';
import { mayStill } from '../preview/may-still.ts';
import { OPENING_LASTS } from '../preview/opening-lasts.ts';
import { readMoment } from '../read-moment.ts';
import type { OpenedRehearsals } from './opened-rehearsals.ts';
import type { Rehearsals } from './rehearsals.ts';

/** What an account needs to see a rehearsal, also while it is open. */
export const SEES_REHEARSALS = [READ_PREVIEW, READ_RELEASES] as const;

export function rehearsalsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const rehearsals = (): Rehearsals => strapi.plugin('showroom').service('rehearsals');
  const opened = (): OpenedRehearsals => strapi.plugin('showroom').service('openedRehearsals');
  return {
    /** For editors; the route checks the permissions. */
    async open(ctx) {
      const { at, zone } = readMoment(ctx.request.body);
      const { locale = '' } = ctx.request.body as { readonly locale?: unknown };
      const frame = panelOriginOf(strapi, ctx);
      const { content, live, stopped } = await rehearsals().at(at);
      const login: unknown = ctx['state'].session?.id;
      const sessionEndsAt = Date.now() + MAX_SESSION_DURATION;
      const { id: rehearsal } = await opened().add({
        editor: Number(ctx['state'].user.id),
        ...(typeof login === 'string' ? { login } : {}),
        at,
        endsAt: sessionEndsAt,
      });
      const token = signPreview(previewKeys(), {
        kind: 'opening',
        nonce: randomBytes(12).toString('base64url'),
        endsAt: Date.now() + OPENING_LASTS,
        sessionEndsAt,
        frame,
        address: startIn(content, String(locale)),
        rehearsal: { id: rehearsal, moment: { at, zone } },
      });
      ctx.body = {
        data: {
          href: `${showroomOriginBeside(frame)}/-/preview/open?token=${token}`,
          releases: live.length,
          stopped: stopped.map(({ id, name }) => ({ id, name })),
        },
      } satisfies OpenedRehearsalAnswer;
    },

    /**
     * `GET /api/showroom/rehearsals/content?id=<id>`, for the web server. It is over when the account may no longer see
     * it, or has logged out.
     */
    find: (ctx) =>
      answerContent(ctx, async () => {
        const rehearsal = await opened().find(String(ctx.query['id'] ?? ''));
        if (rehearsal === undefined) return 'over';
        const { editor, login, at } = rehearsal;
        const may = await Promise.all(SEES_REHEARSALS.map((action) => mayStill(strapi, editor, action)));
        const isLoggedIn =
          login === undefined || (await strapi.sessionManager('admin').isSessionActive(login));
        return may.every(Boolean) && isLoggedIn ? (await rehearsals().lately(at)).content : 'over';
      }),
  };
}

/** The showroom's start page, in a language that it has. */
function startIn(content: ContentBundle | undefined, locale: string): string {
  if (content === undefined) return '/';
  const { defaultLocale, locales } = content;
  const known = locales.find(({ code }) => code === locale)?.code ?? defaultLocale;
  return formatHomePath({ locale: known, defaultLocale });
}
