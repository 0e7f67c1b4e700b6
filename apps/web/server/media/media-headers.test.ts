import { describe, expect, test } from 'vitest';
import { localeCode } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { findLocks, hideFrom } from '../snapshot/access.ts';
import { createVisibleContents } from '../snapshot/visible-content.ts';
import { createBundle, createLocation } from '../testing/bundle.ts';
import { ANONYMOUS } from '../snapshot/visitor-class.ts';
import { cacheControlOf, SHARED_MEDIA_SECONDS } from './media-headers.ts';

const NOW = Date.UTC(2026, 0, 1);

/** The `cache-control` of files that everyone may see. */
function openIn(over: Partial<Snapshot>, isVersioned = true): string {
  const visible = createVisibleContents({ hide: hideFrom, findLocks });
  const { mayCloseAt } = visible(createBundle('v1', over), ANONYMOUS, NOW);
  const sharedFor = mayCloseAt === undefined ? undefined : (mayCloseAt - NOW) / 1000;
  return cacheControlOf({ sharedFor, isVersioned });
}

const openWorld =
  createBundle().snapshots[localeCode('en')]?.worlds.filter(({ slug }) => slug === 'open') ?? [];
const hall = createLocation('open-hall', 'open');

function timed(until: number) {
  return [{ ...hall, access: { ...hall.access, until: new Date(until).toISOString() } }];
}

/** The same for a file with an access window that closes. */
function closingIn(milliseconds: number) {
  return openIn({ worlds: openWorld, locations: timed(NOW + milliseconds) });
}

describe('how long media may be kept', () => {
  test('is immutable where nothing is closed or timed', () => {
    expect(openIn({ worlds: openWorld, locations: [hall] })).toBe('public, max-age=31536000, immutable');
  });

  test('is minutes where anything is closed', () => {
    expect(openIn({})).toBe(`public, max-age=${SHARED_MEDIA_SECONDS}, s-maxage=${SHARED_MEDIA_SECONDS}`);
    const loginOnly = createLocation('open-hall', 'open', { access: { rule: { kind: 'loggedIn' } } });
    expect(openIn({ worlds: openWorld, locations: [loginOnly] })).toContain('s-maxage=300');
  });

  test('is minutes for an address without a version: the file may be replaced under it', () => {
    expect(openIn({ worlds: openWorld, locations: [hall] }, false)).toContain('max-age=300');
  });

  test('ends with the next window', () => {
    expect(closingIn(90_000)).toBe('public, max-age=90, s-maxage=90');
    expect(closingIn(500)).toBe('public, max-age=0, must-revalidate');
    expect(closingIn(3_600_000)).toContain('s-maxage=300');
    // Its window has closed; an editor may close another one.
    expect(closingIn(-90_000)).toContain('s-maxage=300');
  });

  test('is nothing for shared caches where it is closed', () => {
    expect(cacheControlOf('private')).toMatch(/^private/);
  });
});
