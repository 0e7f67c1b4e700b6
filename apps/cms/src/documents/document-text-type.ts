/** The table of texts extracted from PDFs. */
export const DOCUMENT_TEXT = 'plugin::showroom.document-text';

export const documentTextType = {
  schema: {
    kind: 'collectionType',
    collectionName: 'showroom_document_texts',
    info: { singularName: 'document-text', pluralName: 'document-texts', displayName: 'Text of a PDF' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      file: { type: 'string', required: true, unique: true },
      state: { type: 'string', required: true },
      attempts: { type: 'integer', required: true },
      version: { type: 'string' },
      pages: { type: 'json' },
    },
  },
} as const;
