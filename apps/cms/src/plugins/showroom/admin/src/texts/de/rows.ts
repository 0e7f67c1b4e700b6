import type { en } from '../en/rows.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'rows.entry': 'Eintrag {number}',
  'rows.action': '{what}: {target}',
};
