import type { Core } from '@strapi/strapi';
import { leasesOf, lookForLeftWork } from '../coordination/leases.ts';
import { createMediaPipeline } from './media-pipeline.ts';
import type { MediaPipeline } from './media-pipeline.ts';
import { hookIntoUploads } from './upload-hook.ts';

export type { MediaPipeline } from './media-pipeline.ts';
export { storeMadeFile } from './store-made-file.ts';
export { messageOf, VideoError } from './video-error.ts';

/** One for each CMS, and a process has one CMS. */
let running: MediaPipeline | undefined;
let stopLooking: () => void = () => undefined;

/** The calls of the Document Service after which an entry may show another video. */
const SHOWING: ReadonlySet<string> = new Set(['create', 'update', 'clone']);

/**
 * Starts processing videos as soon as the CMS listens. The parts of the CMS that show or use the results find the
 * pipeline as `strapi.get('media-pipeline')`, a {@link MediaPipeline}.
 */
export function startMediaPipeline(strapi: Core.Strapi): void {
  const pipeline = createMediaPipeline(strapi);
  running = pipeline;
  strapi.add('media-pipeline', () => pipeline);
  hookIntoUploads(strapi, pipeline);
  strapi.documents.use(async ({ action }, next) => {
    const result = await next();
    if (SHOWING.has(action)) await strapi.db.transaction(({ onCommit }) => onCommit(pipeline.lookForCopies));
    return result;
  });
  strapi.server.httpServer.once('listening', () => {
    const onError = (error: unknown): void => void strapi.log.error(`Videos wait: ${String(error)}`);
    void pipeline.resume().catch(onError);
    stopLooking = lookForLeftWork(leasesOf(strapi), pipeline.takeOver, onError);
  });
}

/** Ends what runs, at the CMS's shutdown. */
export async function stopMediaPipeline(): Promise<void> {
  stopLooking();
  await running?.stop();
  running = undefined;
}
