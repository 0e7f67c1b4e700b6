import { takenBackType } from '../../../../revalidation/taken-back.ts';
import type { Area } from '../area.ts';

/** The table of unpublished and deleted content; `recordTakenBack` writes it. */
export const takenBackArea: Area = { contentTypes: { 'taken-back': takenBackType } };
