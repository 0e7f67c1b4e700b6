/**
 * A value as JSON, which is JavaScript as well, that may stand inside a `<script>` element: whatever its texts say, it
 * contains no `<`, so that it neither ends the element nor begins a comment.
 */
export function scriptJson(value: object | string): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
