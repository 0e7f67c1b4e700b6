import { takenBackType } from '../../../../revalidation/taken-back.ts';
import type { Area } from '../area.ts';

/** The table of what editors have unpublished or deleted; `recordTakenBack` writes it. */
export const takenBackArea: Area = { contentTypes: { 'taken-back': takenBackType } };
