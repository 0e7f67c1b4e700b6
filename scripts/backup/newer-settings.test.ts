import { expect, test } from 'vitest';
import { withoutNewerSettings } from './newer-settings.ts';

test('the script of a newer pg_restore loses the setting that an older server refuses, and nothing else', () => {
  const script = Buffer.from(
    'SET lock_timeout = 0;\nSET transaction_timeout = 0;\nSET row_security = off;\n',
  );
  const blanked = withoutNewerSettings(script).toString();
  expect(blanked).toBe(`SET lock_timeout = 0;\n${' '.repeat(28)}\nSET row_security = off;\n`);
});

test('the script of an older one stays as it is', () => {
  const script = Buffer.from('SET lock_timeout = 0;\n');
  expect(withoutNewerSettings(script)).toBe(script);
});
