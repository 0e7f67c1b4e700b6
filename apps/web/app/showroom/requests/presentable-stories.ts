import type { PresentableStory } from '~/contract/presentation.ts';

/** The stories that the guide of this window may tell, in a language; none where the server does not answer. */
export async function loadPresentableStories(locale: string): Promise<readonly PresentableStory[]> {
  try {
    const answer = await fetch(`/box-api/presentation/stories/${locale}`);
    // The server wrote it, in this very form.
    return answer.ok ? ((await answer.json()) as readonly PresentableStory[]) : [];
  } catch {
    return [];
  }
}
