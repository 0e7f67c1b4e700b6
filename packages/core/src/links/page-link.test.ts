import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leavesShowroom, pageLink } from './page-link.ts';

test.each([
  ['/en/showroom/lounge?article=12', '/en/showroom/lounge?article=12'],
  [' norvane.example/privacy ', 'https://norvane.example/privacy'],
  ['mailto:help@norvane.example', 'mailto:help@norvane.example'],
  ['//evil.example', 'https://evil.example'],
  ['', undefined],
  [undefined, undefined],
])('the page link of «%s»', (typed, href) => {
  expect(pageLink(typed)).toBe(href);
});

test('a page link is a path of ours, or goes to the web, a mailbox or a phone: it never runs a script', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('javascript:alert(1)', 'data:text/html,x')),
      (typed) => {
        expect(pageLink(typed) ?? '/').toMatch(/^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/i);
      },
    ),
  );
});

test('another site is left for, a page of ours and a mail are not', () => {
  expect(leavesShowroom('https://norvane.example/')).toBe(true);
  expect(leavesShowroom('/en/showroom')).toBe(false);
  expect(leavesShowroom('mailto:a@b.example')).toBe(false);
});
