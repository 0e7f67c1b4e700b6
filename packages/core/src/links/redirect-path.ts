/** Longer than any address of ours, short enough for every header. */
const MAXIMUM_LENGTH = 2048;

// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const UNSAFE = /[\u0000-\u001f\u007f\\]|\/\//;

/**
 * Whether a path that came with a request may be redirected to: "starts with one `/`, no `//`, no backslash,
 * no control characters, parses to our own origin" (docs/design/unspecified.md). The last follows from the
 * others: what starts with exactly one slash has no scheme and no host.
 */
export function isSafeRedirectPath(path: string): boolean {
  return path.startsWith('/') && path.length <= MAXIMUM_LENGTH && !UNSAFE.test(path);
}
