import { ROLES } from './attacked-cms.ts';
import type { AttackedCms, Role } from './attacked-cms.ts';

/** What one role got of one route. */
export interface Step {
  /** As `GET /admin/users/:id`, with the values of its parameters where they matter. */
  readonly route: string;
  readonly role: Role;
  readonly status: number;
  readonly text: string;
}

/** The values for parameters, by their names; otherwise ids that do not exist. */
const NAMES: Readonly<Record<string, string>> = {
  ':provider': 'google',
  ':uid': 'api::article.article',
  ':contentType': 'api::article.article',
  ':targetField': 'category',
  ':name': 'invented',
  ':sessionId': '0'.repeat(32),
};

const INVENTED = '987654321';

/**
 * Content types that represent all: those that editors write, those that only administrators read, and single types.
 */
const COLLECTIONS = [
  'api::article.article',
  'api::contact-request.contact-request',
  'plugin::users-permissions.user',
] as const;

/** Routes that delete what others request, or end the sender's session: called last, in this order. */
const LAST: readonly string[] = [
  'DELETE /content-manager/single-types/api::app-setting.app-setting',
  'DELETE /admin/users/me/sessions',
  'POST /admin/logout',
  'POST /api/auth/logout',
];

/**
 * A route with each content type that makes a difference to it.
 *
 * @returns the key of its decision, and the path to request.
 */
export function variantsOf(route: string): readonly { readonly key: string; readonly path: string }[] {
  const [, pattern = ''] = /^\S+ (.*)$/.exec(route) ?? [];
  const models = !pattern.includes(':model')
    ? ['']
    : pattern.includes('/single-types/')
      ? ['api::app-setting.app-setting']
      : COLLECTIONS;
  return models.map((model) => ({
    key: route.replace(':model', model),
    path: pattern
      .replace(':model', model)
      .replaceAll(/:\w+(?=\/|$)/g, (name) => NAMES[name] ?? INVENTED)
      .replace('(.*)', 'invented')
      .replace('/components/api::article.article', '/components/actions.button')
      // Otherwise no session would be left to log out.
      .replace(/\/sessions$/, '/sessions?keepCurrent=true'),
  }));
}

function methodOf(route: string): string {
  const [method = ''] = route.split(' ', 1);
  return method === 'ANY' ? 'GET' : method;
}

/** Requests every route in every role, with an empty body: no request is valid enough to change anything. */
export async function walk({ routes, as }: AttackedCms): Promise<readonly Step[]> {
  const variants = [...new Set(routes)].flatMap((route) =>
    variantsOf(route).map(({ key, path }) => ({ key, path, method: methodOf(route) })),
  );
  const steps: Step[] = [];
  const askFor = (asked: typeof variants): Promise<unknown> =>
    Promise.all(
      ROLES.map(async (role) => {
        for (const { key, path, method } of asked) {
          const body = method === 'GET' || method === 'DELETE' ? undefined : {};
          const { status, text } = await as[role](method, path, body).catch((error: unknown) => ({
            status: 0,
            text: String(error),
          }));
          steps.push({ route: key, role, status, text });
        }
      }),
    );
  await askFor(variants.filter(({ key }) => !LAST.includes(key)));
  for (const last of LAST) await askFor(variants.filter(({ key }) => key === last));
  return steps;
}
