import type { AccessAnswer } from '~/showroom/requests/send-access.ts';
import type { CodeProblem, CodeView } from './code-view.ts';

/** An access code that is being entered. */
export interface CodeEntry {
  readonly code: string;
  /** Whether its characters are visible. */
  readonly isShown: boolean;
  readonly status: 'ready' | 'sending' | 'opened';
  readonly problem?: CodeProblem;
  /**
   * Whether a notification announces the problem: then the form must not announce it to screen readers as well.
   */
  readonly isNotified?: boolean;
  /** Seconds until the next code may be sent. */
  readonly wait: number;
  /** How many codes were refused: each refusal is announced again. */
  readonly refusals: number;
}

export type CodeEvent =
  /** The text field holds something else. */
  | { readonly type: 'typed'; readonly code: string }
  | { readonly type: 'keyPressed'; readonly key: string }
  | { readonly type: 'deleted' }
  | { readonly type: 'shownChanged' }
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly answer: AccessAnswer }
  /** Called every second. */
  | { readonly type: 'ticked' };

/** The longest code that the server accepts. */
export const MAX_CODE_LENGTH = 200;

/** Seconds to wait after "too many requests" where the server names none. */
const DEFAULT_WAIT = 30;

/** The entry as the page came from the server. */
export function startEntry({ problem, wait }: Pick<CodeView, 'problem' | 'wait'>): CodeEntry {
  const entry = { code: '', isShown: false, status: 'ready', wait: wait ?? 0, refusals: 0 } as const;
  return problem === undefined ? entry : { ...entry, problem };
}

/** Whether the code may be sent now. */
export function canSend({ code, status, wait }: CodeEntry): boolean {
  return status === 'ready' && wait === 0 && code.trim() !== '';
}

/** The entry after an event. While a code is being checked, it does not change. */
export function enterCode(entry: CodeEntry, event: CodeEvent): CodeEntry {
  switch (event.type) {
    case 'typed':
      return withCode(entry, event.code);
    case 'keyPressed':
      return withCode(entry, entry.code + event.key);
    case 'deleted':
      return withCode(entry, [...entry.code].slice(0, -1).join(''));
    case 'shownChanged':
      return { ...entry, isShown: !entry.isShown };
    case 'sent':
      return canSend(entry) ? { ...entry, status: 'sending' } : entry;
    case 'answered':
      return entry.status === 'sending' ? afterAnswer(entry, event.answer) : entry;
    default:
      return entry.wait === 0 ? entry : { ...entry, wait: entry.wait - 1 };
  }
}

function withCode(entry: CodeEntry, code: string): CodeEntry {
  if (entry.status !== 'ready') return entry;
  const { problem, ...rest } = entry;
  const kept = problem !== undefined && rest.wait > 0 ? { problem } : {};
  return { ...rest, ...kept, code: code.slice(0, MAX_CODE_LENGTH) };
}

/**
 * 422: the code is wrong, and the form shows it (specification section 5). 429: too many attempts; 400: not a code at
 * all. Any other status means that the code could not be checked.
 */
function afterAnswer(entry: CodeEntry, answer: AccessAnswer): CodeEntry {
  if (answer.kind === 'granted') return { ...entry, status: 'opened' };
  const { status, retryAfter } = answer;
  const isNotified = isNotifiedStatus(status);
  const refused = { ...entry, status: 'ready', refusals: entry.refusals + 1, isNotified } as const;
  if (status === 422) return { ...refused, problem: 'code', code: '' };
  if (status === 429) return { ...refused, problem: 'busy', wait: retryAfter ?? DEFAULT_WAIT };
  return { ...refused, problem: status === 400 ? 'input' : 'failed' };
}

/** Whether a notification announces a refusal (specification section 8). */
export function isNotifiedStatus(status: number): boolean {
  return status === 429 || status === 400;
}
