import { describe, expect, test } from 'vitest';
import { adminOriginOf } from './admin-origin.ts';

describe('the origin of the admin panel', () => {
  const asked = { configured: '', said: '', host: 'cms.example', own: 'http://cms.example' };

  test('is what is set for the CMS, whatever the browser says', () => {
    const given = { ...asked, configured: 'https://set.example/admin', said: 'https://other.example' };
    expect(adminOriginOf(given)).toBe('https://set.example');
  });

  test('is the one that was asked, by TLS where the browser says so', () => {
    expect(adminOriginOf(asked)).toBe('http://cms.example');
    expect(adminOriginOf({ ...asked, configured: '/cms', said: 'https://cms.example' })).toBe(
      'https://cms.example',
    );
  });

  test.each(['https://other.example', 'https://cms.example.evil.example', 'http://cms.example:81', 'null'])(
    'is never %s by its own word',
    (said) => {
      expect(() => adminOriginOf({ ...asked, said })).toThrow(/CMS_PUBLIC_URL/);
    },
  );
});
