/** All cookies that scripts may read; none where the page may not, as in a sandboxed frame or on the server. */
export function readCookies(): string {
  // Every render of the server comes by: an error that is thrown and caught costs it a hundredth of a page.
  if (typeof document === 'undefined') return '';
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Writes a cookie. A browser that refuses it forgets the value with the page. */
export function writeCookie(line: string): void {
  try {
    document.cookie = line;
  } catch {
    // There is nothing else to store it in.
  }
}
