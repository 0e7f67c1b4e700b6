import type { ReactNode } from 'react';
import { Unbroken } from '~/ui/unbroken.tsx';
import { ActionCards } from './action-cards.tsx';
import type { ArticleSectionView } from './article-view.ts';
import { ContactCard } from './contact-card.tsx';
import { DocumentCard, Downloads } from './files.tsx';
import { IconList } from './icon-list.tsx';
import { Gallery, MediaList } from './media-list.tsx';
import { sectionId } from './section-id.ts';
import { TableSection } from './table-section.tsx';
import { TextSection } from './text-section.tsx';
import { EmbeddedViewer } from './embedded-viewer.tsx';
import styles from './article.module.css';

interface SectionProps {
  readonly index: number;
  readonly section: ArticleSectionView;
  /** The heading of a section without its own title. */
  readonly articleTitle: string;
  /** Below its content. */
  readonly children?: ReactNode;
}

/** A part of an article with its heading. */
export function ArticleSection({ index, section, articleTitle, children }: SectionProps) {
  return (
    <section id={sectionId(index)} tabIndex={-1} className={styles['section']} data-section={section.kind}>
      {section.title !== '' && (
        <h3>
          <Unbroken>{section.title}</Unbroken>
        </h3>
      )}
      <div className={styles['content']}>
        <Content index={index} section={section} name={section.title === '' ? articleTitle : section.title} />
        {children}
      </div>
    </section>
  );
}

function Content({
  index,
  section,
  name,
}: {
  readonly index: number;
  readonly section: ArticleSectionView;
  readonly name: string;
}) {
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
      return <EmbeddedViewer index={index} section={section} name={name} />;
  }
}
