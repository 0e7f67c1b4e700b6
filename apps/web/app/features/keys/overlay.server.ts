import type { OverlayBuilder, OverlayDefinition } from '~/page-data/overlay-definition.server.ts';

/** Only words: the keys are the same everywhere. */
export type KeysView = Readonly<Record<never, never>>;

/** The list of the keys that a room answers to. */
const build: OverlayBuilder<'keys', KeysView> = (_overlay, { t }) => ({
  frame: { title: t('keys__title'), size: 's' },
  content: {},
});

export const definition: OverlayDefinition<'keys', KeysView> = { kind: 'keys', texts: ['keys'], build };
