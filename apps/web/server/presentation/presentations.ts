import { randomUUID } from 'node:crypto';
import { formatHomePath } from '@vitrine/core/links/path';
import type { Presentation } from '@vitrine/core/presentation/presentation';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { PresentationCall } from '../../app/contract/presentation.ts';
import type { Coordination } from '../coordination/coordination.ts';
import type { Client } from '../http/client-address.ts';
import { readPosted, textFieldsOf } from '../http/posted.ts';
import { reply, replyJson } from '../http/reply.ts';
import type { Clock } from '../process/clock.ts';
import type { RequestContext } from '../session/request-contexts.ts';
import { done, isTls, refuse } from './answers.ts';
import { createAttendance } from './attendance.ts';
import { createBegin } from './begin.ts';
import { createInvitations } from './invitations.ts';
import { createJoin } from './join.ts';
import type { Admit } from './join.ts';
import { createMessageLimit } from './message-limit.ts';
import { createParticipants, newParticipantId } from './participant.ts';
import type { Participant } from './participant.ts';
import { presentableStories } from './presentable-stories.ts';
import { createPresentationDocuments } from './presentation-documents.ts';
import type { Change } from './presentation-documents.ts';
import { readEvent } from './read-event.ts';
import type { Fields } from './read-event.ts';
import { createRooms, presentationEvent } from './rooms.ts';
import { shownIn } from './shown-to.ts';
import { createSignals } from './signals.ts';

/** Bytes of one message. */
const MAX_MESSAGE_BYTES = 4 * 1024;

/** The status of an answer for each refusal. */
const STATUS: Readonly<Record<Extract<Change, { kind: 'refused' }>['reason'], number>> = {
  notAllowed: 403,
  unknown: 404,
  oldEpoch: 409,
  oldMessage: 409,
  over: 410,
  away: 503,
  busy: 503,
};

/** Presentations: what participants send, what their windows get, and who may enter what because of one. */
export function createPresentations(options: {
  /** `SESSION_SECRET`. */
  readonly secret: string;
  readonly coordination: Pick<Coordination, 'bus' | 'documents' | 'isUp' | 'limit'>;
  readonly clock: Clock;
}) {
  const { coordination, clock } = options;
  const participants = createParticipants(options.secret);
  const limit = createMessageLimit(clock);
  const documents = createPresentationDocuments({
    coordination,
    onChange: ({ code }) => rooms.update(code),
  });
  const attendance = createAttendance({
    bus: coordination.bus,
    clock,
    process: randomUUID(),
    onChange: (code) => rooms.update(code),
  });
  const rooms = createRooms({
    clock,
    attendance,
    known: documents.known,
    onGuideGone: (code) => void documents.change(code, { type: 'guideGone' }),
    refresh: (code) => {
      if (coordination.isUp() !== undefined) void documents.refresh(code);
    },
    onEmpty: documents.forget,
  });
  const signals = createSignals({ ...documents, ...rooms, bus: coordination.bus, clock });
  coordination.bus.onGap(() => {
    for (const code of rooms.codes()) void documents.refresh(code);
  });

  const begin = createBegin({ participants, documents, limit: coordination.limit });

  const takeKey = async (fields: Fields, context: RequestContext): Promise<Response> => {
    const participant = participants.ofKey(fields.get('key') ?? '', clock.now());
    const presentation = participant && (await documents.refresh(participant.code));
    if (participant === undefined || presentation === undefined || presentation.isOver) return refuse(404);
    const response = done();
    response.headers.append('set-cookie', participants.cookieFor(participant, isTls(context)));
    return response;
  };

  const makeKey = (participant: Participant): Response => {
    const presentation = documents.known(participant.code);
    if (presentation?.guide !== participant.id) return refuse(403);
    return replyJson({ key: participants.keyFor(participant, clock.now()) });
  };

  const state = (participant: Participant, fields: Fields, { visible }: RequestContext): Response => {
    const locale = fields.get('locale') ?? '';
    if (documents.known(participant.code) === undefined) return refuse(404);
    if (!Object.hasOwn(visible.content.snapshots, locale)) return refuse(422);
    attendance.state(participant.code, participant.id, {
      locale,
      mode: fields.get('mode') === 'roaming' ? 'roaming' : 'following',
      isHandUp: fields.get('hand') === 'true',
    });
    return done();
  };

  const leave = (context: RequestContext): Response => {
    const response = done();
    response.headers.append('set-cookie', participants.endedCookie(isTls(context)));
    return response;
  };

  const admit: Admit = async (code, request, context, locale) => {
    const presentation = await documents.refresh(code);
    if (presentation === undefined || presentation.isOver) return undefined;
    const known = participants.of(request);
    const participant = known?.code === code ? known : { code, id: newParticipantId() };
    const response = reply({
      status: 303,
      headers: { location: shownAddress(presentation, context, locale), 'cache-control': 'no-store' },
    });
    response.headers.append('set-cookie', participants.cookieFor(participant, isTls(context)));
    return response;
  };

  return {
    /** Answers `POST /box-api/presentation/<call>`. */
    respond: async (
      call: PresentationCall,
      request: Request,
      context: RequestContext,
      client: Client,
    ): Promise<Response> => {
      const posted = await readPosted(request, { origin: context.origin, maxBytes: MAX_MESSAGE_BYTES });
      if (posted instanceof Response) return posted;
      const fields = textFieldsOf(posted);
      if (fields === undefined) return refuse(400);
      if (call === 'begin') return begin(fields, context, client);
      if (call === 'leave') return leave(context);
      if (call === 'take') return takeKey(fields, context);
      const participant = participants.of(request);
      if (participant === undefined) return refuse(403);
      if (!limit.allows(participant.id)) return refuse(429);
      if (call === 'signal') return answer(await signals.accept(participant, fields, context));
      if (call === 'status') return state(participant, fields, context);
      if (call === 'key') return makeKey(participant);
      const event = readEvent(call, fields, { participant, context, attendance });
      if (event === undefined) return refuse(422);
      const change = await documents.change(participant.code, event);
      return answer(change.kind === 'changed' ? 204 : STATUS[change.reason]);
    },

    /** Answers `GET /box-api/presentation/stories/<locale>`, to the guide of a presentation that is running. */
    stories: async (request: Request, context: RequestContext, locale: string): Promise<Response> => {
      const participant = participants.of(request);
      const presentation = participant && (await documents.refresh(participant.code));
      const { snapshots } = context.visible.content;
      const snapshot = Object.hasOwn(snapshots, locale) ? snapshots[locale] : undefined;
      const isForThem = presentation?.guide === participant?.id && presentation?.isOver === false;
      if (!isForThem || snapshot === undefined) return refuse(404);
      return replyJson(presentableStories(context, snapshot.locale));
    },

    /**
     * Follows a presentation in the event stream of a participant's window.
     *
     * @param context who they are now, whenever it is asked.
     * @param offer sends what may be lost on the way to a window that does not keep up.
     * @returns a function for the end of the stream; undefined for a window that takes part in none.
     */
    follow: (
      request: Request,
      context: () => RequestContext | undefined,
      send: (event: string) => void,
      offer: (event: string) => void,
    ): (() => void) | undefined => {
      const participant = participants.of(request);
      if (participant === undefined) return undefined;
      const { code, id } = participant;
      const ends: (() => void)[] = [];
      let isOpen = true;
      const enter = async (): Promise<void> => {
        const presentation = await documents.refresh(code);
        if (!isOpen) return;
        if (presentation === undefined) {
          send(presentationEvent({ kind: 'over', code }));
          return;
        }
        ends.push(
          rooms.enter({ participant, context, send, offer, visible: undefined, last: undefined }),
          attendance.enter(code, id),
        );
        rooms.update(code);
      };
      void enter();
      return () => {
        isOpen = false;
        for (const end of ends) end();
      };
    },

    /** Sends the windows of this process what their visitors may see now. */
    rightsChanged: (): void => {
      for (const code of rooms.codes()) rooms.update(code);
    },

    /** Answers the address that joins a presentation; undefined for every other one. */
    join: createJoin({ admit, limit: coordination.limit }),

    ...createInvitations({ clock, participants, documents, isOpen: rooms.isOpen }),

    stop: (): void => {
      attendance.stop();
      rooms.stop();
    },
  };
}

export type Presentations = ReturnType<typeof createPresentations>;

/** The address of what is shown, in a language; the start where it may not be seen. */
function shownAddress(presentation: Presentation, { visible }: RequestContext, locale: LocaleCode): string {
  const { content } = visible;
  const { defaultLocale } = content;
  const pages = shownIn(content, presentation)?.pages ?? {};
  return pages[locale]?.href ?? formatHomePath({ locale, defaultLocale });
}

function answer(status: number): Response {
  return status === 204 ? done() : refuse(status);
}
