import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface EventManager {
  readonly emitEvent: (name: string, entry: unknown) => void;
}

interface EventModule {
  createEventManager: () => EventManager;
}

/**
 * Switches off the events that Strapi emits of entries (`entry.create` and so on). For each it reads the whole entry
 * anew after the write, with all components, relations and media: for the imported article of the benchmark that is 11
 * of 26 statements. Webhooks alone are sent them, and there are none (`closed-webhooks.ts`). What has to know of
 * writes is a middleware of the Document Service.
 *
 * Call it before Strapi opens the first type of documents.
 *
 * @throws Error when this version of Strapi keeps the events elsewhere.
 */
export function closeEntryEvents(): void {
  const ofStrapi = createRequire(createRequire(__filename).resolve('@strapi/strapi'));
  const core = dirname(ofStrapi.resolve('@strapi/core/package.json'));
  const path = join(core, 'dist/services/document-service/events.js');
  const events = ofStrapi(path) as Partial<EventModule>;
  if (events.createEventManager === undefined) throw new Error('Strapi has no events of entries any more.');
  // Strapi curries it: it has to take two.
  events.createEventManager = () => ({ emitEvent: (_name, _entry) => undefined });
}
