import { forgetConsent } from '../analytics/kept-consent.ts';

const tasks = new Set<() => void>();

/** Runs a task whenever the visitor is forgotten: for what a feature remembers of them. */
export function onForget(task: () => void): void {
  tasks.add(task);
}

/**
 * Forgets the visitor: what the page remembers, the answer to being counted, the opened worlds and, if wanted, the
 * login, which the server alone can end.
 *
 * @returns whether the server did its part. Never rejects.
 */
export async function forgetVisitor(options: { readonly login: boolean }): Promise<boolean> {
  for (const task of tasks) task();
  forgetConsent();
  try {
    const response = await fetch('/box-api/forget', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(options),
    });
    return response.ok;
  } catch {
    return false;
  }
}
