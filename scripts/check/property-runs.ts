import * as fc from 'fast-check';

/**
 * How many cases a property is tried with before a merge, where its test does not say: each run makes up others, so
 * that a week of changes tries more than a release. A hundred are fast-check's own default.
 */
const BEFORE_A_MERGE = 30;

fc.configureGlobal({ numRuns: BEFORE_A_MERGE });
