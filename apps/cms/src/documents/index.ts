import type { Core } from '@strapi/strapi';
import { leasesOf, lookForLeftWork } from '../coordination/leases.ts';
import { createDocumentTexts } from './document-texts.ts';
import type { DocumentTexts } from './document-texts.ts';
import { readUploadedPdfs } from './upload-hook.ts';

/** One for each CMS, and a process has one CMS. */
let running: DocumentTexts | undefined;
let stopLooking: () => void = () => undefined;

const SERVICE = 'document-texts';

/** The words of the PDFs of this CMS. */
export function documentTextsIn(strapi: Core.Strapi): DocumentTexts | undefined {
  return strapi.has(SERVICE) ? strapi.get<DocumentTexts>(SERVICE) : undefined;
}

/**
 * Starts reading PDFs: uploaded ones, and, as soon as the CMS listens, those without words.
 *
 * @param onChange called when words have changed.
 */
export function startDocumentTexts(strapi: Core.Strapi, onChange: () => void): void {
  const texts = createDocumentTexts(strapi, onChange);
  running = texts;
  strapi.add(SERVICE, () => texts);
  readUploadedPdfs(strapi, texts);
  strapi.server.httpServer.once('listening', () => {
    const onError = (error: unknown): void => void strapi.log.error(`PDFs wait: ${String(error)}`);
    void texts.resume().catch(onError);
    stopLooking = lookForLeftWork(leasesOf(strapi), texts.resume, onError);
  });
}

/** Ends what runs, at the CMS's shutdown. */
export async function stopDocumentTexts(): Promise<void> {
  stopLooking();
  await running?.stop();
  running = undefined;
}
