import type { Clock } from '../process/clock.ts';
import { createEvents } from '../routes/events.ts';
import type { Events } from '../routes/events.ts';
import type { PreviewContents } from './preview-contents.ts';
import { subjectKey } from './subject.ts';
import type { PreviewSubject } from './subject.ts';

/** Milliseconds between two checks of open previews, in case the CMS's notifications do not arrive. */
const CHECK_INTERVAL = 3_000;

/** Streams of one preview: colleagues share a link, and each window that has it open holds one. */
const MAX_PER_PREVIEW = 200;

/** Of these, the limit for one address: an office shares one, and no reader can take them all. */
const MAX_PER_CLIENT = 50;

interface Watched {
  /** Of the subjects of all windows the one that expires last: the content is requested in its name. */
  subject: PreviewSubject;
  readonly events: Events;
  version: string | undefined;
}

/** Notifies open previews that their content has changed, as visitors are notified of a publication. */
export function createPreviewEvents(options: {
  readonly contents: Pick<PreviewContents, 'of'>;
  readonly clock: Clock;
}) {
  const { contents, clock } = options;
  const watched = new Map<string, Watched>();
  let cancelCheck: (() => void) | undefined;

  const look = async (key: string, mine: Watched): Promise<void> => {
    if (mine.events.connections() === 0) {
      mine.events.close();
      if (watched.get(key) === mine) watched.delete(key);
      return;
    }
    const state = await contents.of(mine.subject);
    if (state.kind === 'away') return;
    const version = state.kind === 'content' ? state.bundle.version : undefined;
    if (version === mine.version) return;
    mine.version = version;
    if (version === undefined) mine.events.announceRights();
    else mine.events.announce(version);
  };

  const tryAgain = (): void => {
    cancelCheck ??= clock.after(CHECK_INTERVAL, () => {
      cancelCheck = undefined;
      for (const [key, mine] of watched) void look(key, mine);
      if (watched.size > 0) tryAgain();
    });
  };

  const watch = (subject: PreviewSubject, version: string): Watched => {
    const key = subjectKey(subject);
    const known = watched.get(key);
    if (known !== undefined) {
      if (subject.endsAt > known.subject.endsAt) known.subject = subject;
      return known;
    }
    const mine: Watched = {
      subject,
      version,
      events: createEvents({
        clock,
        currentVersion: () => mine.version,
        maximum: MAX_PER_PREVIEW,
        maximumOfOne: MAX_PER_CLIENT,
      }),
    };
    watched.set(key, mine);
    tryAgain();
    return mine;
  };

  return {
    /**
     * @param version that the preview shows now.
     * @param client that the stream is charged to; none when undefined.
     */
    respond: (subject: PreviewSubject, version: string, client: string | undefined): Response =>
      watch(subject, version).events.respond(client),
    /** @param key of a subject, or `drafts` for all. */
    changed: (key: string): void => {
      for (const [own, mine] of watched) if (key === 'drafts' || key === own) void look(own, mine);
    },
    stop: (): void => {
      cancelCheck?.();
      for (const { events } of watched.values()) events.close();
      watched.clear();
    },
  };
}
