import { NoWebGl } from './use-engine.ts';

/** @throws NoWebGl where the browser cannot draw in three dimensions. */
export function requireWebGl(): void {
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) throw new NoWebGl();
  // Browsers keep few contexts at a time: this one is no longer needed.
  context.getExtension('WEBGL_lose_context')?.loseContext();
}

/** Whether the visitor's system prefers reduced motion. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
