import type { Media } from '@vitrine/core/world/media';
import type { PdfView } from './pdf-body-view.ts';
import { targetsOf } from '~/page-data/action-links.server.ts';
import type { DocumentView } from '~/viewers/pdf/pdf-view.ts';
import type { OverlayBuilder, OverlayDefinition } from '~/page-data/overlay-definition.server.ts';

/** Documents over the whole screen (specification section 2: fullscreen PDF modal). */
const build: OverlayBuilder<'pdf', PdfView> = ({ id, item = 1, page = 1 }, request) => {
  const target = targetsOf(request.snapshot).viewer('pdf', id);
  if (target?.viewer.kind !== 'pdf') return undefined;
  const documents = target.viewer.documents.map((media, index) => ({
    ...documentView(media),
    href: request.hrefTo({ kind: 'pdf', id, ...(index > 0 && { item: index + 1 }) }),
  }));
  const [first] = documents;
  if (first === undefined) return undefined;
  const content: PdfView = { documents, start: Math.min(item, documents.length) - 1, page };
  return {
    frame: { title: titleOf(target.title, target.viewer.documents, first.title), size: 'bare' },
    content,
  };
};

/** A document has one title: its own, where an editor has written one. Several are headed by what opens them. */
function titleOf(opener: string, documents: readonly Media[], first: string): string {
  const own = documents.length === 1 ? documents[0]?.title : undefined;
  return own ?? (opener === '' ? first : opener);
}

export const definition: OverlayDefinition<'pdf', PdfView> = { kind: 'pdf', texts: ['pdf'], build };

/** A file of the media library as a document; PDFs are read here, others are downloaded. */
export function documentView(media: Media): DocumentView {
  const { url, ext, mime, name, size } = media;
  return {
    title: media.title ?? withoutExtension(name, ext),
    url,
    fileName: name,
    type: ext.replace('.', '').toUpperCase(),
    ...(size !== undefined && { size }),
    isPdf: mime === 'application/pdf' || ext.toLowerCase() === '.pdf',
  };
}

function withoutExtension(name: string, ext: string): string {
  const stem = name.toLowerCase().endsWith(ext.toLowerCase()) ? name.slice(0, -ext.length) : name;
  return stem === '' ? name : stem;
}
