import type { Snapshot } from '@vitrine/core/world/snapshot';
import { createTranslator } from 'use-intl/core';
import { interfaceTexts } from './messages.server.ts';
import type { TextGroup, Translate } from './translations.tsx';

/** Reads interface texts on the server, for texts inside views: titles of frames, names of links. */
export function serverTexts(snapshot: Snapshot, groups: readonly TextGroup[]): Translate {
  const translator = createTranslator({
    locale: snapshot.locale,
    messages: interfaceTexts(snapshot, groups) as Readonly<Record<string, unknown>>,
    timeZone: 'UTC',
    onError: () => undefined,
    getMessageFallback: ({ key }) => key,
  });
  return translator as unknown as Translate;
}
