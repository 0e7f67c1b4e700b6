import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ContentBundle } from '@vitrine/content/bundle';
import { signPreview } from '@vitrine/content/node';
import { formatHomePath } from '@vitrine/core/links/path';
import { isTimeZone, momentOf } from '@vitrine/core/time/zoned-time';
import { showroomOriginBeside } from '../../../../environment/showroom-origin.ts';
import { refusal } from '../../../../rules/refusal.ts';
import { MAX_SESSION_DURATION, READ_PREVIEW } from '../../contracts/preview.ts';
import type { OpenedRehearsalAnswer } from '../../contracts/rehearsals.ts';
import { READ_RELEASES } from '../../contracts/releases.ts';
import { panelOriginOf } from '../preview/admin-origin.ts';
import { answerContent } from '../preview/answer-content.ts';
import { previewKeys } from '../preview/keys.ts';
import { mayStill } from '../preview/may-still.ts';
import { OPENING_LASTS } from '../preview/opening-lasts.ts';
import type { Rehearsals } from './rehearsals.ts';

/** What an account needs to see a rehearsal, also while it is open. */
export const SEES_REHEARSALS = [READ_PREVIEW, READ_RELEASES] as const;

export function rehearsalsController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const rehearsals = (): Rehearsals => strapi.plugin('showroom').service('rehearsals');
  return {
    /** For editors; the route checks the permissions. */
    async open(ctx) {
      const { at, zone, locale } = readRequest(ctx.request.body);
      const frame = panelOriginOf(strapi, ctx);
      const { content, live, stopped } = await rehearsals().at(at);
      const login: unknown = ctx['state'].session?.id;
      const token = signPreview(previewKeys(), {
        kind: 'opening',
        nonce: randomBytes(12).toString('base64url'),
        editor: String(ctx['state'].user.id),
        endsAt: Date.now() + OPENING_LASTS,
        sessionEndsAt: Date.now() + MAX_SESSION_DURATION,
        frame,
        address: startIn(content, locale),
        moment: { at, zone },
        ...(typeof login === 'string' ? { login } : {}),
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
     * `GET /api/showroom/rehearsals/content?at=<milliseconds>&editor=<id>&login=<id>`, for the web server. It is over
     * when the account may no longer see it, or has logged out.
     */
    find: (ctx) =>
      answerContent(ctx, async () => {
        const { at, editor, login } = ctx.query;
        const may = await Promise.all(
          SEES_REHEARSALS.map((action) => mayStill(strapi, Number(editor) || 0, action)),
        );
        const isLoggedIn =
          typeof login !== 'string' || (await strapi.sessionManager('admin').isSessionActive(login));
        if (!may.every(Boolean) || !isLoggedIn || !Number.isInteger(Number(at))) return 'over';
        return (await rehearsals().lately(Number(at))).content;
      }),
  };
}

/** @throws ValidationError (400) for what is no time. */
function readRequest(body: unknown): { readonly at: number; readonly zone: string; readonly locale: string } {
  const { wall, zone, locale = '' } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof zone !== 'string' || !isTimeZone(zone)) throw refusal('zone', 'There is no such time zone.');
  const moment = momentOf(String(wall), zone);
  if (moment === undefined) throw refusal('wall', 'A rehearsal needs a date and a time.');
  return { at: moment.at, zone, locale: String(locale) };
}

/** The showroom's start page, in a language that it has. */
function startIn(content: ContentBundle | undefined, locale: string): string {
  if (content === undefined) return '/';
  const { defaultLocale, locales } = content;
  const known = locales.find(({ code }) => code === locale)?.code ?? defaultLocale;
  return formatHomePath({ locale: known, defaultLocale });
}
