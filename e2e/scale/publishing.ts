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
    const before = await Promise.all(webs.map(contentOf));
    await editor.publishLocation(LOCATION, 'en', { title });
    const begun = performance.now();
    await Promise.all(webs.map((web, index) => untilOther(web, before[index], begun)));
    times.push(performance.now() - begun);
    await Promise.all(webs.map((web) => refuseWithout(web, title)));
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

/** The version of the content that a web server shows. */
async function contentOf({ url }: Mortal): Promise<string> {
  const { content } = (await (await fetch(`${url}/version`)).json()) as { readonly content: string };
  return content;
}

async function untilOther(web: Mortal, before: string | undefined, begun: number): Promise<void> {
  while ((await contentOf(web)) === before) {
    if (performance.now() - begun > LOST) throw new Error(`${web.url} does not show a change.`);
    await wait(LOOK);
  }
}

/** @throws Error when the other content is not that of the change. */
async function refuseWithout({ url }: Mortal, title: string): Promise<void> {
  const answer = await fetch(`${url}/box-api/api/content-locations?locale=en`);
  if (!(await answer.text()).includes(title)) throw new Error(`${url} does not show “${title}”.`);
}
