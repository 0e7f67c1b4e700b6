import { join } from 'node:path';
import { derivePreviewKeys } from '@vitrine/content/node';
import { createApp } from '../app.ts';
import { openCoordination } from '../coordination/open.ts';
import { systemClock } from '../process/clock.ts';
import { createContact } from '../contact/contact.ts';
import type { Env } from '../process/env.ts';
import { createFetchSource } from '../figures/fetch-source.ts';
import { createFigureReadings } from '../figures/figure-readings.ts';
import { createLiveFigures } from '../figures/live-figures.ts';
import { createWarmUp } from '../images/warm-up.ts';
import { createKnownHosts } from '../http/known-hosts.ts';
import type { ServerLogger } from '../process/logger.ts';
import { mediaFilesOf } from '../media/media-files.ts';
import { createMetrics } from '../metrics.ts';
import type { ChunkStyles } from '../pages/chunk-styles.ts';
import type { Assets } from '../pages/assets.ts';
import { createPages } from '../pages/pages.ts';
import type { RenderPage } from '../pages/pages.ts';
import { createPresentations } from '../presentation/presentations.ts';
import { createPreviewComments } from '../preview/preview-comments.ts';
import { createPreviewContents } from '../preview/preview-contents.ts';
import { createPreviewEvents } from '../preview/preview-events.ts';
import { createPreviewGate } from '../preview/preview-gate.ts';
import { createCspReports } from '../routes/csp-reports.ts';
import { createEvents } from '../routes/events.ts';
import { createMetricsAccess } from '../routes/metrics-access.ts';
import { createOutboxState } from '../routes/outbox-state.ts';
import { announceEverywhere, createRevalidate } from '../routes/revalidate.ts';
import type { ProcessFaults } from '../process/process-faults.ts';
import { createSearchIndexes } from '../search/search-indexes.ts';
import { createAccessClock } from '../snapshot/access-clock.ts';
import { createAliasLookup } from '../snapshot/aliases.ts';
import { createSnapshotManager } from '../snapshot/manager.ts';
import { createVersionSeal } from '../snapshot/seal-version.ts';
import { readConfiguredEndpoints } from '../snapshot/configured-endpoints.ts';
import { createSnapshotSources, findToken } from '../snapshot/sources.ts';
import { createSweep } from '../sweep/sweep.ts';
import { openEndedLogins } from '../session/ended-logins.ts';
import { createSession } from '../session/session.ts';
import { createRequestContexts } from '../session/request-contexts.ts';
import { createAfterSwap } from './after-swap.ts';
import { assembleMedia } from './assemble-media.ts';
import { readSecrets } from './secrets.ts';

/** Puts the server's parts together and starts to read content. It does not listen yet. */
export async function assembleServer(options: {
  readonly env: Env;
  readonly logger: ServerLogger;
  readonly render: RenderPage;
  readonly assets: Assets;
  readonly stylesOf: ChunkStyles;
  readonly buildVersion: string;
  readonly isDevelopment: boolean;
  readonly droppedLogLines: () => number;
  readonly faults: ProcessFaults;
}) {
  const { env, logger } = options;
  const clock = systemClock;
  let isStopping = false;

  const secrets = await readSecrets(env, logger);
  const coordination = await openCoordination({
    redisUrl: env.redisUrl,
    secret: secrets.session,
    clock,
    logger,
  });
  const sealVersion = createVersionSeal(secrets.revalidate);
  const snapshots = createSnapshotManager({
    sources: createSnapshotSources(
      env,
      await readConfiguredEndpoints(env.contentEndpoints),
      fetch,
      clock.elapsed,
    ),
    sealVersion,
    clock,
    random: Math.random,
    logger,
  });
  const { bucket, media, mirror, pictures, room } = await assembleMedia({
    env,
    sourceOf: (name) => {
      const sources = snapshots.current()?.bundle.serverOnly.mediaSources ?? {};
      return Object.hasOwn(sources, name) ? sources[name] : previewContents.mediaSourceOf(name);
    },
    onPictureMade: (from) => metrics.countPicture(from),
    clock,
    logger,
  });
  const sweep = createSweep({
    dataDir: env.dataDir,
    named: () => {
      const shown = snapshots.current();
      return shown && shown.origin !== 'shipped' ? mediaFilesOf(shown.bundle) : undefined;
    },
    clock,
    elapsed: () => performance.now(),
    logger,
  });
  const contact = await createContact({
    env,
    sessionSecret: secrets.session,
    revalidateSecret: secrets.revalidate,
    readCmsToken: () => findToken(env),
    content: () => snapshots.current()?.bundle,
    fetch,
    coordination,
    clock,
    random: Math.random,
    logger,
  });
  const endedLogins = await openEndedLogins({
    file: join(env.dataDir, 'ended-logins'),
    everywhere: coordination.set('ended-logins'),
    clock,
    logger,
  });
  const session = createSession({
    cmsUrl: env.cmsUrl,
    secret: secrets.session,
    endedLogins,
    limit: coordination.limit,
    current: () => snapshots.current()?.bundle,
    fetch,
    clock,
    logger,
  });
  const presentations = createPresentations({ secret: secrets.session, coordination, clock });
  const previewKeys = derivePreviewKeys(secrets.revalidate);
  const previewContents = createPreviewContents({
    cmsUrl: env.cmsUrl,
    keys: previewKeys,
    fetch,
    clock,
    sealVersion,
  });
  const previewEvents = createPreviewEvents({ contents: previewContents, clock });
  const previews = createPreviewGate({
    keys: previewKeys,
    contents: previewContents,
    events: previewEvents,
    comments: createPreviewComments({
      cmsUrl: env.cmsUrl,
      keys: previewKeys,
      fetch,
      clock,
      limit: coordination.limit,
    }),
    coordination,
    clock,
    host: env.previewUrl === undefined ? undefined : new URL(env.previewUrl).host,
  });
  const visitorContextOf = createRequestContexts({
    current: snapshots.current,
    clock,
    publicUrl: env.publicUrl,
    visitorOf: presentations.inviting(session.visitorOf),
  });
  const requestContextOf: typeof visitorContextOf = (request) =>
    previews.requestContextOf(request) ?? visitorContextOf(request);
  const searchIndexes = createSearchIndexes((file) => {
    const texts = snapshots.current()?.bundle.documentTexts ?? {};
    return Object.hasOwn(texts, file) ? texts[file] : undefined;
  });
  const events = createEvents({ clock, currentVersion: () => snapshots.current()?.bundle.version });
  const warmUp = createWarmUp({ media, images: pictures.images });
  const metrics = createMetrics({
    snapshotAgeSeconds: () => (clock.now() - (snapshots.current()?.since ?? clock.now())) / 1000,
    snapshotVersion: () => snapshots.current()?.bundle.version ?? 'none',
    isCmsGood: () => snapshots.cms().status === 'good',
    openEventStreams: events.connections,
    pageCacheBytes: () => pages.weight(),
    queuedEncodes: () => pictures.queueLength() + warmUp.remaining(),
    waitingRequests: contact.waiting,
    droppedLogLines: options.droppedLogLines,
    faults: options.faults,
    missingMedia: mirror.missing,
    isDiskShort: room.isShort,
    isRedisUp: coordination.isUp,
    isBucketUp: () => bucket?.isUp(),
  });
  const figureReadings = createFigureReadings({
    interval: env.figureInterval,
    fetchSource: createFetchSource({ origins: env.figureOrigins }),
    clock,
    random: Math.random,
    logger,
  });
  const liveFigures = createLiveFigures({
    readings: figureReadings,
    origins: env.figureOrigins,
    interval: env.figureInterval,
    clock,
  });
  const pages = createPages({
    render: options.render,
    stylesOf: options.stylesOf,
    search: searchIndexes.search,
    liveFigures,
    signConsent: contact.signConsent,
    mailsCopies: env.mail !== undefined,
    clock,
    logger,
    frameAncestors: env.frameAncestors,
    isDevelopment: options.isDevelopment,
    showsLook: options.isDevelopment || env.showsLook,
    onCacheResult: metrics.countPage,
  });

  const isKnownHost = createKnownHosts({
    named: [env.host, env.previewUrl && new URL(env.previewUrl).host].filter((name) => name !== undefined),
    isAlias: createAliasLookup(() => snapshots.current()?.bundle),
  });

  const afterSwap = createAfterSwap({
    warmUp: warmUp.prepare,
    mirror: mirror.copy,
    warmSearch: async () => {
      const open = requestContextOf(new Request('http://localhost/'))?.open.content.snapshots ?? {};
      for (const snapshot of Object.values(open)) await searchIndexes.warm(snapshot);
      // Including PDFs that are closed to the public at first: visitors who may open them do not wait for their text
      // either.
      const all = snapshots.current()?.bundle.snapshots ?? {};
      for (const snapshot of Object.values(all)) await searchIndexes.warmDocuments(snapshot);
    },
    logger,
  });
  const rightsChanged = (): void => {
    events.announceRights();
    presentations.rightsChanged();
  };
  snapshots.onCodesChange(rightsChanged);
  const accessClock = createAccessClock({ clock, onPassed: rightsChanged });
  snapshots.onChange((published) => {
    events.announce(published.bundle.version);
    presentations.rightsChanged();
    accessClock.follow(published.bundle);
    void afterSwap(published);
  });
  await snapshots.start();
  contact.start();
  sweep.start();

  const app = createApp({
    requestContextOf,
    pages,
    assets: options.assets,
    media,
    ...pictures,
    contact,
    session,
    events,
    presentations,
    searchIndexes,
    liveFigures,
    previews,
    revalidate: createRevalidate({
      secret: secrets.revalidate,
      announce: announceEverywhere(coordination.bus, { ...snapshots, ...session }),
    }),
    outboxState: createOutboxState({ secret: secrets.revalidate, waiting: contact.waiting }),
    cspReports: createCspReports({ clock, logger, onReport: metrics.countCspReport }),
    metrics,
    mayReadMetrics: createMetricsAccess(env.metricsToken),
    ...(env.publicUrl === undefined && { isKnownHost }),
    buildVersion: options.buildVersion,
    contentSource: () => (isStopping ? undefined : snapshots.current()?.origin),
    clock,
    logger,
  });

  return {
    fetch: app.fetch,
    /** Ends what would keep connections open; settles when every pending write has ended. */
    stop: async (): Promise<void> => {
      isStopping = true;
      accessClock.stop();
      sweep.stop();
      figureReadings.stop();
      events.close();
      previewEvents.stop();
      presentations.stop();
      await Promise.all([snapshots.stop(), contact.stop(), endedLogins.written()]);
      coordination.stop();
    },
  };
}
