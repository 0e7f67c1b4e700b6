/** The part of a `<video>` that repeats by itself. */
type LoopingVideo = Pick<
  HTMLVideoElement,
  'src' | 'play' | 'pause' | 'addEventListener' | 'removeEventListener' | 'removeAttribute' | 'load'
>;

/** The part of a document that says whether anyone sees it. */
type VisiblePage = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Loads a video and plays it while the page is visible.
 *
 * @param on.playing at most once: its first frame is there.
 * @param on.failed at most once: it does not load, cannot be decoded, or the device does not let it play.
 * @returns a function that stops it, and what still loads of it.
 */
export function loopVideo(
  video: LoopingVideo,
  url: string,
  on: { readonly playing: () => void; readonly failed: () => void },
  page: VisiblePage = document,
): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
    page.removeEventListener('visibilitychange', follow);
    video.removeEventListener('playing', on.playing);
    video.removeEventListener('error', fail);
  };
  const fail = () => {
    if (isOver) return;
    end();
    on.failed();
  };
  const play = async () => {
    try {
      await video.play();
    } catch (error) {
      // Interrupted by `pause()`: the page was hidden before the first frame came.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    }
  };
  const follow = () => {
    if (page.hidden) video.pause();
    else void play();
  };
  page.addEventListener('visibilitychange', follow);
  video.addEventListener('playing', on.playing, { once: true });
  video.addEventListener('error', fail);
  video.src = url;
  if (!page.hidden) void play();
  return () => {
    end();
    video.pause();
    video.removeAttribute('src');
    video.load();
  };
}
