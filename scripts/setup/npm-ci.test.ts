import { expect, test } from 'vitest';
import { explainFailure } from './npm-ci.mjs';

test.each([
  ['npm error code ENOSPC', 'The disk is full.'],
  ['ENOSPC: no space left on device, write', 'The disk is full.'],
  ['npm error code ENOTFOUND', 'There is no connection to the npm registry.'],
  ['connect ECONNREFUSED 127.0.0.1:9', 'There is no connection to the npm registry.'],
  ['npm error code EACCES', 'This folder may not be written to.'],
  ['npm error code EUSAGE', 'package-lock.json does not fit package.json.'],
])('explains «%s» in a sentence a person can act on', (words, sentence) => {
  expect(explainFailure(words)).toContain(sentence);
});

test('does not guess at what it does not know', () => {
  expect(explainFailure('SyntaxError: Unexpected token')).toBeUndefined();
});
