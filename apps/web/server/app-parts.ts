import type { Clock } from './process/clock.ts';
import type { Contact } from './contact/contact.ts';
import type { LiveFiguresOf } from './figures/live-figures.ts';
import type { Pictures } from './images/pictures.ts';
import type { ServerLogger } from './process/logger.ts';
import type { MediaStore } from './media/media-store.ts';
import type { Metrics } from './metrics.ts';
import type { Assets } from './pages/assets.ts';
import type { Pages } from './pages/pages.ts';
import type { Presentations } from './presentation/presentations.ts';
import type { Events } from './routes/events.ts';
import type { createMetricsAccess } from './routes/metrics-access.ts';
import type { PreviewGate } from './preview/preview-gate.ts';
import type { SearchIndexes } from './search/search-indexes.ts';
import type { Session } from './session/session.ts';
import type { PublishedBundle } from './snapshot/manager.ts';
import type { createRequestContexts } from './session/request-contexts.ts';

/** The parts that the app is made of; a test can replace each of them. */
export interface AppParts extends Pick<Pictures, 'images' | 'tiles'> {
  readonly requestContextOf: ReturnType<typeof createRequestContexts>;
  readonly pages: Pick<Pages, 'respond'>;
  readonly assets: Assets;
  readonly media: MediaStore;
  readonly contact: Pick<Contact, 'respond' | 'respondPerson' | 'respondStand' | 'outcomeOf'>;
  readonly session: Pick<Session, 'respond' | 'settled' | 'follow'>;
  readonly events: Pick<Events, 'respond'>;
  readonly presentations: Pick<
    Presentations,
    'respond' | 'follow' | 'join' | 'rightsChanged' | 'settled' | 'stories'
  >;
  readonly searchIndexes: Pick<SearchIndexes, 'shippedOf' | 'findingsOf'>;
  readonly liveFigures: LiveFiguresOf;
  readonly revalidate: (request: Request) => Promise<Response>;
  readonly outboxState: (request: Request) => Response;
  readonly cspReports: (request: Request) => Promise<Response>;
  /** Absent: there are no previews. */
  readonly previews?: Pick<PreviewGate, 'respond'>;
  readonly metrics: Pick<Metrics, 'text' | 'contentType' | 'countRequest'>;
  /** Whether a request may read the metrics; all others get 404. */
  readonly mayReadMetrics: ReturnType<typeof createMetricsAccess>;
  /** Whether the host in a request's address is one of the showroom's names; absent: every host is. */
  readonly isKnownHost?: (url: string) => boolean;
  readonly buildVersion: string;
  /** Where the content shown comes from; absent in a process that should get no visitors. */
  readonly contentSource: () => PublishedBundle['origin'] | undefined;
  readonly clock: Clock;
  readonly logger: ServerLogger;
}
