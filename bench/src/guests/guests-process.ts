// A separate process, so that the guests take nothing of the visitors' turn.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { GuestsJob, GuestsReport, GuestsStart } from './guests-job.ts';
import { ACCOUNT } from './login-cms.ts';
import { createParticipant } from './participant.ts';
import type { StreamEvent } from './participant.ts';

/** Milliseconds between two positions of the pointer, and between two steps. */
const POINTER_PAUSE = 100;
const STEP_PAUSE = 5_000;

/** Milliseconds for what arrives after the end. */
const ARRIVAL_PATIENCE = 2_000;

const FAILURES_TOLD = 5;

const job = JSON.parse(process.argv[2] ?? '{}') as GuestsJob;
const failures: string[] = [];

/** A message that guests are to get. */
interface Sent {
  readonly at: number;
  /** The guests who have not got it, by their number. */
  readonly missing: Set<number>;
  last: number;
}
const sent = { pointers: new Map<string, Sent>(), steps: new Map<string, Sent>() };
let bytes = 0;

/** By what guests know a message again. */
function keyOf({ name, data }: StreamEvent): readonly ['pointers' | 'steps', string] | undefined {
  const message = JSON.parse(data) as { x?: number; y?: number; seq?: number };
  if (name === 'signal') return ['pointers', `${message.x} ${message.y}`];
  return name === 'presentation' ? ['steps', String(message.seq)] : undefined;
}

function note(guest: number, event: StreamEvent): void {
  bytes += event.bytes;
  const [kind, key] = (event.data !== '' && keyOf(event)) || [];
  const found = kind && sent[kind].get(key ?? '');
  if (found?.missing.delete(guest) === true) found.last = performance.now();
}

const guide = createParticipant(job.origin);
await guide.ask('/box-api/login', ACCOUNT);
const [location = ''] = job.locations;
const shown = { location, open: '', locale: 'en' };
const { code } = JSON.parse(await guide.ask('/box-api/presentation/begin', shown)) as { code: string };
await guide.listen(
  () => {},
  () => failures.push('the event stream of the guide ended'),
);
const guests = Array.from({ length: job.guests }, () => createParticipant(job.origin));
for (const [number, guest] of guests.entries()) {
  await guest.ask(`/join/${code}`);
  await guest.listen(
    (event) => note(number, event),
    () => failures.push('the event stream of a guest ended'),
  );
  await guest.ask('/box-api/presentation/status', { locale: 'en', mode: 'following', hand: false });
}
process.send?.('ready');
const [{ seconds }] = (await once(process, 'message')) as [GuestsStart];

async function send(kind: keyof typeof sent, key: string, call: string, fields: object): Promise<void> {
  const at = performance.now();
  sent[kind].set(key, { at, missing: new Set(guests.keys()), last: at });
  try {
    await guide.ask(`/box-api/presentation/${call}`, fields);
  } catch (error) {
    sent[kind].delete(key);
    failures.push(String(error));
  }
}

bytes = 0;
let seq = 0;
let current = location;
const end = performance.now() + 1_000 * seconds;
let nextStep = performance.now() + STEP_PAUSE;
for (let count = 0; performance.now() < end; count += 1) {
  const next = performance.now() + POINTER_PAUSE;
  const at = { x: count % 100, y: Math.floor(count / 100) % 100 };
  const fields = { kind: 'pointer', ...at, location: current, locale: 'en', epoch: 1 };
  await send('pointers', `${at.x} ${at.y}`, 'signal', fields);
  if (performance.now() >= nextStep) {
    nextStep += STEP_PAUSE;
    seq += 1;
    current = job.locations[seq % job.locations.length] ?? location;
    await send('steps', String(seq), 'show', { ...shown, location: current, epoch: 1, seq });
  }
  await wait(Math.max(0, next - performance.now()));
}
await wait(ARRIVAL_PATIENCE);
const total = bytes;
await guide.ask('/box-api/presentation/end', {});
for (const { leave } of [guide, ...guests]) leave();

function timesOf(kind: keyof typeof sent): readonly number[] {
  return [...sent[kind].values()].flatMap(({ at, missing, last }) => (missing.size > 0 ? [] : [last - at]));
}
const [pointers, steps] = [timesOf('pointers'), timesOf('steps')];
const report: GuestsReport = {
  pointers,
  steps,
  failures: failures.length + sent.steps.size - steps.length,
  firstFailures: failures.slice(0, FAILURES_TOLD),
  lostPointers: sent.pointers.size - pointers.length,
  bytes: total,
};
process.send?.(report, () => process.exit(0));
