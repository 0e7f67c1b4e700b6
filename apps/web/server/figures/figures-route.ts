import type { FigureSources } from '@vitrine/content/bundle';
import type { PublishedContent } from '../../app/contract/server-context.ts';
import { bytesOf, createCachedAnswer } from '../http/cached-answer.ts';
import { PRIVATE, replyJson, REVALIDATE_ALWAYS } from '../http/reply.ts';
import type { LiveFiguresOf } from './live-figures.ts';

/** The visitor's content, and where its figures come from. */
export interface FigureReader {
  readonly visible: { readonly content: PublishedContent };
  readonly isAnonymous: boolean;
  readonly figureSources: FigureSources | undefined;
}

/**
 * `GET /box-api/figures/<locale>/<dashboard>`: the figures of a dashboard as they are now, for visitors who may see it;
 * 404 for a dashboard that they may not see, that does not exist, or that has no polled figure.
 */
export function createFiguresRoute(liveFigures: LiveFiguresOf) {
  return (
    request: Request,
    { visible, isAnonymous, figureSources }: FigureReader,
    asked: { readonly locale: string; readonly dashboard: string },
  ): Response | Promise<Response> => {
    const { snapshots } = visible.content;
    const snapshot = Object.hasOwn(snapshots, asked.locale) ? snapshots[asked.locale] : undefined;
    const dashboard = snapshot?.dashboards.find(({ id }) => String(id) === asked.dashboard);
    const figures = dashboard && liveFigures(figureSources, asked.locale, dashboard);
    if (figures === undefined) return replyJson({ error: 'There are no such figures.' }, { status: 404 });
    const answer = createCachedAnswer({
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': isAnonymous ? REVALIDATE_ALWAYS : PRIVATE,
      },
      body: bytesOf(JSON.stringify(figures)),
    });
    return answer.respond(request);
  };
}
