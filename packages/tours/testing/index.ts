export { contentOf } from './content-of.ts';
export { importFixture } from './import-tour.ts';
