import { expect, test } from 'vitest';
import { createKnownHosts } from './known-hosts.ts';

const isKnown = createKnownHosts({
  named: ['stand.internal', 'preview.example.com'],
  isAlias: (host) => host === 'lab.example.com',
  ownNames: () => ['demo-laptop', '203.0.113.7'],
});

test.each([
  'localhost:3000',
  'de.localhost',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.1.20:3000',
  '[fd12::7]',
  'laptop.local:3000',
  'demo-laptop:3000',
  '203.0.113.7',
  'stand.internal:3000',
  'preview.example.com',
  'lab.example.com',
  'lab.example.com:3000',
])('believes %s', (host) => {
  expect(isKnown(`http://${host}/showroom?a=/b`)).toBe(true);
});

test.each([
  'evil.example',
  '203.0.113.8',
  '[2001:db8::1]:3000',
  'localhost.evil.example',
  '192.168.1.20.evil.example',
  'lab.example.com.evil.example',
  'xn--e1afmkfd.example',
])('does not believe %s', (host) => {
  expect(isKnown(`http://${host}/showroom`)).toBe(false);
});
