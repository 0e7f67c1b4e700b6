import type { Core } from '@strapi/strapi';
import type { AccountState } from './account-state.ts';
import { accountStateOf } from './account-state.ts';

/** The account of a job does not exist any more, or cannot log in. */
export class AccountGoneError extends Error {
  override readonly name = 'AccountGoneError';
}

/**
 * Does a piece of work on behalf of an account, as one request of the panel would: who changes what, and which worlds
 * the account may change, are found in the context of a request.
 *
 * @param path The address of the page's request.
 * @throws AccountGoneError; Error of the work.
 */
export async function asAccount<Result>(
  strapi: Core.Strapi,
  { id, path }: { readonly id: number; readonly path: string },
  work: (state: AccountState) => Promise<Result>,
): Promise<Result> {
  const account = await accountStateOf(strapi, id);
  if (account === undefined) throw new AccountGoneError(`Account ${id} may not log in.`);
  const state: AccountState = {
    ...account,
    route: { info: { type: 'admin', pluginName: 'showroom' }, path },
  };
  const request = { method: 'POST', path, url: path };
  const context = {
    ...request,
    state,
    request,
    params: {},
    cookies: { get: () => undefined },
    get: () => '',
  };
  const { run } = strapi.requestContext as unknown as RequestContext;
  const done: Result[] = [];
  await run(context, async () => {
    done.push(await work(state));
  });
  return done[0] as Result;
}

/** Strapi's own type wants a whole context of Koa; its readers need this much. */
interface RequestContext {
  readonly run: (context: object, work: () => Promise<void>) => Promise<void>;
}
