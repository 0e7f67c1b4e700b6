/** Whether a system call failed for one of these reasons (`ENOENT`, `EEXIST` …). */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  );
}
