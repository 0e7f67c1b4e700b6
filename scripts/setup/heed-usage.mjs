import { parseArgs } from 'node:util';

/**
 * Prints how a command is typed, and ends it, when `--help` asks for that or an option is none of the command's:
 * what is mistyped must not run as something else.
 *
 * @param {string} usage how the command is typed
 * @param {import('node:util').ParseArgsOptionsConfig} options that the command has
 * @param {readonly string[]} args what was typed
 */
export function heedUsage(usage, options, args) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${usage}\n`);
    process.exit(2);
  }
}
