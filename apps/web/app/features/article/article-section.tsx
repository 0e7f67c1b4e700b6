import { ActionCards } from './action-cards.tsx';
import type { ArticleSectionView } from './article-view.ts';
import { ContactCard } from './contact-card.tsx';
import { DocumentCard, Downloads } from './files.tsx';
import { IconList } from './icon-list.tsx';
import { Gallery, MediaList } from './media-list.tsx';
import { TableSection } from './table-section.tsx';
import { TextSection } from './text-section.tsx';
import { EmbeddedViewer } from './embedded-viewer.tsx';
import styles from './article.module.css';

interface SectionProps {
  readonly section: ArticleSectionView;
  /** The heading of a section without its own title. */
  readonly articleTitle: string;
}

/** A part of an article with its heading. */
export function ArticleSection({ section, articleTitle }: SectionProps) {
  return (
    <section className={styles['section']} data-section={section.kind}>
      {section.title !== '' && <h3>{section.title}</h3>}
      <Content section={section} name={section.title === '' ? articleTitle : section.title} />
    </section>
  );
}

function Content({ section, name }: { readonly section: ArticleSectionView; readonly name: string }) {
  switch (section.kind) {
    case 'text':
      return <TextSection {...section} />;
    case 'media':
      return <MediaList items={section.items} name={name} />;
    case 'gallery':
      return <Gallery pictures={section.pictures} />;
    case 'iconList':
      return <IconList items={section.items} />;
    case 'table':
      return <TableSection heads={section.heads} rows={section.rows} name={name} />;
    case 'downloads':
      return <Downloads files={section.files} />;
    case 'pdf':
      return <DocumentCard document={section.document} href={section.href} />;
    case 'contact':
      return <ContactCard person={section.person} formHref={section.formHref} />;
    case 'actionButtons':
      return <ActionCards buttons={section.buttons} />;
    default:
      return <EmbeddedViewer section={section} name={name} />;
  }
}
