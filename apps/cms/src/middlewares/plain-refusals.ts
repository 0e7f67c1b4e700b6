import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { NOT_ALLOWED } from '../contracts/refusals.ts';

/** Strapi's own words where no right was found, which name no one to ask. */
const WORDLESS: ReadonlySet<string> = new Set(['Policy Failed', 'Forbidden', 'Forbidden access']);

const FORBIDDEN = 403;

interface ErrorBody {
  readonly error?: { readonly status?: number; message?: string };
}

/**
 * Says in a sentence that a role does not allow something. Strapi throws some of these refusals and answers the others
 * itself. What the API for the showroom refuses stays as it is: no person reads it.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (ctx.path.startsWith('/api/')) return next();
  try {
    await next();
  } catch (error) {
    if (error instanceof errors.ForbiddenError && WORDLESS.has(error.message)) {
      throw new errors.PolicyError(NOT_ALLOWED);
    }
    throw error;
  }
  const { error } = (ctx.body ?? {}) as ErrorBody;
  if (error?.status === FORBIDDEN && WORDLESS.has(error.message ?? '')) error.message = NOT_ALLOWED;
  return undefined;
};
