/** What a visitor is told once: how to walk, and that the showroom is not written in their language. */
export type ToldOnce = 'walking' | 'language';

/** Whether this browser's visitor knows it already. A browser that stores nothing would hear it on every page. */
export function wasTold(what: ToldOnce): boolean {
  try {
    return localStorage.getItem(keyOf(what)) !== null;
  } catch {
    return true;
  }
}

/** Stores that they know it, for as long as the browser keeps it. */
export function keepTold(what: ToldOnce): void {
  try {
    localStorage.setItem(keyOf(what), '1');
  } catch {
    // Storage is full or forbidden.
  }
}

function keyOf(what: ToldOnce): string {
  return `vitrine.told.${what}`;
}
