import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Notices } from '~/features/notices/notices.tsx';
import { MoreTexts, useTexts } from '~/i18n/translations.tsx';
import { createWindowStoryPlayer } from '~/showroom/window/story-player.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { ArrowRight, Play } from '~/ui/icons.tsx';
import { Picture } from '~/ui/picture.tsx';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { coverHead, CoverScreen } from '../cover/cover-screen.tsx';
import { StopList } from './stop-list.tsx';
import type { StoryData } from './story-view.ts';
import styles from './story.module.css';

/** The page of a story: what it is about, and its stops in their order as links, which need no scripts. */
export default function StoryScreen({ page }: { readonly page: StoryData }) {
  return (
    <CoverScreen page={page}>
      <MoreTexts texts={page.texts}>
        <StoryPage page={page} />
        <Notices notices={page.notices} />
      </MoreTexts>
    </CoverScreen>
  );
}

/** Below the page's texts, which it reads. */
function StoryPage({ page }: { readonly page: StoryData }) {
  const t = useTexts();
  const { title, description, picture, stops, minutes } = page;
  const { logo, languages } = coverHead(page);
  const [first] = stops;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        {logo}
        <div className={styles['languages']}>{languages}</div>
      </header>
      <main>
        <div className={styles['top']}>
          {picture && (
            <Picture
              className={styles['behind']}
              media={picture}
              sizes="100vw"
              width={1920}
              isDecorative
              isEager
            />
          )}
          <div className={styles['words']}>
            <h1>{title}</h1>
            {description !== undefined && <p className={styles['about']}>{description}</p>}
            <p className={styles['facts']}>
              <span>{t('story__stops', { count: stops.length })}</span>
              <span>{t('story__minutes', { count: minutes })}</span>
            </p>
            <div className={styles['actions']}>
              <PlayStory story={page} />
              {first && (
                <a className={styles['begin']} href={first.href}>
                  {t('story__begin')}
                  <ArrowRight />
                </a>
              )}
            </div>
          </div>
        </div>
        <StopList title={t('story__list')} stops={stops} />
      </main>
    </div>
  );
}

/**
 * Lets the story play by itself. An address with `?play` plays it at once, with `?play=repeat` again and again: that is
 * the start page of a stand.
 */
function PlayStory({ story }: { readonly story: StoryData }) {
  const t = useTexts();
  const own = useShowroomWindow();
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get('play');
  const isInBrowser = useInBrowser();
  const play = useCallback(
    (options: { readonly repeats: boolean; readonly replace: boolean }) => {
      own.part(createWindowStoryPlayer).start(story, options);
      const [first] = story.stops;
      // The player takes the window on from there, once it shows a location.
      if (first) void navigate(first.href, options);
    },
    [own, story, navigate],
  );
  useEffect(() => {
    // Back would come to this address, which would play at once again.
    if (asked !== null) play({ repeats: asked === 'repeat', replace: true });
  }, [asked, play]);
  // Without scripts it would do nothing.
  if (!isInBrowser) return null;
  return (
    <button type="button" className={styles['play']} onClick={() => play({ repeats: false, replace: false })}>
      <Play size={20} />
      {t('story__play')}
    </button>
  );
}
