import type { Core } from '@strapi/strapi';
import { createMediaPipeline } from './media-pipeline.ts';
import type { MediaPipeline } from './media-pipeline.ts';
import { hookIntoUploads } from './upload-hook.ts';

export type { MediaPipeline } from './media-pipeline.ts';
export type { PipelineState } from './pipeline-state.ts';

/** One for each CMS: a process has one. */
let running: MediaPipeline | undefined;

/** Begins to look after videos, as soon as the CMS listens. */
export const startMediaPipeline = (strapi: Core.Strapi): void => {
  const pipeline = createMediaPipeline(strapi);
  running = pipeline;
  hookIntoUploads(strapi, pipeline);
  strapi.server.httpServer.once('listening', () => {
    void pipeline.resume().catch((error: unknown) => strapi.log.error(`Videos wait: ${String(error)}`));
  });
};

/** Ends what runs, at the CMS's shutdown. */
export const stopMediaPipeline = async (): Promise<void> => {
  await running?.stop();
  running = undefined;
};

/**
 * The pipeline of the running CMS, for the parts of it that show or use it: `stateOf`, `clipEndsOf`, `reverse`.
 *
 * @throws Error before the CMS has started.
 */
export const mediaPipeline = (): MediaPipeline => {
  if (running === undefined) throw new Error('The CMS has not started yet.');
  return running;
};
