import * as fc from 'fast-check';
import type { SharedDocument, SharedDocuments } from '../coordination.ts';

/** What one of two writers does. */
interface DocumentStep {
  readonly writer: 0 | 1;
  readonly name: string;
  readonly action:
    | { readonly kind: 'read' }
    | { readonly kind: 'remove' }
    | { readonly kind: 'write'; readonly lifetime: number }
    | { readonly kind: 'wait'; readonly milliseconds: number };
}

/** Lifetimes and waits are multiples of this many milliseconds: a document expires at a moment that a step meets. */
const TICK = 100;

const lifetimes = fc.integer({ min: 1, max: 6 }).map((ticks) => ticks * TICK);

/** Two writers by turns, with what each of them has read long ago. */
export const documentSteps = fc.array(
  fc.record<DocumentStep>({
    writer: fc.constantFrom(0, 1),
    name: fc.constantFrom('a', 'b', 'c'),
    action: fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('write'), lifetime: lifetimes }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant<'read'>('read') }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove') }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait'), milliseconds: lifetimes }) },
    ),
  }),
  { maxLength: 60 },
);

/**
 * Plays steps on a collection and on a plain map.
 *
 * @param options.documents the collection as each of the two has it.
 * @param options.most documents that it may have.
 * @param options.wait lets a time pass for it.
 * @returns where the two differ.
 */
export async function differencesFromModel(
  steps: readonly DocumentStep[],
  options: {
    readonly documents: readonly [SharedDocuments, SharedDocuments];
    readonly most: number;
    readonly wait: (milliseconds: number) => Promise<void>;
  },
): Promise<readonly string[]> {
  const model = new Map<string, SharedDocument & { readonly endsAt: number }>();
  const known = [new Map<string, number | undefined>(), new Map<string, number | undefined>()] as const;
  const versions = new Set<number>();
  const differences: string[] = [];
  let now = 0;

  const write = async ({ writer, name }: DocumentStep, text: string, lifetime: number): Promise<void> => {
    const version = known[writer].get(name);
    const current = model.get(name);
    const written = await options.documents[writer].write(name, text, { version, lifetime });
    const isFull = current === undefined && model.size >= options.most;
    const expected = current?.version !== version ? undefined : isFull ? 'full' : text;
    const actual = typeof written === 'object' ? written.text : written;
    if (actual !== expected) differences.push(`${text}: ${actual} in place of ${expected}`);
    if (typeof written !== 'object') return;
    if (versions.has(written.version)) differences.push(`${text}: version ${written.version} again`);
    versions.add(written.version);
    model.set(name, { ...written, endsAt: now + lifetime });
    known[writer].set(name, written.version);
  };

  for (const [index, step] of steps.entries()) {
    const { writer, name, action } = step;
    if (action.kind === 'write') await write(step, `text ${index}`, action.lifetime);
    else if (action.kind === 'read') {
      const found = await options.documents[writer].read(name);
      const { text, version } = model.get(name) ?? {};
      if (found?.text !== text || found?.version !== version) {
        differences.push(`read ${index}: ${found?.text}, ${found?.version} in place of ${text}, ${version}`);
      }
      known[writer].set(name, found?.version);
    } else if (action.kind === 'remove') {
      await options.documents[writer].remove(name);
      model.delete(name);
    } else {
      now += action.milliseconds;
      await options.wait(action.milliseconds);
      for (const [key, { endsAt }] of model) if (endsAt <= now) model.delete(key);
    }
  }
  return differences;
}
