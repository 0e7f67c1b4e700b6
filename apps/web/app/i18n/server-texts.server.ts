import type { Snapshot } from '@vitrine/core/world/snapshot';
import { createTranslator } from 'use-intl/core';
import { interfaceTexts } from './messages.server.ts';
import type { TextGroup, Translate } from './translations.tsx';

const readersBySnapshot = new WeakMap<Snapshot, Map<string, Translate>>();

/**
 * Reads interface texts on the server, for texts inside views: titles of frames, names of links. A snapshot has one
 * reader for each choice of groups, so that its formatters of numbers and dates are created once.
 */
export function serverTexts(snapshot: Snapshot, groups: readonly TextGroup[]): Translate {
  const readers = readersBySnapshot.get(snapshot) ?? new Map<string, Translate>();
  readersBySnapshot.set(snapshot, readers);
  const key = groups.join(' ');
  const reader = readers.get(key) ?? createReader(snapshot, groups);
  readers.set(key, reader);
  return reader;
}

function createReader(snapshot: Snapshot, groups: readonly TextGroup[]): Translate {
  const translator = createTranslator({
    locale: snapshot.locale,
    messages: interfaceTexts(snapshot, groups) as Readonly<Record<string, unknown>>,
    timeZone: 'UTC',
    onError: () => undefined,
    getMessageFallback: ({ key }) => key,
  });
  return translator as unknown as Translate;
}
