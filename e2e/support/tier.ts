/**
 * Whether everything is tried, as before a release (`npm run test:all`) and by hand, and not only what a change
 * needs. Tests that try one thing in very many ways try fewer of them for a change: docs/testing.md lists each.
 */
export const isWhole = process.env['TEST_TIER'] === undefined || process.env['TEST_TIER'] === 'all';
