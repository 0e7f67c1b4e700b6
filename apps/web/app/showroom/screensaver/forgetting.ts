import { forgetConsent } from '../analytics/kept-consent.ts';

/** Forgets the visitors of one window. */
export interface Forgetting {
  /** Runs a task whenever the visitor is forgotten: for what a feature remembers of them. */
  readonly onForget: (task: () => void) => void;
  /**
   * Forgets the visitor: what the page remembers, the consent, the opened worlds and, optionally, the login, which
   * only the server can end.
   *
   * @returns whether the server did its part. Never rejects.
   */
  readonly forgetVisitor: (options: { readonly login: boolean }) => Promise<boolean>;
}

/** Collects a window's tasks for forgetting a visitor. */
export function createForgetting(): Forgetting {
  const tasks = new Set<() => void>();
  return {
    onForget(task) {
      tasks.add(task);
    },
    async forgetVisitor(options) {
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
    },
  };
}
