import { wordOf } from './canaries.ts';
import { answersOf, CODE_WORLD } from './changing-content.ts';
import type { Edition } from './changing-content.ts';

/** The showroom with everything closed that can be, published in one language alone; in none: all is open. */
export interface Closing {
  readonly closedIn: string | undefined;
  /** Of the protected world; empty where its editor has forgotten it. */
  readonly code: string;
}

type Entry = Readonly<Record<string, unknown>>;

const OPEN_WORLD = { protect_with_password: false, only_logged_in_users: false, only_logged_in_user: false };
const OPEN_LOCATION = { access: 'public', access_scopes: null, access_from: null, access_until: null };

/** Far enough ahead that nothing opens or closes meanwhile. */
const EDITION: Edition = {
  name: 'Edition',
  code: '',
  turn: Date.parse('2999-01-01T00:00:00Z'),
  isLinked: true,
};

function openIn(path: string, entry: Entry): Entry {
  if (path === '/api/worlds') return { ...entry, ...OPEN_WORLD };
  return path === '/api/content-locations' ? { ...entry, ...OPEN_LOCATION } : entry;
}

function closedIn(path: string, entry: Entry): Entry {
  return path === '/api/content-locations' && entry['payloadId'] === `${wordOf('over')}-payload`
    ? { ...entry, access_until: '2020-01-01T00:00:00.000Z' }
    : entry;
}

/** What Strapi answers: the published rows of the other languages stay as they were when all was open. */
export function answersWhileClosed(closing: Closing, url: URL): unknown {
  if (url.pathname === '/api/world-access') {
    return closing.closedIn === undefined ? [] : [{ slug: CODE_WORLD, password: closing.code }];
  }
  const answer = answersOf(EDITION, url);
  const { data } = answer as { readonly data?: unknown };
  if (!Array.isArray(data)) return answer;
  const isClosed = url.searchParams.get('locale') === closing.closedIn;
  const change = isClosed ? closedIn : openIn;
  return { ...(answer as object), data: data.map((entry: Entry) => change(url.pathname, entry)) };
}
