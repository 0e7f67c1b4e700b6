import { revalidateUrls } from '../../../../environment/revalidate-urls.ts';
import { revalidationSecret } from '../../../../revalidation/secret.ts';
import type { FoundInShowroom } from '../../contracts/privacy.ts';

/** Timeout of a web server's answer, in milliseconds. */
const PATIENCE = 5_000;

interface Answer {
  readonly waiting: readonly unknown[];
  readonly refused: readonly unknown[];
  readonly setAside: readonly unknown[];
  readonly erased: number;
}

/** @throws Error if the answer is not that of a web server. */
function readAnswer(body: unknown): Answer {
  const { waiting, refused, setAside, erased } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const isWhole = [waiting, refused, setAside].every((list) => Array.isArray(list));
  if (!isWhole || typeof erased !== 'number') throw new Error('This is not an answer of a web server.');
  return { waiting, refused, setAside, erased } as Answer;
}

/** The data of a person in the outbox files of the web servers. */
export interface ShowroomFiles {
  readonly find: (email: string) => Promise<FoundInShowroom & { readonly files: readonly unknown[] }>;
  /** Deletes set-aside and permanently refused requests. @returns How many there were. */
  readonly erase: (email: string) => Promise<number>;
}

/** The web servers are those that receive change notifications. */
function addressesOf(environment: NodeJS.ProcessEnv): readonly string[] {
  return revalidateUrls(environment).map((url) => new URL('/-/person', url).href);
}

/** Asks every web server in `REVALIDATE_URL`, with the shared secret. */
export function showroomFiles(environment: NodeJS.ProcessEnv = process.env): ShowroomFiles {
  const ask = async (address: string, body: object): Promise<Answer | undefined> => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${revalidationSecret(environment)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      });
      return response.ok ? readAnswer(await response.json()) : undefined;
    } catch {
      return undefined;
    }
  };
  const askAll = async (body: object) => {
    const answers = await Promise.all(addressesOf(environment).map((address) => ask(address, body)));
    return answers.filter((answer) => answer !== undefined);
  };
  return {
    find: async (email) => {
      const answers = await askAll({ email });
      return {
        waiting: answers.reduce((sum, { waiting }) => sum + waiting.length, 0),
        refused: answers.reduce((sum, { refused }) => sum + refused.length, 0),
        setAside: answers.reduce((sum, { setAside }) => sum + setAside.length, 0),
        isSilent: answers.length < addressesOf(environment).length || answers.length === 0,
        files: answers.flatMap(({ waiting, refused, setAside }) => waiting.concat(refused, setAside)),
      };
    },
    erase: async (email) => {
      const answers = await askAll({ email, erase: true });
      return answers.reduce((sum, { erased }) => sum + erased, 0);
    },
  };
}
