import { formatHomePath, formatJoinPath, JOIN_SEGMENT } from '@vitrine/core/links/path';
import { formatPresentationCode, readPresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { ServerContext } from '~/contract/server-context.ts';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import type { Texts, Translate } from '~/i18n/translations.tsx';
import { titled } from '~/page-data/brand-view.server.ts';
import { qrCode } from '~/ui/qr-code.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';
import type { QrCode } from '~/ui/qr-drawing.tsx';
import { waitText } from '~/ui/wait-text.ts';
import { coverSurroundings } from '../cover/cover-data.server.ts';
import type { CoverSurroundings } from '../cover/cover-data.server.ts';
import { recapIn } from './recap-data.server.ts';
import type { RecapView } from './recap-data.server.ts';

/** The data of the page where guests enter the code of a presentation, and of its poster. */
export interface JoinData extends CoverSurroundings {
  readonly title: string;
  /** The title in the browser's tab. */
  readonly tabTitle: string;
  readonly homeHref: string;
  /** Why the code that was sent leads nowhere, as the server's redirect says. */
  readonly problem?: JoinProblem;
  /** In place of the form: the code that an address asks to show. */
  readonly poster?: PosterView;
  /** In place of both: the guide's own page. */
  readonly isPresenterView?: true;
  /** In place of all of them: what a presentation has shown. */
  readonly recap?: RecapView;
  /** Of the group `presentation` alone: a showroom that joins without this page asks this page for them. */
  readonly texts: Texts;
  /** The style sheets of the page's code. */
  readonly styles: readonly string[];
}

/** What is wrong with a code that was sent. */
export interface JoinProblem {
  readonly sentence: string;
  /** Whether it is about the code itself. */
  readonly isOfCode: boolean;
  /** A sentence about when the next code is accepted. */
  readonly wait?: string;
}

/** The code of a presentation, for a screen or a sheet of paper that many can read. */
export interface PosterView {
  /** As people read it: `K7M 2QX`. */
  readonly code: string;
  /** Where it is typed, without a scheme: `showroom.example/join`. */
  readonly address: string;
  /** The link that joins. */
  readonly qr: QrCode;
}

/** Seconds: longer than any wait that the server sets. The address may come from anywhere. */
const MAX_WAIT = 60 * 60;

/**
 * Builds the page where guests join a presentation. Whether a code belongs to a presentation is not looked up here:
 * the server answers the form itself, and a poster shows what its address says.
 *
 * @param request.query of the address; untrusted.
 */
export function buildJoinData(request: {
  readonly server: ServerContext;
  readonly language: AddressLanguage;
  readonly query: URLSearchParams;
}): JoinData {
  const { server, language, query } = request;
  const { snapshot, locale } = language;
  const t = serverTexts(snapshot, ['presentation', 'updater', 'access']);
  const cover = coverSurroundings({ server, language, path: `/${JOIN_SEGMENT}`, picture: undefined });
  const kept = new URLSearchParams(query);
  for (const name of ['code', 'problem', 'wait']) kept.delete(name);
  const search = kept.size === 0 ? '' : `?${kept.toString()}`;
  const isPresenterView = query.has('present');
  const recap = recapIn({ server, language, query });
  const title = t(titleOf({ isPresenterView, recap }));
  const poster = posterOf(server, query.get('show') ?? '');
  const problem = poster ? undefined : problemOf(query, t);
  return {
    ...cover,
    languages: cover.languages.map((link) => Object.assign({}, link, { href: `${link.href}${search}` })),
    title,
    tabTitle: titled(snapshot.settings.brand, title),
    homeHref: formatHomePath({ locale, defaultLocale: server.bundle.defaultLocale }),
    ...(problem && { problem }),
    ...(poster && { poster }),
    ...(isPresenterView && { isPresenterView }),
    ...(recap && { recap }),
    texts: interfaceTexts(snapshot, ['presentation']),
    styles: [
      ...new Set([
        ...server.stylesOf('app/screens/join/join-screen.tsx'),
        // Its code is fetched on its own, and who has no scripts sees it as well.
        ...(recap ? server.stylesOf('app/screens/join/recap.tsx') : []),
      ]),
    ],
  };
}

function titleOf({
  isPresenterView,
  recap,
}: {
  readonly isPresenterView: boolean;
  readonly recap: RecapView | undefined;
}) {
  if (recap) return 'presentation__recap';
  return isPresenterView ? 'presentation__presenter_view' : 'presentation__join_title';
}

function problemOf(query: URLSearchParams, t: Translate): JoinProblem | undefined {
  switch (query.get('problem')) {
    case 'code':
      return { sentence: t('presentation__wrong_code'), isOfCode: true };
    case 'busy': {
      const wait = Number(query.get('wait'));
      const isKnown = wait > 0 && wait <= MAX_WAIT;
      return {
        sentence: t('error__too_many_requests'),
        isOfCode: false,
        ...(isKnown && { wait: t('access__wait', { time: waitText(wait) }) }),
      };
    }
    default:
      return undefined;
  }
}

/** The addresses name no language: each guest joins in their own. */
function posterOf({ bundle, url }: ServerContext, shown: string): PosterView | undefined {
  const code = readPresentationCode(shown);
  if (code === undefined) return undefined;
  const { defaultLocale } = bundle;
  const path = formatJoinPath({ locale: defaultLocale, defaultLocale });
  return {
    code: formatPresentationCode(code),
    address: `${url.host}${path}`,
    qr: qrCode(`${url.origin}${path}/${code}`),
  };
}
