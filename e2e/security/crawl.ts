import { ask, textOf } from './ask.ts';
import { get, OWN_VERSION } from './addresses.ts';
import type { Answer, Question } from './ask.ts';
import { leaksIn } from './canaries.ts';
import type { Area } from './canaries.ts';
import type { Role } from './roles.ts';
import { isWhole } from '../support/tier.ts';

/** Questions under way at once: enough to keep two cores busy. */
const AT_ONCE = 8;

export interface Finding {
  readonly role: string;
  readonly question: string;
  readonly problem: string;
}

/** The result of requesting everything in one role. */
export interface Crawl {
  readonly findings: readonly Finding[];
  /** Areas whose canaries were seen, allowed or not. */
  readonly seen: ReadonlySet<Area>;
  readonly answers: number;
  /** Addresses of ours that answers redirect to. */
  readonly leadsTo: ReadonlySet<string>;
}

/** Runs tasks a few at a time, in their order. */
export async function inTurns<Task>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = tasks.values();
  const work = async (): Promise<void> => {
    for (const task of waiting) await run(task);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** All words of a question that its answer may repeat. */
function wordsOf({ path, headers = {}, body = '' }: Question): string {
  return [path, headers['host'], headers['cookie'], body].join(' ');
}

function everyArea(text: string, asked: string): readonly Area[] {
  return leaksIn(text, new Set(), asked).filter((leak) => leak !== 'secret');
}

/** The faults of an answer to a role. */
export function problemsOf(
  answer: Answer,
  { question, role }: { readonly question: Question; readonly role: Pick<Role, 'sees'> },
): readonly string[] {
  return [
    ...leaksIn(textOf(answer), role.sees, wordsOf(question)).map((leak) => `tells of ${leak}`),
    ...(answer.status >= 500 ? [`status ${answer.status}`] : []),
  ];
}

function named({ method = 'GET', path, headers = {}, body = '' }: Question): string {
  return [method, path, headers['host'] ?? '', String(body).slice(0, 200)].join(' ').trimEnd();
}

function pathOf(location: string): string {
  const { pathname, search } = new URL(location, 'http://showroom.example');
  return `${pathname}${search}`;
}

/** Of the roles that share the requests, each sends every sixth. */
const SHARES = 6;

/**
 * The requests of one of several roles. The first, who may see nothing, sends all; for a change, the others share
 * them so that one of them sends each request, and before a release they send all.
 */
export function shareOf(questions: readonly Question[], role: number): readonly Question[] {
  if (isWhole || role === 0) return questions;
  return questions.filter((_, index) => index % SHARES === role % SHARES);
}

/** Sends the requests in one role. An answer may contain what may be seen at its beginning or at its end. */
export async function crawl(port: number, questions: readonly Question[], role: Role): Promise<Crawl> {
  const findings: Finding[] = [];
  const seen = new Set<Area>();
  const leadsTo = new Set<string>();
  let answers = 0;
  const version = await versionFor(port, role);
  await inTurns(questions, async (wanted) => {
    const headers = {
      'accept-encoding': 'identity',
      ...wanted.headers,
      ...(role.cookie === '' ? {} : { cookie: role.cookie }),
    };
    const question = { ...wanted, path: wanted.path.replace(OWN_VERSION, version), headers };
    const before = role.sees;
    const answer = await ask(port, question);
    const sees = new Set([...before, ...role.sees]);
    answers += 1;
    for (const area of everyArea(textOf(answer), wordsOf(question))) seen.add(area);
    if (typeof answer.headers['location'] === 'string') leadsTo.add(pathOf(answer.headers['location']));
    for (const problem of problemsOf(answer, { question, role: { sees } })) {
      findings.push({ role: role.name, question: named(question), problem });
    }
  });
  return { findings, seen, answers, leadsTo };
}

/** The version of the content that a role sees, for addresses that may be kept for ever. */
async function versionFor(port: number, { cookie }: Role): Promise<string> {
  const answer = await ask(port, { ...get('/version'), headers: { 'accept-encoding': 'identity', cookie } });
  const { content }: { readonly content: string } = JSON.parse(answer.body);
  return content;
}
