import { doorOf } from '@vitrine/core/world/door';
import { payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { aServerContext, someDoors } from '~/testing/a-server-context.ts';
import { buildCodeData } from './code-data.server.ts';
import { languageOfPath } from '~/page-data/resolved-address.server.ts';

const DOOR = doorOf(payloadId('lab-entrance'));

function pageAt(address: string, door?: typeof DOOR) {
  const url = new URL(address, 'https://showroom.example');
  const server = aServerContext({
    url,
    closedWorlds: new Map([['lab', 'password']]),
    closedDoors: someDoors(new Map([[DOOR, 'password']])),
  });
  return buildCodeData({
    server,
    language: languageOfPath(server.bundle, url.pathname, server.closedWorlds),
    address: { kind: 'closed', world: 'lab', lock: 'password', ...(door !== undefined && { door }) },
  });
}

function fieldsAt(address: string, door?: typeof DOOR) {
  return pageAt(address, door).code.fields;
}

describe('the page that asks for an access code', () => {
  test('says that it wants an access code (spec 5.3)', () => {
    expect(pageAt('/lab').title).toBe('Please enter access code');
  });

  test('keeps the destination of a visitor who had to log in first: the door in the address', () => {
    expect(fieldsAt(`/lab?code=${DOOR}`)).toEqual({ world: 'lab', door: DOOR, locale: 'en', page: '/lab' });
  });

  test('leads to the location that the address itself names', () => {
    expect(fieldsAt('/lab/entrance?code=5', DOOR)).toMatchObject({ door: DOOR });
  });

  test.each(['/lab', '/lab?code=', '/lab?code=x', '/lab?code=-1'])('has no door at %s', (address) => {
    expect(fieldsAt(address)).not.toHaveProperty('door');
  });

  test.each(['/', '/de', '/?code=5'])(
    'does not name the world that an entrance leads into: %s',
    (address) => {
      const page = pageAt(address);
      // The door of the world's own address, which is that of its start location.
      expect(page.code.fields.door).toBe(doorOf(payloadId('lab/')));
      expect(page.code.fields).not.toHaveProperty('world');
      expect(page.closedWorld).toBeNull();
    },
  );

  test('leads through the requested door, from an entrance as well', () => {
    expect(fieldsAt(`/?code=${DOOR}`)).toEqual({ door: DOOR, locale: 'en', page: '/' });
  });
});
