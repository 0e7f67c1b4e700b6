import { expect, test } from 'vitest';
import { createAccounts } from './accounts.ts';

const ADMINISTRATOR = 'Administrator of the CMS: admin@example.com  a-password';
const VISITOR = 'Demo visitor: demo@example.com  another';
const FIRST = 'The first administrator is in data/cms/first-administrator. Log in, delete the file.';

function setUp() {
  const written: string[] = [];
  return { written, accounts: createAccounts((text) => written.push(text)) };
}

test('keeps what is said about accounts until it is asked, and tells it once', () => {
  const { written, accounts } = setUp();
  const taken = ['12 of 60 files', ADMINISTRATOR, VISITOR, FIRST, 'Administrators are people.'].map(
    accounts.take,
  );
  expect(taken).toEqual([false, true, true, true, false]);
  expect(written).toEqual([]);
  accounts.print();
  accounts.print();
  expect(written).toEqual([`  ${ADMINISTRATOR}\n`, `  ${VISITOR}\n`, `  ${FIRST}\n`]);
});

test('loses none that is said while everything is being closed', () => {
  const { written, accounts } = setUp();
  accounts.print();
  accounts.take(ADMINISTRATOR);
  expect(written).toEqual([`  ${ADMINISTRATOR}\n`]);
});
