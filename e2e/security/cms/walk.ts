import { ROLES } from './attacked-cms.ts';
import type { AttackedCms, Role } from './attacked-cms.ts';

/** What one role got of one route. */
export interface Step {
  /** As `GET /admin/users/:id`, with what stands in for its parameters where that matters. */
  readonly route: string;
  readonly role: Role;
  readonly status: number;
  readonly text: string;
}

/** What is asked for in place of parameters, by their names; numbers and documents that nobody has made elsewhere. */
const NAMES: Readonly<Record<string, string>> = {
  ':provider': 'google',
  ':uid': 'api::article.article',
  ':contentType': 'api::article.article',
  ':targetField': 'category',
  ':name': 'invented',
  ':sessionId': '0'.repeat(32),
};

const INVENTED = '987654321';

/** Content types that stand for all: what editors write, what administrators read alone, and single types. */
const COLLECTIONS = [
  'api::article.article',
  'api::contact-request.contact-request',
  'plugin::users-permissions.user',
] as const;

/** What takes away what others ask for, or ends the session of who asks: only when all else was asked, in this order. */
const LAST: readonly string[] = [
  'DELETE /content-manager/single-types/api::app-setting.app-setting',
  'DELETE /admin/users/me/sessions',
  'POST /admin/logout',
  'POST /api/auth/logout',
];

/**
 * A route with each content type that makes a difference to it.
 *
 * @returns the key that decisions are made for, and the path that is asked for.
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
      // Else nobody is left who could log out.
      .replace(/\/sessions$/, '/sessions?keepCurrent=true'),
  }));
}

function methodOf(route: string): string {
  const [method = ''] = route.split(' ', 1);
  return method === 'ANY' ? 'GET' : method;
}

/** Asks for every route in every role, with nothing in the body: no question is good enough to change anything. */
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
