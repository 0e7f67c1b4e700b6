import { nextGuideChange, watchGuide } from '@vitrine/core/presentation/guide-watch';
import type { GuideWatch } from '@vitrine/core/presentation/guide-watch';
import type { Presentation } from '@vitrine/core/presentation/presentation';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { PresentationMessage, PresentationState, ShownPages } from '../../app/contract/presentation.ts';
import type { Clock } from '../process/clock.ts';
import { RIGHTS_EVENT } from '../routes/events.ts';
import type { RequestContext } from '../session/request-contexts.ts';
import type { Attendance } from './attendance.ts';
import type { Participant } from './participant.ts';
import { shownIn } from './shown-to.ts';

/** Milliseconds for which the end of a presentation is remembered, for windows that come back. */
const FORGOTTEN_AFTER = 60_000;

/** Milliseconds between two looks whether a message of another process was lost. */
const REFRESH_INTERVAL = 5_000;

/** A window that takes part, by its event stream. */
export interface Listener {
  readonly participant: Participant;
  /** Who they are now: rights may change while the stream is open. */
  readonly context: () => RequestContext | undefined;
  readonly send: (event: string) => void;
  /** Sends what may be lost. */
  readonly offer: (event: string) => void;
  /** What they may see, as of the last update. */
  visible: RequestContext['visible'] | undefined;
  /** What was sent last: equal messages are not repeated. */
  last: string | undefined;
}

interface Room {
  readonly listeners: Set<Listener>;
  guide: GuideWatch;
  /** Of which the windows know; undefined before the first update. */
  doors: Presentation['openDoors'] | undefined;
  cancelTimer: (() => void) | undefined;
}

/** The windows of this process that take part in presentations. */
export interface Rooms {
  readonly enter: (listener: Listener) => () => void;
  /** Sends every window what is new for it. */
  readonly update: (code: PresentationCode) => void;
  readonly listeners: (code: PresentationCode) => Iterable<Listener>;
  readonly codes: () => Iterable<PresentationCode>;
  readonly isOpen: (code: PresentationCode) => boolean;
  readonly stop: () => void;
}

/** The presentation event of the event stream. */
export function presentationEvent(message: PresentationMessage): string {
  return `event: presentation\ndata: ${JSON.stringify(message)}\n\n`;
}

/** @param options.onGuideGone the guide has been away for too long. */
export function createRooms(options: {
  readonly clock: Clock;
  readonly attendance: Pick<Attendance, 'guests' | 'isHere'>;
  readonly known: (code: PresentationCode) => Presentation | undefined;
  readonly onGuideGone: (code: PresentationCode) => void;
  readonly refresh: (code: PresentationCode) => void;
  readonly onEmpty: (code: PresentationCode) => void;
}): Rooms {
  const { clock, attendance, known } = options;
  const rooms = new Map<PresentationCode, Room>();
  const pages = new WeakMap<Presentation, Map<string, ShownPages | undefined>>();
  /** When this process has learnt of it. */
  const times = new WeakMap<Presentation, number>();

  /** The same for all visitors who see the same content. */
  const shownTo = (presentation: Presentation, { visible }: RequestContext): ShownPages | undefined => {
    const byContent = pages.get(presentation) ?? new Map<string, ShownPages | undefined>();
    pages.set(presentation, byContent);
    if (!byContent.has(visible.key)) byContent.set(visible.key, shownIn(visible.content, presentation));
    return byContent.get(visible.key);
  };

  const messageFor = (presentation: Presentation, listener: Listener, { guide }: Room): PresentationState => {
    const { participant, context, last } = listener;
    const { code, epoch, seq, openDoors } = presentation;
    const isGuide = participant.id === presentation.guide;
    const isPresenter = participant.id === presentation.presenter;
    const asking = context();
    const shown = asking && shownTo(presentation, asking);
    listener.visible = asking?.visible;
    return {
      kind: 'state',
      code,
      epoch,
      seq,
      you: participant.id,
      isGuide,
      isPresenter,
      ...(shown && { shown }),
      ...(presentation.isDark && { isDark: true }),
      ...(presentation.meeting !== undefined && { meeting: presentation.meeting }),
      isGuideAway: guide.status === 'away',
      isFirst: last === undefined,
      ...(last === undefined && { viewAge: clock.now() - (times.get(presentation) ?? clock.now()) }),
      ...((isGuide || isPresenter) && { guests: attendance.guests(code, participant.id) }),
      ...(isGuide && { areDoorsOpen: openDoors.length > 0 }),
    };
  };

  const watch = (code: PresentationCode, room: Room, presentation: Presentation): void => {
    const now = clock.now();
    const isHere = attendance.isHere(code, presentation.guide);
    const seen = watchGuide(room.guide, isHere ? { type: 'opened' } : { type: 'closed', now });
    room.guide = watchGuide(seen, { type: 'timePassed', now });
    room.cancelTimer?.();
    room.cancelTimer = undefined;
    if (presentation.isOver) {
      room.cancelTimer = clock.after(FORGOTTEN_AFTER, () => forget(code));
      return;
    }
    if (room.guide.status === 'gone') options.onGuideGone(code);
    const next = nextGuideChange(room.guide, now);
    if (next !== undefined) room.cancelTimer = clock.after(next, () => update(code));
  };

  const forget = (code: PresentationCode): void => {
    rooms.get(code)?.cancelTimer?.();
    rooms.delete(code);
    options.onEmpty(code);
  };

  const update = (code: PresentationCode): void => {
    const room = rooms.get(code);
    const presentation = known(code);
    if (presentation !== undefined && !times.has(presentation)) times.set(presentation, clock.now());
    if (room === undefined || presentation === undefined) return;
    watch(code, room, presentation);
    const { doors } = room;
    room.doors = presentation.openDoors;
    if (doors !== undefined && String(doors) !== String(room.doors)) {
      for (const { send } of room.listeners) send(RIGHTS_EVENT);
    }
    for (const listener of room.listeners) {
      const message: PresentationMessage = presentation.isOver
        ? { kind: 'over', code }
        : messageFor(presentation, listener, room);
      const text = JSON.stringify({ ...message, isFirst: false, viewAge: undefined });
      if (text === listener.last) continue;
      listener.send(presentationEvent(message));
      listener.last = text;
    }
  };

  let cancelLook: (() => void) | undefined;
  const look = (): void => {
    cancelLook = clock.after(REFRESH_INTERVAL, () => {
      for (const code of rooms.keys()) options.refresh(code);
      look();
    });
  };
  look();

  return {
    enter: (listener) => {
      const { code } = listener.participant;
      const room: Room = rooms.get(code) ?? {
        listeners: new Set(),
        guide: { status: 'here' },
        doors: undefined,
        cancelTimer: undefined,
      };
      rooms.set(code, room);
      room.listeners.add(listener);
      return () => {
        room.listeners.delete(listener);
        if (room.listeners.size === 0) forget(code);
      };
    },
    update,
    listeners: (code) => rooms.get(code)?.listeners ?? [],
    codes: () => rooms.keys(),
    isOpen: (code) => rooms.has(code),
    stop: () => {
      cancelLook?.();
      for (const { cancelTimer } of rooms.values()) cancelTimer?.();
    },
  };
}
