import type { WorldLock } from '@vitrine/core/access/may-enter';
import { vi } from 'vitest';
import type { SessionVisitor } from '../../../app/contract/server-context.ts';
import { addressOf } from '../../http/address.ts';
import { createVisibleContents } from '../../snapshot/visible-content.ts';
import { createBundle } from '../../testing/bundle.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createFakeLogger } from '../../testing/fake-logger.ts';
import type { LiveFiguresOf } from '../../figures/live-figures.ts';
import { createPages } from '../pages.ts';
import type { RenderPage } from '../pages.ts';

export const anonymous: SessionVisitor = { isLoggedIn: false, scopes: [], openedWorlds: [] };
export const someone: SessionVisitor = { isLoggedIn: true, scopes: [], openedWorlds: [] };

/** A page with a text and a script, which carries the render's mark if there is one. */
export function html(text: string, init: ResponseInit = {}, mark = 'none') {
  return new Response(`<!doctype html><script nonce="${mark}">window.a=1</script>${text.padEnd(900)}`, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  });
}

/** Pages made by `render`, and a client that requests them. An answer with HTML is a page that was rendered. */
export function setUpPages(
  render: RenderPage,
  {
    locks = new Map(),
    content = createBundle(),
    liveFigures = () => undefined,
  }: {
    locks?: ReadonlyMap<string, WorldLock>;
    content?: ReturnType<typeof createBundle>;
    liveFigures?: LiveFiguresOf;
  } = {},
) {
  const logger = createFakeLogger();
  const spy = vi.fn<RenderPage>(async (request, context) => {
    const answer = await render(request, context);
    if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) return answer;
    context.page.html = await answer.text();
    return new Response(null, answer);
  });
  const clock = createFakeClock();
  const pages = createPages({ render: spy, clock, logger, liveFigures });
  const visibleOf = createVisibleContents({ hide: (snapshot) => snapshot, findLocks: () => locks });
  let bundle = content;
  const ask = (
    path: string,
    options: {
      headers?: Record<string, string>;
      method?: string;
      visitor?: SessionVisitor;
      client?: string;
      origin?: string;
      signal?: AbortSignal;
    } = {},
  ) => {
    const url = `http://localhost:3000${path}`;
    const request = new Request(url, {
      method: options.method ?? 'GET',
      headers: options.headers ?? {},
      signal: options.signal ?? null,
    });
    return Promise.resolve(
      pages.respond({
        request,
        address: addressOf(url),
        visitor: options.visitor ?? anonymous,
        visible: visibleOf(bundle, options.visitor ?? anonymous, 0),
        origin: options.origin ?? 'http://localhost:3000',
        client: options.client,
      }),
    );
  };
  return {
    ask,
    pages,
    clock,
    render: spy,
    logger,
    publish: (version: string) => (bundle = createBundle(version)),
  };
}
