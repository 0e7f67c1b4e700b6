import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import { z } from 'zod';
import type { GuestView } from '../../app/contract/presentation.ts';
import type { Bus } from '../coordination/coordination.ts';
import type { Clock } from '../process/clock.ts';

/** Milliseconds between two reports to the other processes, and for which one of another process counts. */
const REPORT_INTERVAL = 5_000;
const REPORT_LIFETIME = 15_000;

/** Milliseconds in which changes are gathered: a hall of guests comes at once. */
const GATHERING = 250;

/** Guests of one presentation whose status is remembered: more than its event streams can be. */
const MAX_STATUSES = 2_000;

const TOPIC = 'attendance';

const guestSchema = z.object({
  id: z.string(),
  locale: z.string(),
  mode: z.enum(['following', 'roaming']),
  isHandUp: z.boolean(),
});

const messageSchema = z.object({
  code: z.string(),
  process: z.string(),
  /** Those with a stream there; absent: the message is about one guest, whose page may have asked any process. */
  participants: z.array(z.string()).optional(),
  guests: z.array(guestSchema),
});

/** What a guest's page says of itself. */
export type GuestStatus = Omit<GuestView, 'id'>;

/** The participants of presentations on all processes: those whose event stream is open. */
export interface Attendance {
  /** A stream of a participant was opened. @returns a function for its end. */
  readonly enter: (code: PresentationCode, id: ParticipantId) => () => void;
  /** A guest's page says in what language it is, whether it follows, and whether a hand is up. */
  readonly state: (code: PresentationCode, id: ParticipantId, status: GuestStatus) => void;
  readonly isHere: (code: PresentationCode, id: ParticipantId) => boolean;
  /** Whether this process knows who is there: it has windows that take part, or was told of some. */
  readonly isKnown: (code: PresentationCode) => boolean;
  /** The guests whose pages have sent their status, except one participant. */
  readonly guests: (code: PresentationCode, without: ParticipantId) => readonly GuestView[];
  readonly stop: () => void;
}

interface Hall {
  /** Open streams of this process. */
  readonly streams: Map<ParticipantId, number>;
  /** Of the other processes, by their name. */
  readonly reports: Map<string, Report>;
  readonly statuses: Map<ParticipantId, GuestStatus>;
}

interface Report {
  readonly participants: ReadonlySet<string>;
  readonly at: number;
}

/**
 * @param options.process names this process among the others.
 * @param options.onChange a participant came or left, or a guest's status changed, on any process.
 */
export function createAttendance(options: {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly process: string;
  readonly onChange: (code: PresentationCode) => void;
}): Attendance {
  const { bus, clock, process, onChange } = options;
  const halls = new Map<PresentationCode, Hall>();
  const gathering = new Set<PresentationCode>();
  let cancel: (() => void) | undefined;

  const hallOf = (code: PresentationCode): Hall => {
    const known = halls.get(code);
    if (known) return known;
    const made: Hall = { streams: new Map(), reports: new Map(), statuses: new Map() };
    halls.set(code, made);
    return made;
  };

  const fresh = ({ reports }: Hall): readonly Report[] =>
    [...reports.values()].filter(({ at }) => clock.now() - at < REPORT_LIFETIME);

  const send = (message: z.input<typeof messageSchema>): void => bus.publish(TOPIC, JSON.stringify(message));

  const report = (code: PresentationCode): void => {
    const hall = halls.get(code);
    if (hall === undefined) return;
    const { streams, statuses } = hall;
    const guests = [...statuses].flatMap(([id, status]) => (streams.has(id) ? [{ id, ...status }] : []));
    send({ code, process, participants: [...streams.keys()], guests });
    if (streams.size === 0 && fresh(hall).length === 0) halls.delete(code);
  };

  const keep = ({ statuses }: Hall, { id, ...status }: GuestView): void => {
    if (statuses.size < MAX_STATUSES || statuses.has(id)) statuses.set(id, status);
  };

  const changed = (code: PresentationCode): void => {
    if (gathering.has(code)) return;
    gathering.add(code);
    clock.after(GATHERING, () => {
      gathering.delete(code);
      report(code);
      onChange(code);
    });
  };

  bus.subscribe(TOPIC, (text) => {
    const sent = messageIn(text);
    const code = sent?.code as PresentationCode | undefined;
    const hall = code && halls.get(code);
    if (sent === undefined || code === undefined || hall === undefined) return;
    for (const guest of sent.guests) keep(hall, { ...guest, id: guest.id as ParticipantId });
    if (sent.participants) {
      hall.reports.set(sent.process, { participants: new Set(sent.participants), at: clock.now() });
    }
    onChange(code);
  });

  const again = (): void => {
    cancel = clock.after(REPORT_INTERVAL, () => {
      for (const code of halls.keys()) {
        report(code);
        // Reports of a process that has ended run out without a word.
        onChange(code);
      }
      again();
    });
  };
  again();

  const isHere = (code: PresentationCode, id: ParticipantId): boolean => {
    const hall = halls.get(code);
    if (hall === undefined) return false;
    return hall.streams.has(id) || fresh(hall).some(({ participants }) => participants.has(id));
  };

  return {
    enter: (code, id) => {
      const { streams } = hallOf(code);
      streams.set(id, (streams.get(id) ?? 0) + 1);
      changed(code);
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        const left = (streams.get(id) ?? 1) - 1;
        if (left > 0) streams.set(id, left);
        else streams.delete(id);
        changed(code);
      };
    },
    state: (code, id, status) => {
      const guest = { id, ...status };
      keep(hallOf(code), guest);
      send({ code, process, guests: [guest] });
      changed(code);
    },
    isHere,
    isKnown: (code) => halls.has(code),
    guests: (code, without) =>
      [...(halls.get(code)?.statuses ?? [])].flatMap(([id, status]) =>
        id !== without && isHere(code, id) ? [{ id, ...status }] : [],
      ),
    stop: () => cancel?.(),
  };
}

function messageIn(text: string): z.output<typeof messageSchema> | undefined {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
