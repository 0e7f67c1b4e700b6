import { setTimeout as wait } from 'node:timers/promises';
import type { Editor } from '../support/editor.ts';
import type { Mortal } from './installation.ts';

/** Milliseconds between two changes, and until one counts as lost. */
const PAUSE = 2_000;
const LOST = 60_000;

/** How often it is looked whether a change has arrived, in milliseconds. */
const LOOK = 50;

/** A location that everyone may see. */
const LOCATION = 'agv-bay';

/** An editor who publishes one change after the other. */
export interface Publishing {
  /** Lets the change that is under way arrive, and publishes none while something is missing. */
  readonly without: (work: () => Promise<void>) => Promise<void>;
  /** Milliseconds from the CMS's answer to the moment when all web servers had the change, for each. */
  readonly end: () => Promise<readonly number[]>;
}

/** @param options.webs all web servers that have to have a change. */
export function beginPublishing(options: {
  readonly editor: Editor;
  readonly webs: readonly Mortal[];
}): Publishing {
  const { editor, webs } = options;
  const times: number[] = [];
  const over = new AbortController();
  let pausing: Promise<void> | undefined;
  let current = Promise.resolve();

  const publish = async (number: number): Promise<void> => {
    const title = `Bay for change ${number}`;
    await editor.publishLocation(LOCATION, 'en', { title });
    const begun = performance.now();
    await Promise.all(webs.map((web) => untilShown(web, title, begun)));
    times.push(performance.now() - begun);
  };
  const run = async (): Promise<void> => {
    for (let number = 1; !over.signal.aborted; number += 1) {
      await pausing;
      current = publish(number);
      await current;
      await wait(PAUSE);
    }
  };
  const published = run();
  return {
    without: async (work) => {
      const pause = Promise.withResolvers<void>();
      pausing = pause.promise;
      try {
        await current;
        await work();
      } finally {
        pausing = undefined;
        pause.resolve();
      }
    },
    end: async () => {
      over.abort();
      await published;
      return times;
    },
  };
}

async function untilShown({ url }: Mortal, title: string, begun: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/box-api/api/content-locations?locale=en`);
    if ((await answer.text()).includes(title)) return;
    if (performance.now() - begun > LOST) throw new Error(`${url} does not show “${title}”.`);
    await wait(LOOK);
  }
}
