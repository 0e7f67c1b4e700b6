import type { FieldText } from './edit-view.ts';

/** The two angles of a direction in a panorama. */
export const SIDEWAYS: FieldText = [
  'Sideways (degrees)',
  'From the middle of the picture: 90 is to the right, -90 to the left.',
];
export const UP_OR_DOWN: FieldText = [
  'Up or down (degrees)',
  'From the horizon: 90 is straight up, -90 straight down.',
];
