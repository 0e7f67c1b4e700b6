import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NewLocation } from '../../../../contracts/map.ts';
import { assignClips, makeLocations, NO_PROGRESS, openAttempt } from './make-locations.ts';
import type { Progress, WantedLocation } from './make-locations.ts';

/** What becomes of a request: `lost` is done, but not answered. */
type Fate = 'done' | 'lost' | 'refused' | 'unreachable';

function stored(id: number) {
  return { id, name: `${id}`, url: `/uploads/${id}` };
}

/** A CMS that does with each request what the next fate says, and everything once there are none left. */
function cmsWith(fates: readonly Fate[]) {
  const left = [...fates];
  const files: string[] = [];
  const locations = new Map<string, NewLocation>();
  const answer = <Value>(work: () => Value): Promise<Value> => {
    const fate = left.shift() ?? 'done';
    if (fate === 'refused' || fate === 'unreachable') return Promise.reject(new Error(fate));
    const value = work();
    return fate === 'lost' ? Promise.reject(new Error(fate)) : Promise.resolve(value);
  };
  return {
    files,
    locations,
    ports: {
      upload: (file: string) => answer(() => stored(files.push(file) - 1)),
      findUpload: (file: string) =>
        answer(() => (files.includes(file) ? stored(files.indexOf(file)) : undefined)),
      addLocation: (location: NewLocation) =>
        answer(() => {
          if (!locations.has(location.documentId)) locations.set(location.documentId, location);
        }),
      isUnanswered: (error: unknown) => (error as Error).message !== 'refused',
      explain: (error: unknown) => (error as Error).message,
    },
  };
}

const WANTED: readonly WantedLocation[] = ['lobby', 'hall', 'roof'].map((id) => ({
  id,
  documentId: `document-${id}`,
  title: id,
  slug: id,
  position: null,
  pictures: [
    { slot: 'default_background_4x3', file: `${id} 4x3` },
    { slot: 'default_background_16x9', file: `${id} 16x9` },
  ],
}));

type Cms = ReturnType<typeof cmsWith>;

async function attempted(cms: Cms, before: Progress = NO_PROGRESS): Promise<Progress> {
  const attempt = openAttempt(before, cms.ports, () => undefined);
  await makeLocations(WANTED, attempt, cms.ports.addLocation);
  return attempt.progress();
}

describe('locations are made from files', () => {
  test('each with its own pictures', async () => {
    const cms = cmsWith([]);
    const { made, failed } = await attempted(cms);
    expect([...made]).toEqual(['lobby', 'hall', 'roof']);
    expect(failed.size).toBe(0);
    expect(cms.locations.get('document-hall')?.pictures).toEqual([
      { slot: 'default_background_4x3', file: cms.files.indexOf('hall 4x3') },
      { slot: 'default_background_16x9', file: cms.files.indexOf('hall 16x9') },
    ]);
  });

  test('one that is refused does not hold up the others', async () => {
    const { made, failed } = await attempted(cmsWith(['done', 'done', 'done', 'refused']));
    expect([...made]).toEqual(['lobby', 'roof']);
    expect([...failed]).toEqual([['hall', 'refused']]);
  });

  test('when the CMS cannot be reached, the others are not tried', async () => {
    const cms = cmsWith(['done', 'unreachable']);
    const { made, failed } = await attempted(cms);
    expect(made.size).toBe(0);
    expect([...failed]).toEqual([['lobby', 'unreachable']]);
    expect(cms.files).toEqual(['lobby 4x3']);
  });

  test('an upload whose answer was lost is found again', async () => {
    const cms = cmsWith(['lost']);
    await attempted(cms, await attempted(cms));
    expect(cms.files.filter((file) => file === 'lobby 4x3')).toHaveLength(1);
    expect(cms.locations.size).toBe(3);
  });
});

test('clips are uploaded and assigned once, and those that fail are tried again', async () => {
  const cms = cmsWith(['done', 'refused', 'unreachable']);
  const assigned: string[] = [];
  let progress = NO_PROGRESS;
  for (const expected of [['one'], ['one', 'two', 'three', 'four']]) {
    const attempt = openAttempt(progress, cms.ports, () => undefined);
    await assignClips(['one', 'two', 'three', 'four'], attempt, (id) => assigned.push(id));
    progress = attempt.progress();
    expect(assigned).toEqual(expected);
  }
  expect(cms.files).toEqual(['one', 'two', 'three', 'four']);
});

test('whatever fails, trying again makes everything once', async () => {
  const fate = fc.constantFrom<Fate>('done', 'done', 'done', 'lost', 'refused', 'unreachable');
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { maxLength: 40 }), async (fates) => {
      const cms = cmsWith(fates);
      let progress = NO_PROGRESS;
      for (let round = 0; round < 50 && progress.made.size < WANTED.length; round += 1) {
        const before = progress;
        progress = await attempted(cms, before);
        for (const id of before.made) expect(progress.made.has(id)).toBe(true);
        // Whatever is not made is explained, or waits behind what is.
        expect(progress.made.size === WANTED.length || progress.failed.size > 0).toBe(true);
      }
      expect(progress.made.size).toBe(WANTED.length);
      expect([...cms.locations.keys()].toSorted()).toEqual(
        WANTED.map(({ documentId }) => documentId).toSorted(),
      );
      expect(cms.files.toSorted()).toEqual(
        WANTED.flatMap(({ pictures }) => pictures.map(({ file }) => file)).toSorted(),
      );
    }),
  );
});
