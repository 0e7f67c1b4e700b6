import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { arrowFaults } from './arrows.ts';
import { arrowsByFolder, circles } from './circles.ts';
import { wrongDiscriminants } from './discriminants.ts';
import { FOREIGN_NAMES, isForeign, unneededNames } from './foreign-names.ts';
import { boundArrows } from './functions.ts';
import { importGraph, withoutHelpers } from './imports.ts';
import { readDocuments, readSources } from './source.ts';
import { unusedWords } from './vocabulary.ts';
import { wordsInComments, wordsInDocument, wordsInNames, wordsInTexts } from './words.ts';
import type { FoundWord } from './words.ts';

/*
 * Checks the conventions that the linter cannot: the words of the glossary, functions that are declarations, how
 * unions discriminate their members, folders whose imports go one way. Prints what breaks a rule, and one line of
 * figures.
 */

/** Unused words that comments may have in 10,000 lines: some have a plain meaning as well. */
const MAX_PER_10_000 = 10;

/** Names with unused words: none. */
const MAX_NAMES = 0;

/**
 * Files whose sentences are not checked: the specification and the records are not ours to rewrite, the glossary and
 * these tests name the words, and the demo and the fixtures of tours tell stories.
 */
const UNCHECKED_TEXTS = [
  'docs/specification.md',
  'docs/decisions/',
  'docs/glossary.md',
  'scripts/conventions/',
  'scripts/rows/proofs/',
  'packages/tours/src/read/pannellum',
];

/** Imports of one circle that are printed: the first ones show where to cut. */
const SHOWN_IMPORTS = 12;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function describeWord({ path, line, text, unused }: FoundWord): string {
  const at = line === undefined ? path : `${path}:${line}`;
  return `${at} "${unused.word}" in "${text}": write ${unused.instead}`;
}

const sources = readSources(ROOT);
const words = unusedWords(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
const lines = sources.reduce((sum, { text }) => sum + text.split('\n').length, 0);
const everyName = sources.flatMap((source) => wordsInNames(source, words));
const inNames = everyName.filter((found) => !isForeign(found, FOREIGN_NAMES));
const unneeded = unneededNames(everyName, FOREIGN_NAMES);
const inComments = sources.flatMap((source) => wordsInComments(source, words));
const inTexts = [
  ...sources
    .filter(({ path }) => !UNCHECKED_TEXTS.some((start) => path.startsWith(start)))
    .flatMap((source) => wordsInTexts(source, words)),
  ...readDocuments(ROOT, UNCHECKED_TEXTS).flatMap((document) => wordsInDocument(document, words)),
];
const arrows = sources.flatMap(boundArrows);
const discriminants = sources.flatMap(wrongDiscriminants);
const graph = importGraph(sources);
const found = circles(arrowsByFolder(graph));
const wrongArrows = arrowFaults(arrowsByFolder(withoutHelpers(graph)));

const isWhole = process.argv.includes('--all');
const per10000 = (inComments.length / lines) * 10_000;
const faults = [
  ...(inNames.length > MAX_NAMES || isWhole ? inNames.map(describeWord) : []),
  ...(per10000 > MAX_PER_10_000 || isWhole ? inComments.map(describeWord) : []),
  ...inTexts.map(describeWord),
  ...unneeded.map((name) => `scripts/conventions/foreign-names.ts: nothing is called ${name}`),
  ...arrows.map(({ path, line, name }) => `${path}:${line} ${name} is a function: declare it as one`),
  ...discriminants.map(
    ({ path, line, of, name }) =>
      `${path}:${line} ${of} has a "${name}": an event or effect has a "type", other data a "kind", what goes on a "status" (decision 0062)`,
  ),
  ...found.map(
    ({ folder, children, imports }) =>
      `${folder}: ${children.join(', ')} need each other:\n  ${imports.slice(0, SHOWN_IMPORTS).join('\n  ')}`,
  ),
  ...wrongArrows,
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${sources.length} files, ${lines} lines: ${inNames.length} unused words in names (at most ${MAX_NAMES}), ` +
    `${per10000.toFixed(1)} in the comments of 10,000 lines (at most ${MAX_PER_10_000}), ` +
    `${inTexts.length} in sentences, ${found.length} circles, ${wrongArrows.length} wrong arrows\n`,
);
if (
  per10000 > MAX_PER_10_000 ||
  inNames.length > MAX_NAMES ||
  inTexts.length +
    arrows.length +
    discriminants.length +
    unneeded.length +
    found.length +
    wrongArrows.length >
    0
)
  process.exitCode = 1;
