import { TRANSITION_PICTURE_TIME } from '@vitrine/core/background/pick-transition-picture';
import type { VideoElement } from './elements.ts';
import { createPictureLayer } from './picture-layer.ts';
import type { LocationFilm } from './location-film.ts';
import { FIRST_FRAME_PATIENCE, playClip } from './play-clip.ts';
import type { RunningClip } from './play-clip.ts';
import type { MoveOutcome, Player, PlayerHost } from './player-host.ts';
import { lacksStill } from '~/page-data/scene.ts';
import type { Clip, Picture, Scene } from '~/page-data/scene.ts';
import { createSessionLadder } from './session-ladder.ts';
import { createVideoLayer } from './video-layer.ts';

/** Milliseconds to wait for a picture; after that the visitor goes on, and a late picture still appears. */
export const PICTURE_PATIENCE = 3000;

/** The current job; callbacks of superseded jobs are ignored. */
interface Job {
  readonly destination: Scene;
  /** While a clip plays. */
  running: { readonly element: VideoElement; readonly clip: RunningClip } | undefined;
  hasFrame: boolean;
  isOver: boolean;
}

/** Code that few locations and journeys need. */
const LATER_PARTS = {
  loadLocationFilm: () => import('./location-film.ts'),
  loadFarJump: () => import('./far-jump.ts'),
};

/** Puts a player on the elements that the server's markup brought. */
export function createPlayer(host: PlayerHost, parts = LATER_PARTS): Player {
  const { clock } = host;
  const ladder = createSessionLadder(host);
  const videos = createVideoLayer({ elements: host.videos, clock });
  const pictures = createPictureLayer({
    first: host.firstPicture,
    elements: host.pictures,
    shownId: host.scene.picture?.id,
    clock,
  });
  let job: Job | undefined;
  /** The scene of the current location; undefined during a transition. */
  let restingScene: Scene | undefined = host.scene;

  /** Undefined until a location has one. */
  let film: LocationFilm | undefined;

  const startFilm = async (scene: Scene) => {
    if (scene.film === undefined) return;
    if (film === undefined) {
      const loaded = await parts.loadLocationFilm().catch(() => undefined);
      // Without a connection the still stays.
      film ??= loaded?.createLocationFilm({ clock, ladder, videos });
    }
    if (restingScene === scene && film?.url() === undefined) film?.start(scene);
  };

  const rungFor = (clip: Clip | undefined) =>
    ladder.rungFor(clip, { isClipReady: clip !== undefined && videos.isReady(clip.url) });

  const begin = (destination: Scene): Job => {
    const older = job;
    if (older !== undefined) {
      older.isOver = true;
      older.running?.clip.abandon();
      if (older.running !== undefined && !older.hasFrame) videos.release(older.running.element);
    }
    restingScene = undefined;
    host.onJump('none');
    job = { destination, running: undefined, hasFrame: false, isOver: false };
    return job;
  };

  /** Brings a picture, or the plain ground, below or instead of what is on the stage. */
  const bring = (
    picture: Picture | undefined,
    request: { fade: number; onReveal?: () => void; onShown: () => void; onFailed: () => void },
  ) => {
    const { fade, onReveal, onShown, onFailed } = request;
    pictures.bring({
      picture,
      fade: videos.covering() === undefined ? fade : 0,
      ...(onReveal && { onReveal }),
      onOutcome(outcome) {
        if (outcome === 'failed') onFailed();
        if (outcome !== 'shown') return;
        // When the picture is late, the film of its location is already playing above it.
        if (film?.isOnTop()) onShown();
        else videos.uncover({ fade, onUncovered: onShown });
      },
    });
  };

  /** Shows a transition's picture, then goes on; immediately if it does not load in time. */
  const showWhileTravelling = (
    own: Job,
    picture: Picture,
    { fade, time, goOn }: { fade: number; time: number; goOn: () => void },
  ) => {
    let hasGoneOn = false;
    const goOnOnce = () => {
      if (hasGoneOn || own.isOver) return;
      hasGoneOn = true;
      goOn();
    };
    const cancelPatience = clock.after(FIRST_FRAME_PATIENCE + fade * 1000, goOnOnce);
    bring(picture, {
      fade,
      onShown() {
        cancelPatience();
        clock.after(time * 1000, goOnOnce);
      },
      onFailed: goOnOnce,
    });
  };

  /**
   * Brings the destination's picture, or the plain ground, below or instead of what is on the stage. It ends when the
   * picture is painted, cannot be loaded, or the wait is over; a late picture still appears.
   */
  const settle = (
    own: Job,
    request: { fade: number; onReveal: () => void; onOutcome: (outcome: MoveOutcome) => void },
  ) => {
    const { fade, onReveal, onOutcome } = request;
    const end = (outcome: MoveOutcome) => {
      cancelPatience();
      if (own.isOver) return;
      own.isOver = true;
      onOutcome(outcome);
    };
    const cancelPatience = clock.after(PICTURE_PATIENCE, () => end('failed'));
    if (lacksStill(own.destination)) {
      end('failed');
      return;
    }
    bring(own.destination.picture, {
      fade,
      onReveal: () => {
        if (!own.isOver) onReveal();
      },
      onShown: () => end('ended'),
      onFailed: () => end('failed'),
    });
  };

  return {
    move(request) {
      const { clip } = request;
      // What covers the pictures now has been seen: a clip needs the elements below it.
      videos.letGoBelow();
      const own = begin(request.destination);
      const element = clip !== undefined && rungFor(clip) === 'clip' ? videos.take(clip.url) : undefined;
      const stepDown = () => {
        film?.stop();
        const { blendingTime, onOutcome, playbackRate } = request;
        // After a part of the clip its picture would be a step back.
        const transitionPicture = own.hasFrame ? undefined : request.transitionPicture;
        const below = ladder.rungFor(undefined, { hasTransitionPicture: transitionPicture !== undefined });
        const lower = below === 'crossfade' && blendingTime === 0 ? 'cut' : below;
        host.onRung(lower);
        const fade = lower === 'cut' ? 0 : blendingTime;
        const hasStarted = own.hasFrame || lower === 'picture';
        const onReveal = hasStarted ? ignore : request.onStarted;
        const goOn = () => settle(own, { fade, onReveal, onOutcome });
        if (lower !== 'picture' || transitionPicture === undefined) {
          goOn();
          return;
        }
        request.onStarted();
        showWhileTravelling(own, transitionPicture, {
          fade,
          time: TRANSITION_PICTURE_TIME / playbackRate,
          goOn,
        });
      };
      if (clip === undefined || element === undefined) {
        stepDown();
        return;
      }
      host.onRung('clip');
      const { picture } = request.destination;
      if (picture) host.warmer.warm(picture);
      const runningClip = playClip({
        element,
        isHeld: () => picture !== undefined && !host.warmer.isAtHand(picture),
        playbackRate: request.playbackRate,
        isLooping: false,
        clock,
        onFirstFrame() {
          own.hasFrame = true;
          // The film's last frame stays below the clip.
          film?.stop();
          videos.cover(element);
          host.onFirstFrame();
          request.onStarted();
        },
        onSteady() {
          videos.letGoBelow();
          if (!lacksStill(own.destination)) pictures.bring({ picture, fade: 0, onOutcome: ignore });
        },
        onOutcome(outcome) {
          own.running = undefined;
          if (outcome === 'ended' && own.hasFrame) {
            ladder.succeeded();
            own.isOver = true;
            request.onOutcome('ended');
            return;
          }
          if (!own.hasFrame) videos.release(element);
          if (outcome !== 'ended') ladder.failed(outcome, clip);
          // A device that has just been put into power-save mode jumps: that is another job.
          if (own.isOver) return;
          stepDown();
        },
      });
      own.running = { element, clip: runningClip };
    },
    show(request) {
      const own = begin(request.scene);
      film?.stop();
      const rung = rungFor(undefined);
      if (request.blendingTime > 0) host.onRung(rung);
      const end = (outcome: MoveOutcome) => {
        if (request.isFinal) {
          restingScene = own.destination;
          void startFilm(own.destination);
        }
        request.onOutcome(outcome);
      };
      const change = (fade: number, onOutcome: typeof end) =>
        settle(own, { fade, onReveal: request.onStarted, onOutcome });
      const isFar = request.isFar === true && rung === 'crossfade';
      if (!isFar || host.conditions().isReducedMotion) {
        change(rung === 'cut' || isFar ? 0 : request.blendingTime, end);
        return;
      }
      const isSuperseded = () => job !== own;
      void parts.loadFarJump().then(
        ({ jumpFar }) =>
          jumpFar({ clock, onJump: host.onJump, isSuperseded, settle: change, onOutcome: end }),
        () => {
          if (!isSuperseded()) change(request.blendingTime, end);
        },
      );
    },
    prime(clips) {
      // A clip counts as ready here, or a slow connection would never get one that is.
      videos.prime(
        clips.filter((clip) => ladder.rungFor(clip, { isClipReady: true }) === 'clip').map(({ url }) => url),
      );
    },
    replaceScene(scene) {
      if (restingScene === undefined) return;
      restingScene = scene;
      if (lacksStill(scene)) return;
      pictures.bring({
        picture: scene.picture,
        fade: 0,
        onOutcome(outcome) {
          if (outcome !== 'shown' || restingScene !== scene) return;
          if (film?.url() === scene.film?.clip.url) return;
          film?.stop();
          videos.uncover({ fade: 0, onUncovered: () => void startFilm(scene) });
        },
      });
    },
    allowRetry: () => ladder.allowRetry(),
    forgetFailures() {
      ladder.succeeded();
      ladder.allowRetry();
    },
    unlock: () => videos.unlock(),
    pageHidden() {
      job?.running?.clip.finish();
      if (film?.url() === undefined) return;
      film?.stop();
      videos.uncover({ fade: 0, onUncovered: ignore });
    },
    pageShown() {
      if (restingScene !== undefined) void startFilm(restingScene);
    },
    dispose() {
      if (job !== undefined) job.isOver = true;
      job?.running?.clip.abandon();
      film?.stop();
      pictures.dispose();
      videos.dispose();
    },
  };
}

function ignore(): void {
  // The clip hides the picture; the next scene requests it again.
}
