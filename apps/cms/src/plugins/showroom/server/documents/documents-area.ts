import type { Area } from '../area.ts';
import { documentTextType } from './document-text-type.ts';

/** The table of texts extracted from PDFs; `src/documents` fills it. */
export const documentsArea: Area = { contentTypes: { 'document-text': documentTextType } };
