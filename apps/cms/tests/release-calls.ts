import { RELEASES_PATH } from '../src/plugins/showroom/contracts/releases.ts';
import type {
  Release,
  ReleaseInput,
  ReleaseItem,
  ReleaseList,
  StopReason,
} from '../src/plugins/showroom/contracts/releases.ts';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import type { Editor, Entry } from './editor.ts';

/** Far enough for no test to reach it. */
export const LATER = { wall: '2099-01-12T09:00', zone: 'Europe/Berlin' } as const;

async function call<Data>(by: Editor, method: string, path: string, body?: object): Promise<Data> {
  return ((await by.request(method, `${RELEASES_PATH}${path}`, body)) as { data: Data }).data;
}

export function listReleases(by: Editor): Promise<ReleaseList> {
  return call(by, 'GET', '');
}

export function releaseOf(by: Editor, id: number): Promise<Release> {
  return call(by, 'GET', `/${id}`);
}

export function plan(by: Editor, given: Partial<ReleaseInput>): Promise<Release> {
  return call(by, 'POST', '', { name: 'Trade fair', ...LATER, items: [], mailWhenLive: false, ...given });
}

export function planAgain(by: Editor, release: Release, given: Partial<ReleaseInput> = {}): Promise<Release> {
  const { id, name, wall, zone, items, mailWhenLive, revision } = release;
  return call(by, 'PUT', `/${id}`, { name, wall, zone, items, mailWhenLive, revision, ...given });
}

export function runNow(by: Editor, { id, revision }: Release): Promise<Release> {
  return call(by, 'POST', `/${id}/run`, { revision });
}

export function cancel(by: Editor, { id, revision }: Release): Promise<Release> {
  return call(by, 'POST', `/${id}/cancel`, { revision });
}

export function addItem(by: Editor, { id }: Release, item: ReleaseItem): Promise<Release> {
  return call(by, 'POST', `/${id}/items`, { item });
}

/** Why it would be stopped now. */
export async function verdictOf(by: Editor, { id }: Release): Promise<StopReason> {
  return (await call<{ reason: StopReason }>(by, 'GET', `/${id}/check`)).reason;
}

export function publishes({ documentId }: Entry, uid: string = ARTICLE, locales?: readonly string[]) {
  return { kind: 'entry', action: 'publish', uid, documentId, ...(locales ? { locales } : {}) } as const;
}

export function withdraws({ documentId }: Entry, uid: string = ARTICLE) {
  return { kind: 'entry', action: 'withdraw', uid, documentId } as const;
}
