import { readRecapQuery } from '@vitrine/core/presentation/recap-address';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CopyLinkButton } from '~/features/presentation/copy-link-button.tsx';
import { elapsedText } from '~/features/presentation/elapsed-text.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { readKeptRecap } from '~/showroom/presentation/recap-keeper.ts';
import type { KeptRecap } from '~/showroom/presentation/recap-keeper.ts';
import { copyText } from '~/showroom/requests/sharing.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { ArrowLeft } from '~/ui/icons.tsx';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { StopList } from '../story/stop-list.tsx';
import type { JoinData } from './join-data.server.ts';
import type { RecapView } from './recap-data.server.ts';
import styles from './recap.module.css';

type Stop = RecapView['stops'][number];

/**
 * What a presentation has shown, as links. It needs no scripts and nothing but its address, so it can be kept, sent and
 * printed. In the window of the guide it says how long each stop was shown, and what guests asked.
 */
export default function Recap({
  recap,
  page: { title, homeHref },
  logo,
  languages,
}: {
  readonly recap: RecapView;
  readonly page: Pick<JoinData, 'title' | 'homeHref'>;
  readonly logo: ReactNode;
  readonly languages: ReactNode;
}) {
  const t = useTexts();
  const { stops, listTitle, href } = recap;
  const figures = useGuideFigures();
  const isInBrowser = useInBrowser();
  return (
    <div className={styles['page']} data-cover="">
      <header className={styles['head']}>
        {logo}
        <div className={styles['languages']}>{languages}</div>
      </header>
      <main>
        <div className={styles['top']}>
          <h1>{title}</h1>
          <p className={styles['about']}>
            {t(stops.length === 0 ? 'presentation__recap_empty' : 'presentation__recap_text')}
          </p>
          <p className={styles['link']} aria-hidden="true">
            {href}
          </p>
          {figures && <Totals figures={figures} />}
          <div className={styles['actions']}>
            {stops.length > 0 && isInBrowser && <CopyButtons {...{ stops, href, title, figures }} />}
            {stops.length > 0 && (
              <a
                className={styles['action']}
                href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(href)}`}
              >
                {t('presentation__mail')}
              </a>
            )}
            {stops.length > 0 && isInBrowser && (
              <button type="button" className={styles['action']} onClick={() => print()}>
                {t('presentation__print')}
              </button>
            )}
            <a className={styles['action']} href={homeHref}>
              <ArrowLeft size={18} />
              {t('error__to_home')}
            </a>
          </div>
        </div>
        {stops.length > 0 && (
          <StopList
            title={listTitle}
            stops={stops}
            notes={figures ? stops.map((stop) => figuresOf(stop, figures, t)) : []}
          />
        )}
      </main>
    </div>
  );
}

/** What the guide's window knows of the presentation whose page this is; undefined in every other window. */
function useGuideFigures(): KeptRecap | undefined {
  const isInBrowser = useInBrowser();
  const { search } = useLocation();
  return useMemo(() => {
    const kept = isInBrowser ? readKeptRecap() : undefined;
    const known = new Set(kept?.stops.map(({ address }) => address));
    const { stops } = readRecapQuery(new URLSearchParams(search));
    const isOfKept = stops.length > 0 && stops.every(({ address }) => known.has(address));
    return kept?.isGuide === true && isOfKept ? kept : undefined;
  }, [isInBrowser, search]);
}

function Totals({ figures }: { readonly figures: KeptRecap }) {
  const t = useTexts();
  return (
    <section aria-label={t('presentation__summary')}>
      <p className={styles['totals']}>{totalsOf(figures, t).join(' · ')}</p>
      <p className={styles['note']}>{t('presentation__summary_text')}</p>
    </section>
  );
}

function CopyButtons({
  stops,
  href,
  title,
  figures,
}: Pick<RecapView, 'stops' | 'href'> & { readonly title: string; readonly figures: KeptRecap | undefined }) {
  const t = useTexts();
  const { notify } = useShowroomWindow().notifications;
  const copySummary = async (known: KeptRecap) => {
    const lines = stops.map((stop, index) => `${index + 1}. ${stop.title} (${figuresOf(stop, known, t)})`);
    const text = [title, totalsOf(known, t).join(' · '), '', ...lines, '', href].join('\n');
    if (await copyText(text)) notify({ message: t('presentation__summary_copied'), status: 'success' });
    else notify({ message: t('presentation__summary_not_copied'), status: 'warning', timeout: 8_000 });
  };
  return (
    <>
      <CopyLinkButton href={href} className={styles['first']} />
      {figures && (
        <button type="button" className={styles['action']} onClick={() => void copySummary(figures)}>
          {t('presentation__copy_summary')}
        </button>
      )}
    </>
  );
}

function totalsOf({ stops, guests }: KeptRecap, t: ReturnType<typeof useTexts>): readonly string[] {
  const milliseconds = stops.reduce((sum, stop) => sum + stop.milliseconds, 0);
  const hands = stops.reduce((sum, stop) => sum + stop.hands, 0);
  return [
    t('presentation__shown_for', { time: elapsedText(milliseconds) }),
    ...(guests > 0 ? [t('presentation__guests', { count: guests })] : []),
    ...(hands > 0 ? [t('presentation__hands', { count: hands })] : []),
  ];
}

function figuresOf(stop: Stop, { stops }: KeptRecap, t: ReturnType<typeof useTexts>): string {
  const { milliseconds = 0, hands = 0 } = stops.find(({ address }) => address === stop.address) ?? {};
  return [
    t('presentation__shown_for', { time: elapsedText(milliseconds) }),
    ...(hands > 0 ? [t('presentation__hands', { count: hands })] : []),
  ].join(' · ');
}
