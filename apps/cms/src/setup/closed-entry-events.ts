import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface EventManager {
  readonly emitEvent: (name: string, entry: unknown) => void;
}

interface EventModule {
  createEventManager: () => EventManager;
}

/**
 * Switches off Strapi's entry events (`entry.create` and so on). For each event Strapi reads the whole entry again after
 * the write, with all components, relations and media: 11 of the 26 statements of an imported article. Only webhooks
 * receive these events, and they are switched off (`closed-webhooks.ts`). Code that reacts to writes is a middleware of
 * the Document Service.
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
  if (events.createEventManager === undefined) throw new Error('Strapi has no entry events any more.');
  // Strapi curries it: it has to take two.
  events.createEventManager = () => ({ emitEvent: (_name, _entry) => undefined });
}
