import type { Snapshot } from '@vitrine/core/world/snapshot';
import { interfaceTexts } from './messages.server.ts';
import type { TextGroup } from './text-key.ts';
import { translatorOf } from './translate.ts';
import type { Translate } from './translate.ts';

const readersBySnapshot = new WeakMap<Snapshot, Map<string, Translate>>();

/**
 * Reads interface texts on the server, for texts inside views: titles of frames, names of links. A snapshot has one
 * reader for each choice of groups.
 */
export function serverTexts(snapshot: Snapshot, groups: readonly TextGroup[]): Translate {
  const readers = readersBySnapshot.get(snapshot) ?? new Map<string, Translate>();
  readersBySnapshot.set(snapshot, readers);
  const key = groups.join(' ');
  const reader = readers.get(key) ?? translatorOf(snapshot.locale, interfaceTexts(snapshot, groups));
  readers.set(key, reader);
  return reader;
}
