import type { Core } from '@strapi/strapi';
import { accountStateOf } from '../../../../accounts/account-state.ts';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import { mailLanguage } from '../../../../mail/mail-language.ts';
import { MailFailure } from '../../../../mail/mailer.ts';
import { mailerOf } from '../../../../mail/start-mail.ts';
import { withTitles } from './listed-releases.ts';
import { mailTextOf } from './mail-texts.ts';
import { releasesIn } from './release-store.ts';
import type { StoredRelease } from './release-store.ts';

/** Milliseconds after which a mail is tried again that the mail server did not take. */
const PAUSE = 5 * 60_000;

/** Milliseconds after which it is given up: the panel has shown it for a day. */
const TRIED_FOR = 24 * 60 * 60_000;

/** Mails those who planned a release how it ended. */
export interface PlannerMail {
  /** Sends what is to be sent. Never rejects. */
  readonly send: () => Promise<void>;
}

/** @param now milliseconds since 1970. */
export function createPlannerMail(strapi: Core.Strapi, now: () => number): PlannerMail {
  const store = releasesIn(strapi);
  /** When to try a release again, by its number. */
  const later = new Map<number, number>();

  const sendOne = async (release: StoredRelease): Promise<void> => {
    const { id, name, endedAt = now() } = release;
    if (now() < (later.get(id) ?? 0)) return;
    try {
      if (now() - endedAt < TRIED_FOR) await mail(strapi, release);
    } catch (error) {
      strapi.log.warn(
        `Who planned “${name}” could not be mailed; its page says it as well: ${String(error)}`,
      );
      if (!(error instanceof MailFailure && error.isFinal)) {
        later.set(id, now() + PAUSE);
        return;
      }
    }
    later.delete(id);
    await store.mailed(release);
  };

  return {
    async send() {
      try {
        for (const release of await store.unmailed()) await sendOne(release);
      } catch (error) {
        strapi.log.warn(`Mails about releases could not be sent and will be: ${String(error)}`);
      }
    },
  };
}

async function mail(strapi: Core.Strapi, release: StoredRelease): Promise<void> {
  const mailer = mailerOf(strapi);
  const { id, planner, revision, state, reason } = release;
  const account = planner.id === null ? undefined : await accountStateOf(strapi, planner.id);
  if (mailer === undefined || account === undefined) return;
  const { email, firstname, preferedLanguage } = account.user as unknown as Addressee;
  const shown =
    reason === undefined
      ? release
      : { ...release, reason: withTitles(permissionsOf(strapi, account), reason) };
  const page = `${String(strapi.config.get('admin.absoluteUrl'))}/plugins/showroom/releases/${id}`;
  const texts = mailTextOf(shown, mailLanguage(preferedLanguage), { person: firstname ?? '', page });
  await mailer.send({ to: email, ...texts, id: `release-${id}-${revision}-${state}` });
}

/** The part of an account by which it is mailed. */
interface Addressee {
  readonly email: string;
  readonly firstname: string | null;
  readonly preferedLanguage: string | null;
}
