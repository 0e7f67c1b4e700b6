import { z } from 'zod';
import { ContentError } from '../errors.ts';

/** The names that answers are stored under (specification section 7, the interface texts, and stories). */
export const STORE_STATES = [
  'settings',
  'icons',
  'contents',
  'transitions',
  'screensavers',
  'articles',
  'dashboards',
  'menus',
  'worlds',
  'box_hooks',
  'stories',
  'ui_translation',
] as const;

export type StoreState = (typeof STORE_STATES)[number];

/**
 * One call of the content load (specification section 7). `params` are query parameters as the
 * specification writes them: `limit=-1`, and `populate=<path>` once for every relation that is wanted,
 * in the notation of `populateQuery`.
 */
export interface Endpoint {
  /** The path below the CMS's address: `/api/content-locations`. */
  readonly url: string;
  /** Each a `name=value` text or a record of names to values. */
  readonly params: readonly EndpointParam[];
  readonly store_state: StoreState;
  /** Called once per language, with `locale` added. */
  readonly localized: boolean;
}

export type EndpointParam = string | Readonly<Record<string, string | number | boolean>>;

const paramSchema = z.union([
  z.string(),
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
]);

const endpointSchema = z.object({
  url: z.string().startsWith('/'),
  params: z.array(paramSchema),
  store_state: z.enum(STORE_STATES),
  localized: z.boolean().default(false),
});

/**
 * Checks a configured endpoint list, as it comes from a file or an environment variable.
 *
 * @throws ContentError `configuration`; 'Endpoint params must be an Array' where an endpoint's params are
 *   anything else (specification section 5).
 */
export function checkEndpoints(endpoints: unknown): readonly Endpoint[] {
  if (!Array.isArray(endpoints)) {
    throw new ContentError('configuration', 'The endpoints must be a list.');
  }
  return endpoints.map((endpoint: unknown, index) => {
    const params =
      typeof endpoint === 'object' && endpoint !== null && 'params' in endpoint && endpoint.params;
    if (!Array.isArray(params)) {
      throw new ContentError('configuration', 'Endpoint params must be an Array');
    }
    const parsed = endpointSchema.safeParse(endpoint);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const path = [`endpoints[${index}]`, ...(issue?.path ?? [])].join('.');
      throw new ContentError('configuration', `${path} is wrong: ${issue?.message ?? 'not an endpoint'}.`);
    }
    return parsed.data;
  });
}

/** The name/value pairs of an endpoint's params, in order. */
export function paramPairs(params: readonly EndpointParam[]): [string, string][] {
  return params.flatMap((param) => {
    if (typeof param !== 'string') {
      return Object.entries(param).map(([name, value]): [string, string] => [name, String(value)]);
    }
    const at = param.indexOf('=');
    return [at === -1 ? [param, ''] : [param.slice(0, at), param.slice(at + 1)]];
  });
}
