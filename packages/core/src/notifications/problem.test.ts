import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf } from './problem.ts';

describe('the error catalogue (specification section 8)', () => {
  // Specification section 8: "HTTP 429: notification error__too_many_requests"
  it('"HTTP 429: notification error__too_many_requests"', () => {
    expect(problemOf(429)).toEqual({ text: { key: 'error__too_many_requests' }, leadsHome: false });
  });

  // Specification section 8: "422: error__invalid_input"
  it('"422: error__invalid_input"', () => {
    expect(problemOf(422)).toEqual({ text: { key: 'error__invalid_input' }, leadsHome: false });
  });

  // Specification section 8: "400: the server's detail messages, each capitalised and joined by semicolons,
  // or the server message, otherwise error__email_password_validation"
  it('"400: the server\'s detail messages, each capitalised and joined by semicolons"', () => {
    const body = {
      error: {
        message: '2 errors occurred',
        details: { errors: [{ message: 'email must be a valid email' }, { message: 'éclair is missing' }] },
      },
    };
    expect(problemOf(400, body)).toEqual({
      text: { words: 'Email must be a valid email; Éclair is missing' },
      leadsHome: false,
    });
  });

  it('"400: … or the server message"', () => {
    expect(problemOf(400, { error: { message: 'Your account is blocked' } }).text).toEqual({
      words: 'Your account is blocked',
    });
    expect(problemOf(400, { message: 'older servers' }).text).toEqual({ words: 'older servers' });
  });

  // Specification section 5: "Credentials and input: 'Invalid identifier or password' …"
  it.each([
    { error: { message: 'Invalid identifier or password', details: {} } },
    { error: { message: 'x', details: { errors: [{ message: 'invalid identifier or password' }] } } },
  ])("'Invalid identifier or password' is said in the visitor's language: %j", (body) => {
    expect(problemOf(400, body)).toEqual({
      text: { key: 'error__email_password_validation' },
      leadsHome: false,
    });
  });

  it('keeps the words of the server where it says more than that', () => {
    const errors = [{ message: 'Invalid identifier or password' }, { message: 'two attempts are left' }];
    expect(problemOf(400, { error: { details: { errors } } }).text).toEqual({
      words: 'Invalid identifier or password; Two attempts are left',
    });
  });

  it('"400: … otherwise error__email_password_validation"', () => {
    expect(problemOf(400, { error: { details: { errors: [{}, { message: ' ' }] } } }).text).toEqual({
      key: 'error__email_password_validation',
    });
  });

  // Specification section 8: "any other status: error__something_wrong and redirect to the localised home"
  it('"any other status: error__something_wrong and redirect to the localised home"', () => {
    for (const status of [0, 401, 403, 500, 503]) {
      expect(problemOf(status)).toEqual({ text: { key: 'error__something_wrong' }, leadsHome: true });
    }
  });

  it('takes any body whatsoever', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const { text } = problemOf(400, body);
        expect('key' in text || text.words.length > 0).toBe(true);
      }),
    );
  });
});
