import { duration, figure, kilobytes, percent, whole } from '../report/figures.ts';
import type { Bar, Section, Table } from '../report/section.ts';
import { median, quantile } from '../statistics.ts';
import type { GuestsReport } from './guests-job.ts';

/** Milliseconds until the last of all guests has a message (p95), and what a presentation adds, of one core. */
const BARS = { milliseconds: 150, shareOfCore: 0.1 } as const;

/** Bits a second of a shared screen, as usual in video calls. */
const SCREEN_SHARING = { least: 1e6, most: 3e6 } as const;

/** One round of visitors, without or with a presentation. */
export interface Round {
  /** Processor time of the server, of one core. */
  readonly share: number;
  readonly visitorFailures: number;
  /** p99, in milliseconds. */
  readonly visitorWait: number;
  readonly guests: GuestsReport | undefined;
}

interface Measured {
  readonly without: readonly Round[];
  readonly together: readonly Round[];
  /** Of one round. */
  readonly seconds: number;
  readonly visitors: number;
  readonly guests: number;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function shareOf(rounds: readonly Round[]): number {
  return median(rounds.map(({ share }) => share));
}

function waitOf(rounds: readonly Round[]): string {
  return duration(median(rounds.map(({ visitorWait }) => visitorWait)));
}

function visitorFailuresOf(rounds: readonly Round[]): number {
  return sum(rounds.map(({ visitorFailures }) => visitorFailures));
}

function reportsOf({ together }: Measured): readonly GuestsReport[] {
  return together.flatMap(({ guests }) => (guests ? [guests] : []));
}

function failuresOf(measured: Measured): number {
  return visitorFailuresOf(measured.together) + sum(reportsOf(measured).map(({ failures }) => failures));
}

/** What was measured, as a part of the report. */
export function sectionOf(measured: Measured): Section {
  const { seconds, visitors, guests } = measured;
  return {
    title: 'Guests of a presentation',
    tables: [timesTable(measured), serverTable(measured), bytesTable(measured)],
    bars: barsOf(measured),
    notes: [
      `${measured.without.length} rounds in turns of ${seconds} s each, of which the medians are told, after some visitors who are not measured: ${whole(visitors)} visitors as in the part before, alone; then the same beside a guide and ${whole(guests)} guests with open event streams, who have joined before. ` +
        'The guide sends a position of the pointer ten times a second and takes a step every 5 s. Times run from the sending of a message to the event at the last of all guests, so they hold the way of the request as well. ' +
        'Guests, visitors and server share the cores of this machine; the pages and pictures that guests load on a step are not part of it. The bytes are those of the events, without what the connection adds.',
    ],
  };
}

function timesRow(what: string, values: readonly number[]): readonly string[] {
  const [middle = '', most = '', nearlyAll = ''] = [0.5, 0.95, 0.99].map((share) =>
    duration(quantile(values, share)),
  );
  return [what, whole(values.length), middle, most, nearlyAll];
}

function timesTable(measured: Measured): Table {
  const reports = reportsOf(measured);
  return {
    head: ['until the last guest has it', 'messages', 'median', 'p95', 'p99'],
    rows: [
      timesRow(
        'a position of the pointer',
        reports.flatMap(({ pointers }) => pointers),
      ),
      timesRow(
        'a step',
        reports.flatMap(({ steps }) => steps),
      ),
    ],
  };
}

function serverTable(measured: Measured): Table {
  const { without, together, visitors, guests } = measured;
  return {
    head: [`${whole(visitors)} visitors`, 'alone', `beside ${whole(guests)} guests`],
    rows: [
      ['processor time of the server, of one core', percent(shareOf(without)), percent(shareOf(together))],
      ['wait of the visitors, p99', waitOf(without), waitOf(together)],
      ['failed requests and event streams', whole(visitorFailuresOf(without)), whole(failuresOf(measured))],
    ],
  };
}

function bytesTable(measured: Measured): Table {
  const reports = reportsOf(measured);
  const [least, most] = [SCREEN_SHARING.least, SCREEN_SHARING.most].map((bits) =>
    figure((60 * bits) / 8 / 1e6),
  );
  const bytes = sum(reports.map((report) => report.bytes)) / reports.length / measured.guests;
  const lost = sum(reports.map(({ lostPointers }) => lostPointers));
  return {
    head: ['each guest', 'in a minute'],
    rows: [
      ['events of the presentation', kilobytes((60 * bytes) / measured.seconds)],
      ['a shared screen of 1 to 3 Mbit/s', `${least} to ${most} MB`],
      ['positions of the pointer that some guest did not get, in all', whole(lost)],
    ],
  };
}

function barsOf(measured: Measured): readonly Bar[] {
  const what = `${whole(measured.guests)} guests beside ${whole(measured.visitors)} visitors`;
  const reports = reportsOf(measured);
  const times = [reports.flatMap(({ pointers }) => pointers), reports.flatMap(({ steps }) => steps)];
  const late = quantile(times.flat(), 0.95);
  const failures = failuresOf(measured);
  const more = shareOf(measured.together) - shareOf(measured.without);
  return [
    {
      what: `${what}: to the last guest, p95`,
      limit: duration(BARS.milliseconds),
      measured: duration(late),
      isKept: late <= BARS.milliseconds,
    },
    { what: `${what}: failed requests`, limit: '0', measured: whole(failures), isKept: failures === 0 },
    {
      what: `${what}: of one core, more than without`,
      limit: percent(BARS.shareOfCore),
      measured: percent(more),
      isKept: more <= BARS.shareOfCore,
    },
  ];
}
