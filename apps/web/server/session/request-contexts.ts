import type { ContentBundle, FigureSources } from '@vitrine/content/bundle';
import type { PreviewNote, SessionVisitor } from '../../app/contract/server-context.ts';
import { findLocks, hideFrom } from '../snapshot/access.ts';
import type { Clock } from '../process/clock.ts';
import { publicOriginOf } from '../http/request-origin.ts';
import type { MediaRights } from '../media/media-route.ts';
import { mediaFilesOf } from '../media/media-files.ts';
import type { PublishedBundle } from '../snapshot/manager.ts';
import { createVisibleContents } from '../snapshot/visible-content.ts';
import type { VisibleContent } from '../snapshot/visible-content.ts';
import { ANONYMOUS, isAnonymous } from '../snapshot/visitor-class.ts';
import type { VisitorOf } from './visitor.ts';

/** Everything besides its address that an answer depends on: the visitor, their rights, the public origin. */
export interface RequestContext {
  readonly visitor: SessionVisitor;
  readonly isAnonymous: boolean;
  readonly visible: VisibleContent;
  /** The content that everyone may see. */
  readonly open: VisibleContent;
  /** Where figures of dashboards get their numbers from; never sent to the browser. */
  readonly figureSources: FigureSources | undefined;
  /** Speaker notes by language and story: for who presents one. */
  readonly storyNotes?: ContentBundle['serverOnly']['storyNotes'];
  /** The public origin of this visitor's addresses. */
  readonly origin: string;
  /** Drafts are shown, to a visitor who may see them: the answer is never cached. */
  readonly preview?: ShownPreview;
}

/** How a preview differs from what visitors get. */
export interface ShownPreview extends PreviewNote {
  /** Which sites may show it in a frame, as in CSP. */
  readonly frameAncestors: readonly string[];
}

/** What the page says of its preview. */
export function previewNote(preview: ShownPreview): PreviewNote {
  const { frameAncestors: _, ...note } = preview;
  return note;
}

/**
 * Creates the function that determines the visitor and their rights for a request.
 *
 * @returns a function that returns `undefined` while there is no content at all.
 */
export function createRequestContexts(options: {
  readonly current: () => PublishedBundle | undefined;
  readonly clock: Clock;
  readonly publicUrl: string | undefined;
  /** Identifies the visitor; without it, everyone is anonymous. */
  readonly visitorOf?: VisitorOf;
}) {
  const { visitorOf = () => ANONYMOUS } = options;
  const visibleOf = createVisibleContents({ hide: hideFrom, findLocks });

  return (request: Request): RequestContext | undefined => {
    const bundle = options.current()?.bundle;
    if (!bundle) return undefined;
    const now = options.clock.now();
    const visitor = visitorOf(request);
    const open = visibleOf(bundle, ANONYMOUS, now);
    return {
      visitor,
      isAnonymous: isAnonymous(visitor),
      visible: isAnonymous(visitor) ? open : visibleOf(bundle, visitor, now),
      open,
      figureSources: bundle.serverOnly.figureSources,
      storyNotes: bundle.serverOnly.storyNotes,
      origin: publicOriginOf({
        url: request.url,
        forwardedProto: request.headers.get('x-forwarded-proto'),
        publicUrl: options.publicUrl,
        isAlias: (host) => open.entrances.byHost.has(host),
      }),
    };
  };
}

/**
 * The media files that a request may read.
 *
 * @param now milliseconds since 1970.
 */
export function mediaRightsOf({ visible, open }: RequestContext, now: number): MediaRights {
  return {
    visible: mediaFilesOf(visible.content),
    open: mediaFilesOf(open.content),
    ...(open.mayCloseAt === undefined ? {} : { sharedFor: (open.mayCloseAt - now) / 1000 }),
  };
}
