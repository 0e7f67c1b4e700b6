import type { Area } from '../area.ts';
import { documentTextType } from '../../../../documents/document-text-type.ts';

/** Keeps the words of PDFs; what takes them out of the files is `src/documents`. */
export const documentsArea: Area = { contentTypes: { 'document-text': documentTextType } };
