import { isRouteErrorResponse } from 'react-router';
import { describe, expect, test } from 'vitest';
import { pass } from './testing/pass-guards.ts';

describe('guard 7 (specification section 2)', () => {
  test('"An unknown middleware gives a 500 \'Unknown middleware\'", and nothing passes (spec 2.17)', async () => {
    const thrown: unknown = (await pass(['language', 'open-sesame'], '/showroom/entrance')).response;
    expect(thrown).toMatchObject({ data: 'Unknown middleware', init: { status: 500 } });
    expect(isRouteErrorResponse(thrown)).toBe(false);
  });
});
