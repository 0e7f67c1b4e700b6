import { hotspotKind } from './hotspot-kind.ts';

export const openDocuments = hotspotKind({
  fields: { documents: 'documents' },
  target: 'documents',
  opens: 'openDocuments',
  action: (read) => read.openDocuments('documents'),
});
