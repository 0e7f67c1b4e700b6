import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import { sendPresentation } from './send-presentation.ts';

/** Hands the lead to a participant. */
export function giveLead(to: ParticipantId): void {
  void sendPresentation('lead', { to });
}

/** Lets guests into the closed worlds that the guide may enter, or no longer. */
export function openDoors(areOpen: boolean): void {
  void sendPresentation('doors', { open: areOpen });
}

/** Darkens the screens of everyone who follows, or lights them again. */
export function darken(isDark: boolean): void {
  void sendPresentation('dark', { dark: isDark });
}

/** What became of the address of a call: `wrong` is no address of a page, `failed` did not arrive. */
export type MeetingAnswer = 'given' | 'wrong' | 'failed';

/** Gives guests the address of a call; an empty one takes it back. */
export async function giveMeeting(link: string): Promise<MeetingAnswer> {
  const { status } = await sendPresentation('meeting', { link });
  if (status === 204) return 'given';
  return status === 422 ? 'wrong' : 'failed';
}

/** Ends the presentation for everyone. */
export function endPresentation(): void {
  void sendPresentation('end');
}

/** Asks for a key with which another device of the guide leads this presentation. */
export async function askForGuideKey(): Promise<string | undefined> {
  try {
    const answer = await fetch('/box-api/presentation/key', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    // The server wrote it, in this very form.
    return answer.ok ? ((await answer.json()) as { readonly key: string }).key : undefined;
  } catch {
    return undefined;
  }
}

/** Makes this browser one of the guide's. @returns whether the key is still good. */
export async function takeGuideKey(key: string): Promise<boolean> {
  const { status } = await sendPresentation('take', { key });
  return status === 204;
}
