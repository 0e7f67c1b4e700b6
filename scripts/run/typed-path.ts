import { resolve } from 'node:path';

/** The path that was typed to an npm command: npm runs everything in the project's folder and passes on the caller's own. */
export function typedPath(typed: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', typed);
}
