import { worldSlug } from '@vitrine/core/world/ids';
import { aWorld } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { errorData, worldOfError } from './error-data.server.ts';
import { languageOfPath } from '~/page-data/resolved-address.server.ts';

const hall = aWorld({ slug: worldSlug('hall'), name: 'Hall' });
const vault = aWorld({ slug: worldSlug('vault'), name: 'Vault', isProtected: true });

function worldAt(path: string, host = 'showroom.example'): string | undefined {
  const bundle = someContent({ worlds: [hall, vault, aWorld()] });
  const server = aServerContext({
    bundle,
    url: new URL(path, `https://${host}`),
    entrances: {
      byHost: new Map([['vault.example', vault.slug]]),
      defaultWorld: worldSlug('showroom'),
    },
  });
  return errorData(server, languageOfPath(bundle, path, new Map()), 'error__page_not_found').world?.slug;
}

describe('the world of an error page', () => {
  test('is that of the address, in every language', () => {
    expect(worldAt('/hall/nowhere')).toBe('hall');
    expect(worldAt('/de/HALL/nowhere')).toBe('hall');
  });

  test('is that of the host where the address names none', () => {
    expect(worldAt('/nowhere/at/all')).toBe('showroom');
  });

  test('is none that the visitor may not enter', () => {
    expect(worldAt('/vault/nowhere')).toBe('showroom');
    expect(worldAt('/nowhere/at/all', 'vault.example')).toBeUndefined();
  });
});

test('an address of nothing names the first rooms that the visitor may enter, and only there', () => {
  const bundle = someContent();
  const server = aServerContext({ bundle, url: new URL('https://showroom.example/showroom/nowhere') });
  const language = languageOfPath(bundle, '/showroom/nowhere', new Map());
  const { suggestions } = errorData(server, language, 'error__page_not_found');
  expect(suggestions?.rooms[0]).toMatchObject({ href: '/showroom/entrance' });
  expect(suggestions?.rooms.length).toBeLessThanOrEqual(4);
  expect(suggestions?.searchHref).toBe('/showroom/entrance?search');
  expect(errorData(server, language, 'error__no_access')).not.toHaveProperty('suggestions');
});

test('an unforeseen error looks like the world of the address, and like none that the visitor may not enter', () => {
  const bundle = someContent({ worlds: [hall, vault] });
  const at = (path: string) => {
    const server = aServerContext({ bundle, url: new URL(path, 'https://showroom.example') });
    return worldOfError(server, languageOfPath(bundle, path, new Map()));
  };
  expect(at('/hall/nowhere')).toMatchObject({ href: '/hall', logoMain: { name: 'Hall' } });
  expect(at('/vault/nowhere')).toBeUndefined();
  // Built once for all pages.
  expect(at('/hall/nowhere')).toBe(at('/hall'));
});
