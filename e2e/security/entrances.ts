import type { ContentBundle } from '@vitrine/content/bundle';
import { formatHomePath, formatWorldPath } from '@vitrine/core/links/path';
import { dataOf, get, post } from './addresses.ts';
import type { Question } from './ask.ts';

function worldsOf({ snapshots, defaultLocale }: ContentBundle) {
  return snapshots[defaultLocale]?.worlds ?? [];
}

/** What depends on the requested host: the target, and the addresses in the answer. */
function questionsAtHost(bundle: ContentBundle): readonly Question[] {
  const { defaultLocale, locales } = bundle;
  const pages = locales.flatMap(({ code: locale }) =>
    [formatHomePath({ locale, defaultLocale })].concat(
      worldsOf(bundle).map(({ slug }) => formatWorldPath({ locale, defaultLocale, world: slug })),
    ),
  );
  return [
    ...[...pages, '/?code=1', '/?problem=code', '/login', '/power-save-mode', '/nowhere'].flatMap((path) => [
      get(path),
      get(dataOf(path)),
    ]),
    ...['/sitemap.xml', '/robots.txt'].map(get),
    post('/box-api/login', { identifier: 'unknown@visitor.example', password: '', redirect: '/' }),
    post('/box-api/unlock', { code: '', page: '/' }),
    post('/box-api/contact', { page: '/' }),
  ];
}

function askedOf(host: string) {
  return (question: Question): Question => ({ ...question, headers: { ...question.headers, host } });
}

/** Everything that depends on the host, asked of every `URL_ALIAS` there is, with and without a port. */
export function everyEntrance(bundle: ContentBundle): readonly Question[] {
  return worldsOf(bundle)
    .flatMap(({ urlAlias }) => (urlAlias === undefined ? [] : [urlAlias, `${urlAlias.toUpperCase()}:8443`]))
    .flatMap((host) => questionsAtHost(bundle).map(askedOf(host)));
}
