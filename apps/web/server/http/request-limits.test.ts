import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRequestProblem, MAX_BODY_BYTES, MAX_URL_LENGTH } from './request-limits.ts';

function request(over: Partial<Parameters<typeof findRequestProblem>[0]>) {
  return {
    method: 'GET',
    url: 'http://localhost/showroom',
    pathname: '/showroom',
    contentLength: null,
    ...over,
  };
}

describe('findRequestProblem', () => {
  test('finds nothing wrong with an ordinary request', () => {
    expect(findRequestProblem(request({}))).toBeUndefined();
    expect(findRequestProblem(request({ method: 'HEAD' }))).toBeUndefined();
    expect(findRequestProblem(request({ pathname: '/caf%C3%A9/entr%C3%A9e' }))).toBeUndefined();
  });

  test.each([
    [{ method: 'DELETE' }, 405],
    [{ method: 'TRACE' }, 405],
    [{ url: `http://localhost/${'a'.repeat(MAX_URL_LENGTH)}` }, 414],
    [{ method: 'POST', contentLength: String(MAX_BODY_BYTES + 1) }, 413],
    [{ pathname: '/%E0%A4%A' }, 400],
    [{ pathname: '/%' }, 400],
    [{ pathname: '/a%00b' }, 400],
    [{ pathname: '/a%0d%0ab' }, 400],
  ] as const)('%o is a %i', (over, status) => {
    expect(findRequestProblem(request(over))?.status).toBe(status);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (pathname, method) => {
        const problem = findRequestProblem(request({ pathname, method }));
        expect([undefined, 400, 405]).toContain(problem?.status);
      }),
    );
  });
});
