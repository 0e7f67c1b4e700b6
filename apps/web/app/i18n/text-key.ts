export type { TextGroup, TextKey } from '@vitrine/texts';
