function qualityOf(entry: string): number {
  const match = /;\s*q=([0-9.]+)/i.exec(entry);
  return match ? Number(match[1]) : 1;
}

/**
 * Whether an `Accept-Encoding` or `Accept` header names `wanted`. Wildcards do not count: a client that supports
 * brotli, AVIF or WebP names it.
 */
export function accepts(header: string | null | undefined, wanted: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const name = entry.split(';', 1)[0] ?? '';
    return name.trim().toLowerCase() === wanted && qualityOf(entry) > 0;
  });
}

/** Whether `If-None-Match` names `etag`, compared weakly as RFC 9110 requires for this header. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const strong = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === strong);
}
