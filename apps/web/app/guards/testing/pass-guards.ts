import { RouterContextProvider } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { serverContext } from '~/contract/server-context.ts';
import { aServerContext } from '~/testing/a-server-context.ts';
import { guards } from '../guards.ts';

/** Sends a request through guards and returns the response, or the value that was thrown. */
export async function pass(
  names: readonly string[],
  path: string,
  options: { headers?: Record<string, string>; server?: Parameters<typeof aServerContext>[0] } = {},
) {
  const url = new URL(path, 'https://showroom.example');
  const request = new Request(url, { headers: options.headers ?? {} });
  const context = new RouterContextProvider();
  context.set(serverContext, aServerContext({ url, ...options.server }));
  const run = (rest: readonly MiddlewareFunction<Response>[]): Promise<Response> => {
    const [guard, ...others] = rest;
    if (!guard) return Promise.resolve(new Response('page'));
    const args = { request, url, context, params: {}, pattern: '*' };
    return Promise.resolve(guard(args, () => run(others))) as Promise<Response>;
  };
  try {
    return { response: await run(guards(...names)), context };
  } catch (thrown) {
    return { response: thrown as Response, context };
  }
}
