import { describe, expect, test } from 'vitest';
import { readPosted, textFieldsOf } from './posted.ts';

const ORIGIN = 'https://show.example';
const JSON_TYPE = { 'content-type': 'application/json', origin: ORIGIN };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', origin: ORIGIN };

function read(body: string, headers: Record<string, string>) {
  return readPosted(new Request('http://127.0.0.1:3000/box-api/login', { method: 'POST', body, headers }), {
    origin: ORIGIN,
    maxBytes: 100,
  });
}

describe('what is posted', () => {
  test('is read when a page of ours sends it, by script or as a form', async () => {
    expect(await read('{}', JSON_TYPE)).toEqual({ body: '{}', isScript: true });
    expect(await read('a=b', FORM_TYPE)).toEqual({ body: 'a=b', isScript: false });
  });

  test.each([
    [403, '{}', { ...JSON_TYPE, origin: 'https://evil.example' }],
    [403, '{}', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }],
    [403, '{}', { 'content-type': 'application/json' }],
    [415, '{}', { ...JSON_TYPE, 'content-type': 'text/plain' }],
    [415, 'a', { ...JSON_TYPE, 'content-type': 'multipart/form-data; boundary=a' }],
    [413, 'x'.repeat(101), JSON_TYPE],
  ])('is answered %i for what is another site’s, no form, or too long', async (status, body, headers) => {
    const answer = await read(body, headers);
    expect(answer instanceof Response && answer.status).toBe(status);
  });
});

describe('its fields', () => {
  test('are texts; what is none is left out', () => {
    const body = JSON.stringify({ code: 2468, isKept: true, list: ['x'], nothing: null, world: 'lab' });
    expect([...(textFieldsOf({ body, isScript: true }) ?? [])]).toEqual([
      ['code', '2468'],
      ['isKept', 'true'],
      ['world', 'lab'],
    ]);
    expect([...(textFieldsOf({ body: 'code=2468&a=b+c', isScript: false }) ?? [])]).toEqual([
      ['code', '2468'],
      ['a', 'b c'],
    ]);
  });

  test.each(['', '{', '[]', 'null', '"text"'])('are none in %s', (body) => {
    expect(textFieldsOf({ body, isScript: true })).toBeUndefined();
  });

  test('are never the object’s own machinery', () => {
    const fields = textFieldsOf({ body: '{"__proto__": "x", "constructor": "y"}', isScript: true });
    expect(fields?.get('toString')).toBeUndefined();
  });
});
