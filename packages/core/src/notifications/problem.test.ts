import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemOf } from './problem.ts';

describe('the error catalogue', () => {
  test('tells a client that sends too many requests', () => {
    expect(problemOf(429)).toEqual({ text: { key: 'error__too_many_requests' }, leadsHome: false });
  });

  test('says that what was entered is invalid', () => {
    expect(problemOf(422)).toEqual({ text: { key: 'error__invalid_input' }, leadsHome: false });
  });

  test('says what the server says of each mistake', () => {
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

  test('says what the server says of all of it where it names no mistake', () => {
    expect(problemOf(400, { error: { message: 'Your account is blocked' } }).text).toEqual({
      words: 'Your account is blocked',
    });
    expect(problemOf(400, { message: 'older servers' }).text).toEqual({ words: 'older servers' });
  });

  test.each([
    { error: { message: 'Invalid identifier or password', details: {} } },
    { error: { message: 'x', details: { errors: [{ message: 'invalid identifier or password' }] } } },
  ])("'Invalid identifier or password' is said in the visitor's language: %j (spec 5.4)", (body) => {
    expect(problemOf(400, body)).toEqual({
      text: { key: 'error__email_password_validation' },
      leadsHome: false,
    });
  });

  test('keeps the words of the server where it says more than that', () => {
    const errors = [{ message: 'Invalid identifier or password' }, { message: 'two attempts are left' }];
    expect(problemOf(400, { error: { details: { errors } } }).text).toEqual({
      words: 'Invalid identifier or password; Two attempts are left',
    });
  });

  test('blames the credentials where the server says nothing', () => {
    expect(problemOf(400, { error: { details: { errors: [{}, { message: ' ' }] } } }).text).toEqual({
      key: 'error__email_password_validation',
    });
  });

  test('leads home where nothing better is known', () => {
    for (const status of [0, 401, 403, 500, 503]) {
      expect(problemOf(status)).toEqual({ text: { key: 'error__something_wrong' }, leadsHome: true });
    }
  });

  test('takes any body whatsoever', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const { text } = problemOf(400, body);
        expect('key' in text || text.words.length > 0).toBe(true);
      }),
    );
  });
});
