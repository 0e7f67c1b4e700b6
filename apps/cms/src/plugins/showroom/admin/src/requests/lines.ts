import type { WaitingAnswer, WaitingRequests } from '../../../contracts/requests.ts';
import type { SaidTexts } from '../use-texts.ts';

/** A sentence about contact requests; `isProblem` if it needs action. */
export interface RequestLine {
  readonly text: string;
  readonly isProblem: boolean;
}

const HOUR = 60;

type Say = SaidTexts['say'];

function ageOf(seconds: number, say: Say): string {
  const minutes = Math.floor(seconds / 60);
  return minutes < 2 * HOUR
    ? say('requests.minutes', { count: minutes })
    : say('requests.hours', { count: Math.floor(minutes / HOUR) });
}

function linesOfKnown(requests: WaitingRequests, say: Say): readonly RequestLine[] {
  const { waiting, refused, unreadable, late, oldestSeconds, reasons } = requests;
  const lines: RequestLine[] = [];
  const problem = (text: string): void => {
    lines.push({ text, isProblem: true });
  };
  if (late > 0) problem(say('requests.late', { count: late, age: ageOf(oldestSeconds, say) }));
  else if (waiting > 0) lines.push({ text: say('requests.waiting', { count: waiting }), isProblem: false });
  if (late > 0 && reasons.cms !== undefined) problem(say('requests.cms', { reason: reasons.cms }));
  if (late > 0 && reasons.mail !== undefined) problem(say('requests.mail', { reason: reasons.mail }));
  if (refused > 0) problem(say('requests.refused', { count: refused }));
  if (unreadable > 0) problem(say('requests.unreadable', { count: unreadable }));
  return lines.length > 0 ? lines : [{ text: say('requests.none'), isProblem: false }];
}

/** The home page's sentences about waiting contact requests, the most urgent first. */
export function requestLines(answer: WaitingAnswer, say: Say): readonly RequestLine[] {
  return answer.status === 'known'
    ? linesOfKnown(answer.requests, say)
    : [{ text: say(`requests.${answer.status}`), isProblem: answer.status === 'away' }];
}
