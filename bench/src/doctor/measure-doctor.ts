import { examineSnapshots } from '@vitrine/doctor/examine';
import { localeCode, payloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { aLargeShowroom } from '@vitrine/core/testing';
import { duration, whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { median } from '../statistics.ts';

/** Issue 5: "the doctor examines 10,000 locations in under a second". */
const MAX_MILLISECONDS = 1000;
const LOCATIONS = 10_000;
const ROUNDS = 20;
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl'];

interface Case {
  readonly name: string;
  readonly snapshots: readonly Snapshot[];
}

/** What the doctor takes for a large showroom: one that is well, and one in which everything is wrong. */
export function measureDoctor(progress: Progress): Promise<Section> {
  const well = aLargeShowroom({ locations: LOCATIONS, seed: 3 });
  const cases: readonly Case[] = [
    { name: 'well, in one language', snapshots: [well] },
    { name: 'well, in seven languages', snapshots: inAllLanguages(well) },
    { name: 'every location broken, in one language', snapshots: [broken(well)] },
    { name: 'every location broken, in seven languages', snapshots: inAllLanguages(broken(well)) },
  ];
  const results = cases.map(({ name, snapshots }) => {
    progress(name);
    const rounds = Array.from({ length: ROUNDS }, () => examineOnce(snapshots));
    const cpu = rounds.map((round) => round.cpu);
    return { name, cpu, wait: median(rounds.map(({ wait }) => wait)), findings: rounds[0]?.findings ?? 0 };
  });
  const most = Math.max(...(results[0]?.cpu ?? [Number.POSITIVE_INFINITY]));
  return Promise.resolve({
    title: 'Doctor',
    tables: [
      {
        head: [
          `${whole(LOCATIONS)} locations`,
          'findings',
          'processor time, first',
          'median',
          'most',
          'wait, median',
        ],
        rows: results.map(({ name, cpu, wait, findings }) => [
          name,
          whole(findings),
          duration(cpu[0] ?? 0),
          duration(median(cpu)),
          duration(Math.max(...cpu)),
          duration(wait),
        ]),
      },
    ],
    notes: [
      `\`examineSnapshots\` of @vitrine/doctor over a generated showroom, ${ROUNDS} times each; the first time of the first row is that of a process that has examined nothing yet. Processor time is that of all threads, garbage collection included. In the broken ones each location has lost its pictures and its description, and one of its hotspots leads nowhere. Reading the content is no part of it.`,
    ],
    bars: [
      {
        what: `Doctor at ${whole(LOCATIONS)} locations: processor time, most of ${ROUNDS}`,
        limit: duration(MAX_MILLISECONDS),
        measured: duration(most),
        isKept: most < MAX_MILLISECONDS,
      },
    ],
  });
}

/** Times in milliseconds. */
function examineOnce(snapshots: readonly Snapshot[]) {
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  const findings = examineSnapshots({ snapshots, reports: [] }).length;
  const wait = performance.now() - started;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { findings, wait, cpu: (user + system) / 1000 };
}

function inAllLanguages(snapshot: Snapshot): readonly Snapshot[] {
  return LANGUAGES.map((code) => Object.assign({}, snapshot, { locale: localeCode(code) }));
}

function broken(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    locations: snapshot.locations.map((location) => ({
      ...location,
      description: '',
      backgrounds: [],
      hotspots: location.hotspots.map((hotspot, index) =>
        index === 0
          ? { ...hotspot, action: { kind: 'navigate', target: payloadId('nowhere') } as const }
          : hotspot,
      ),
    })),
  };
}
