import type { Role } from './attacked-cms.ts';

/** Who may use some routes; all others are refused (401, 403) or get a not-found answer (404, 405). */
export interface Decision {
  /** What the routes have in common. */
  readonly what: string;
  readonly who: readonly Role[];
  /** As the walk names them: `GET /admin/users/:id`. */
  readonly routes: readonly string[];
}

/** Lists routes: `GET,PUT /admin/users/:id` are two. */
export function list(text: string): readonly string[] {
  return text
    .trim()
    .split(/\n\s*/)
    .flatMap((line) => {
      const [methods = '', path = ''] = line.trim().split(' ');
      return methods.split(',').map((method) => `${method} ${path}`);
    });
}

/** The same routes for each of several names, in place of `*`. */
export function forEach(names: readonly string[], text: string): readonly string[] {
  return names.flatMap((name) => list(text).map((route) => route.replaceAll('*', name)));
}
