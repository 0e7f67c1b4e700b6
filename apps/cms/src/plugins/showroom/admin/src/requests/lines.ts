import type { WaitingAnswer, WaitingRequests } from '../../../contracts/requests.ts';
import type { Translate } from '../use-texts.ts';

/** A sentence about contact requests; `isProblem` if it needs action. */
export interface RequestLine {
  readonly text: string;
  readonly isProblem: boolean;
}

const HOUR = 60;

function ageOf(seconds: number, t: Translate): string {
  const minutes = Math.floor(seconds / 60);
  return minutes < 2 * HOUR
    ? t('requests.minutes', { count: minutes })
    : t('requests.hours', { count: Math.floor(minutes / HOUR) });
}

function linesOfKnown(requests: WaitingRequests, t: Translate): readonly RequestLine[] {
  const { waiting, refused, unreadable, late, oldestSeconds, reasons } = requests;
  const lines: RequestLine[] = [];
  const problem = (text: string): void => {
    lines.push({ text, isProblem: true });
  };
  if (late > 0) problem(t('requests.late', { count: late, age: ageOf(oldestSeconds, t) }));
  else if (waiting > 0) lines.push({ text: t('requests.waiting', { count: waiting }), isProblem: false });
  if (late > 0 && reasons.cms !== undefined) problem(t('requests.cms', { reason: reasons.cms }));
  if (late > 0 && reasons.mail !== undefined) problem(t('requests.mail', { reason: reasons.mail }));
  if (refused > 0) problem(t('requests.refused', { count: refused }));
  if (unreadable > 0) problem(t('requests.unreadable', { count: unreadable }));
  return lines.length > 0 ? lines : [{ text: t('requests.none'), isProblem: false }];
}

/** The home page's sentences about waiting contact requests, the most urgent first. */
export function requestLines(answer: WaitingAnswer, t: Translate): readonly RequestLine[] {
  return answer.status === 'known'
    ? linesOfKnown(answer.requests, t)
    : [{ text: t(`requests.${answer.status}`), isProblem: answer.status === 'away' }];
}
