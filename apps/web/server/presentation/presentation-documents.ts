import { isLaterThan, stepPresentation } from '@vitrine/core/presentation/presentation';
import type { Presentation, PresentationEvent, Refusal } from '@vitrine/core/presentation/presentation';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import { SharedDocumentsAwayError } from '../coordination/coordination.ts';
import type { Coordination, SharedDocument } from '../coordination/coordination.ts';
import { readPresentation, writePresentation } from './presentation-text.ts';

/** Presentations that one process without a Redis has at a time. */
export const MAX_PRESENTATIONS = 1_000;

/**
 * Milliseconds for which a presentation is kept after its last change. A process with windows that take part knows it
 * longer, and writes it again.
 */
const LIFETIME = 60 * 60 * 1_000;

/** Milliseconds for which the end of a presentation is known, so that every process learns of it. */
const END_LIFETIME = 60 * 1_000;

/** Attempts to change a presentation that others change at the same moment. */
const MAX_ATTEMPTS = 20;

const TOPIC = 'presentation';

/** The outcome of a change. */
export type Change =
  | { readonly kind: 'changed'; readonly presentation: Presentation }
  | {
      readonly kind: 'refused';
      /** `away`: while the Redis is away the lead cannot change hands. `busy`: too many change it at once. */
      readonly reason: Refusal | 'unknown' | 'away' | 'busy';
    };

/**
 * The presentations of all processes. A change is written over the state that it was made of, or not at all; the other
 * processes are told of it. While the Redis is away each process goes on by itself, and the later state counts when
 * it is back.
 */
export interface PresentationDocuments {
  /** @returns whether the code was free. */
  readonly begin: (presentation: Presentation) => Promise<boolean>;
  readonly change: (code: PresentationCode, event: PresentationEvent) => Promise<Change>;
  /** What this process knows without asking. */
  readonly known: (code: PresentationCode) => Presentation | undefined;
  /** Asks for the newest state, and keeps what is here known to all. */
  readonly refresh: (code: PresentationCode) => Promise<Presentation | undefined>;
  /** Forgets what this process knows of it. */
  readonly forget: (code: PresentationCode) => void;
}

/** @param options.onChange a presentation is new to this process, or has changed anywhere. */
export function createPresentationDocuments(options: {
  readonly coordination: Pick<Coordination, 'bus' | 'documents' | 'isUp'>;
  readonly onChange: (presentation: Presentation) => void;
}): PresentationDocuments {
  const { coordination, onChange } = options;
  const { bus } = coordination;
  const documents = coordination.documents('presentations', MAX_PRESENTATIONS);
  const here = new Map<PresentationCode, Presentation>();

  /** Takes a state from anywhere, unless a later one is here. */
  const take = (presentation: Presentation): Presentation => {
    const known = here.get(presentation.code);
    if (known !== undefined && !isLaterThan(presentation, known)) return known;
    here.set(presentation.code, presentation);
    onChange(presentation);
    return presentation;
  };

  bus.subscribe(TOPIC, (text) => {
    const presentation = readPresentation(text);
    // A presentation without participants on this process does not concern it.
    if (presentation !== undefined && here.has(presentation.code)) take(presentation);
  });

  const write = async (presentation: Presentation, over: SharedDocument | undefined): Promise<boolean> => {
    const text = writePresentation(presentation);
    const lifetime = presentation.isOver ? END_LIFETIME : LIFETIME;
    const written = await documents.write(presentation.code, text, { version: over?.version, lifetime });
    if (typeof written !== 'object') return false;
    take(presentation);
    bus.publish(TOPIC, text);
    return true;
  };

  /** The later one of what is kept for all and what is here. */
  const newest = async (code: PresentationCode) => {
    const document = await documents.read(code);
    const shared = document && readPresentation(document.text);
    const own = here.get(code);
    const isOwnLater = own !== undefined && (shared === undefined || isLaterThan(own, shared));
    return { document, presentation: isOwnLater ? own : shared, isOwnLater };
  };

  const changeHere = (code: PresentationCode, event: PresentationEvent): Change => {
    const own = here.get(code);
    if (own === undefined) return { kind: 'refused', reason: 'unknown' };
    // Two processes could each give it to another participant in the same epoch.
    if (event.type === 'leadGiven') return { kind: 'refused', reason: 'away' };
    const [presentation, reason] = stepPresentation(own, event);
    if (reason !== undefined) return { kind: 'refused', reason };
    return { kind: 'changed', presentation: take(presentation) };
  };

  const attempt = async (code: PresentationCode, event: PresentationEvent): Promise<Change | undefined> => {
    const { document, presentation } = await newest(code);
    if (presentation === undefined) return { kind: 'refused', reason: 'unknown' };
    const [after, reason] = stepPresentation(presentation, event);
    if (reason !== undefined) {
      take(presentation);
      return { kind: 'refused', reason };
    }
    return (await write(after, document)) ? { kind: 'changed', presentation: after } : undefined;
  };

  return {
    begin: async (presentation) => {
      try {
        return await write(presentation, undefined);
      } catch (error) {
        if (!(error instanceof SharedDocumentsAwayError)) throw error;
        take(presentation);
        return true;
      }
    },
    change: async (code, event) => {
      try {
        for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
          const change = await attempt(code, event);
          if (change !== undefined) return change;
        }
        return { kind: 'refused', reason: 'busy' };
      } catch (error) {
        if (!(error instanceof SharedDocumentsAwayError)) throw error;
        return changeHere(code, event);
      }
    },
    known: (code) => here.get(code),
    refresh: async (code) => {
      try {
        for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
          const { document, presentation, isOwnLater } = await newest(code);
          if (presentation === undefined) return undefined;
          // What is over is forgotten by all of them.
          const isForgotten = presentation.isOver && document === undefined;
          const isKnownToAll = !isOwnLater || isForgotten || (await write(presentation, document));
          // Otherwise another process has written meanwhile: it may have written an older one.
          if (isKnownToAll) return take(presentation);
        }
        return here.get(code);
      } catch (error) {
        if (!(error instanceof SharedDocumentsAwayError)) throw error;
        return here.get(code);
      }
    },
    forget: (code) => void here.delete(code),
  };
}
