import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import { FrameTitle, SidebarBand, SidebarPane } from '~/ui/frame.tsx';
import { ArrowOut, ChevronRight, Lock } from '~/ui/icons.tsx';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { PersonCard } from '~/ui/person-card.tsx';
import { linkName } from '~/ui/link-name.ts';
import { Picture } from '~/ui/picture.tsx';
import { BoardFigures } from './board-figures.tsx';
import type { DashboardView } from './dashboard-view.ts';
import { Shelf } from './shelf.tsx';
import { Tile } from './tile.tsx';
import styles from './dashboard.module.css';

/** Board info on the left, board media on the right; on upright screens one above the other. */
export default function DashboardBody({ content: board }: { readonly content: DashboardView }) {
  const t = useTexts();
  return (
    <>
      <SidebarPane side="left" label={t('dashboard__info')}>
        <SidebarBand />
        <div className={styles['info']}>
          <div className={styles['titles']}>
            {board.logo && <img className={styles['boardLogo']} src={board.logo.url} alt="" />}
            <FrameTitle />
          </div>
          {board.html && (
            // Rendered and sanitised on the server (rich-text.server.ts).
            <div className={styles['text']} dangerouslySetInnerHTML={{ __html: board.html }} />
          )}
          {board.figures.length > 0 && <BoardFigures board={board} />}
          {board.buttons.length > 0 && <Buttons buttons={board.buttons} />}
          {board.links.length > 0 && <Links links={board.links} />}
          {board.contacts.length > 0 && (
            <section className={styles['part']}>
              <h3>{t('dashboard__contacts')}</h3>
              <ul className={styles['contacts']}>
                {board.contacts.map((person) => (
                  <li key={`${person.name} ${person.mail?.address ?? ''}`}>
                    <PersonCard person={person} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </SidebarPane>
      {board.shelves.length > 0 && (
        <SidebarPane side="right" label={t('dashboard__media')}>
          <header className={styles['mediaHead']}>
            <h3>{t('dashboard__media')}</h3>
          </header>
          <ul className={styles['shelves']}>
            {board.shelves.map((shelf) => (
              <Shelf key={shelf.link.href} shelf={shelf} />
            ))}
          </ul>
        </SidebarPane>
      )}
    </>
  );
}

function Buttons({ buttons }: { readonly buttons: readonly ActionLink[] }) {
  const t = useTexts();
  return (
    <ul className={styles['buttons']}>
      {buttons.map((button) => (
        <li key={`${button.title} ${button.href}`}>
          <a className={styles['button']} {...anchorOf(button)} aria-label={linkName(button, t)}>
            {button.cover ? (
              <span className={styles['cover']}>
                <Picture media={button.cover} sizes="max(64px, 4vw)" width={245} isDecorative />
              </span>
            ) : (
              <KindIcon kind={button.kind} />
            )}
            <span>{button.title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: { readonly links: readonly ActionLink[] }) {
  const t = useTexts();
  const hasCovers = links.some(({ cover }) => cover !== undefined);
  return (
    <section className={styles['part']}>
      <h3>{t('dashboard__links')}</h3>
      <ul className={hasCovers ? styles['tiles'] : styles['links']}>
        {links.map((link) => (
          <li key={`${link.title} ${link.href}`}>
            {hasCovers ? (
              <Tile link={link} cover={link.cover}>
                <TrailingSign link={link} />
              </Tile>
            ) : (
              <a {...anchorOf(link)} aria-label={linkName(link, t)}>
                <span>{link.title}</span>
                <TrailingSign link={link} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TrailingSign({ link }: { readonly link: ActionLink }) {
  if (link.lock) return <Lock size={18} />;
  return link.kind === 'openLink' ? <ArrowOut size={18} /> : <ChevronRight size={18} />;
}
