import type { KnipConfig } from 'knip';
import everything from '../../knip.json' with { type: 'json' };

const HELPERS_OF_TESTS = ['**/*.fixture.ts', '**/testing/**'];

/**
 * `knip.json` for what runs in production: only its patterns that end in `!` count, so that an export which only tests
 * use is unused. The helpers of tests are checked with everything else by the other run, without `--production`.
 */
export default {
  ...everything,
  ignoreIssues: Object.fromEntries(HELPERS_OF_TESTS.map((files) => [files, ['exports', 'types', 'files']])),
} satisfies KnipConfig;
