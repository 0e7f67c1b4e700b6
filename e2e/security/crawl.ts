import { ask, textOf, type Answer, type Question } from './ask.ts';
import { leaksIn, type Area } from './canaries.ts';
import type { Role } from './roles.ts';

/** Questions under way at once: enough to keep two cores busy. */
const AT_ONCE = 8;

export interface Finding {
  readonly role: string;
  readonly question: string;
  readonly problem: string;
}

/** What came of asking everything in one role. */
export interface Crawl {
  readonly findings: readonly Finding[];
  /** Areas whose canaries were seen, allowed or not. */
  readonly seen: ReadonlySet<Area>;
  readonly answers: number;
}

/** Runs tasks a few at a time, in their order. */
export const inTurns = async <Task>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> => {
  const waiting = tasks.values();
  const work = async (): Promise<void> => {
    for (const task of waiting) await run(task);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

const everyArea = (text: string, asked: string): readonly Area[] =>
  leaksIn(text, new Set(), asked).filter((leak) => leak !== 'secret');

/** What is wrong with an answer to somebody. */
export const problemsOf = (
  answer: Answer,
  { question, role }: { readonly question: Question; readonly role: Pick<Role, 'sees'> },
): readonly string[] => [
  ...leaksIn(textOf(answer), role.sees, question.path).map((leak) => `tells of ${leak}`),
  ...(answer.status >= 500 ? [`status ${answer.status}`] : []),
];

/** Asks everything there is in one role. */
export const crawl = async (port: number, questions: readonly Question[], role: Role): Promise<Crawl> => {
  const findings: Finding[] = [];
  const seen = new Set<Area>();
  let answers = 0;
  await inTurns(questions, async (question) => {
    const headers = {
      'accept-encoding': 'identity',
      ...question.headers,
      ...(role.cookie === '' ? {} : { cookie: role.cookie }),
    };
    const answer = await ask(port, { ...question, headers });
    answers += 1;
    for (const area of everyArea(textOf(answer), question.path)) seen.add(area);
    for (const problem of problemsOf(answer, { question, role })) {
      findings.push({ role: role.name, question: `${question.method ?? 'GET'} ${question.path}`, problem });
    }
  });
  return { findings, seen, answers };
};
