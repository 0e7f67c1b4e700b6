import type { Core } from '@strapi/strapi';
import { refusal } from '../../../../rules/refusal.ts';
import { PERSONAL_PARTS } from '../../contracts/privacy.ts';
import type {
  ErasedAnswer,
  FoundPersonAnswer,
  PersonalPart,
  PrivacyOverviewAnswer,
} from '../../contracts/privacy.ts';
import { activityLogOf } from '../activity/activity-log.ts';
import { changesOf } from '../changes/changes-area.ts';
import { keptRequestsIn, listedRequest, sameAddress } from './kept-requests.ts';
import { keptRequestDays } from './retention.ts';
import { showroomFiles } from './showroom-files.ts';

const REQUEST = 'api::contact-request.contact-request';
const ACCOUNT = 'plugin::users-permissions.user';

interface Permissions {
  readonly id: number;
  readonly username: string;
  readonly email: string;
}

/** The endpoints of the privacy page. Their routes check the permissions. */
export function privacyController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const requests = keptRequestsIn(strapi);
  const files = showroomFiles();

  const permissionsOf = async (email: string): Promise<Permissions | undefined> => {
    const found: readonly Permissions[] = await strapi.db
      .query(ACCOUNT)
      .findMany({ where: { email: { $eqi: email } } });
    return found.find((account) => sameAddress(account.email, email));
  };
  const hasEditorAccount = async (email: string): Promise<boolean> =>
    (await strapi.db.query('admin::user').count({ where: { email: { $eqi: email } } })) > 0;

  return {
    async overview(ctx) {
      const [count, oldest] = await Promise.all([requests.count(), requests.oldest()]);
      ctx.body = {
        data: { keptDays: keptRequestDays(), requests: count, ...(oldest === undefined ? {} : { oldest }) },
      } satisfies PrivacyOverviewAnswer;
    },

    async find(ctx) {
      const email = readEmail(ctx.request.body);
      const [rows, account, isEditor, showroom] = await Promise.all([
        requests.of(email),
        permissionsOf(email),
        hasEditorAccount(email),
        files.find(email),
      ]);
      const { waiting, refused, setAside, isSilent } = showroom;
      ctx.body = {
        data: {
          email,
          requests: rows.map(listedRequest),
          ...(account === undefined ? {} : { account: { name: account.username } }),
          hasEditorAccount: isEditor,
          showroom: { waiting, refused, setAside, isSilent },
        },
      } satisfies FoundPersonAnswer;
    },

    async export(ctx) {
      const email = readEmail(ctx.request.body);
      const [rows, account, showroom] = await Promise.all([
        requests.of(email),
        permissionsOf(email),
        files.find(email),
      ]);
      ctx.set('Cache-Control', 'no-store');
      ctx.body = {
        email,
        contactRequests: rows.map(withoutIds),
        account: account === undefined ? null : withoutSecrets(account),
        contactRequestsInOutbox: showroom.files,
      };
    },

    async erase(ctx) {
      const email = readEmail(ctx.request.body);
      const parts = readParts(ctx.request.body);
      const rows = parts.has('requests') ? await requests.of(email) : [];
      const account = parts.has('account') ? await permissionsOf(email) : undefined;
      const erasedRequests = await requests.erase(rows);
      const undelivered = parts.has('requests') ? await files.erase(email) : 0;
      if (account !== undefined) {
        await strapi.db.query(ACCOUNT).delete({ where: { id: account.id } });
      }
      const data = { requests: erasedRequests, accounts: account === undefined ? 0 : 1, undelivered };
      // The record of the erasure must not name the erased person.
      const actor = changesOf(strapi).actor();
      activityLogOf(strapi).record({
        action: 'erase',
        uid: REQUEST,
        title: '',
        count: data.requests + data.accounts + data.undelivered,
        ...(actor && { actor }),
      });
      ctx.body = { data } satisfies ErasedAnswer;
    },
  };
}

/** @throws a validation error for a malformed mail address. */
function readEmail(body: unknown): string {
  const { email } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw refusal('email', 'Enter a whole mail address.');
  return address;
}

function readParts(body: unknown): ReadonlySet<PersonalPart> {
  const { parts } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const chosen = new Set(PERSONAL_PARTS.filter((part) => Array.isArray(parts) && parts.includes(part)));
  if (chosen.size === 0) throw refusal('parts', 'Choose what is to be erased.');
  return chosen;
}

function withoutIds({ id: _id, documentId: _documentId, ...row }: Readonly<Record<string, unknown>>): object {
  return row;
}

const SECRETS: ReadonlySet<string> = new Set([
  'id',
  'documentId',
  'password',
  'resetPasswordToken',
  'confirmationToken',
]);

/** The account's data for its owner, without secrets such as the password. */
function withoutSecrets(account: object): object {
  return Object.fromEntries(Object.entries(account).filter(([name]) => !SECRETS.has(name)));
}
