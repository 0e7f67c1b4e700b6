import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BackupError } from './backup-error.ts';
import { postgresEnvironment } from './postgres-environment.ts';

const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !text.includes('\0'));

test('every user, password and database arrives as it is', () => {
  fc.assert(
    fc.property(word, word, word, (user, password, name) => {
      const [u, p, n] = [user, password, name].map(encodeURIComponent);
      // Dots alone are steps in an address.
      fc.pre(!/^\.+$/.test(name));
      expect(postgresEnvironment(`postgres://${u}:${p}@db.example:5433/${n}`)).toEqual({
        PGHOST: 'db.example',
        PGPORT: '5433',
        PGUSER: user,
        PGPASSWORD: password,
        PGDATABASE: name,
      });
    }),
  );
});

test('parameters become variables, and those of other programs are left out', () => {
  expect(postgresEnvironment('postgresql://[::1]/vitrine?sslmode=verify-full&pool=3&toString=x')).toEqual({
    PGHOST: '::1',
    PGDATABASE: 'vitrine',
    PGSSLMODE: 'verify-full',
  });
  expect(postgresEnvironment('postgres:///vitrine?host=/run/postgresql&ssl=true')).toEqual({
    PGHOST: '/run/postgresql',
    PGDATABASE: 'vitrine',
    PGSSLMODE: 'require',
  });
});

test.each(['', 'mysql://user:hidden@host/name', 'postgres://user:hidden%zz@host/name', 'hidden'])(
  '%j is refused without its password',
  (url) => {
    expect(() => postgresEnvironment(url)).toThrow(BackupError);
    expect(() => postgresEnvironment(url)).toThrow(/^(?!.*hidden)DATABASE_URL must be/);
  },
);
