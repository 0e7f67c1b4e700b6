export { contentOf } from './content-of.ts';
export { importFixture } from './import-tour.ts';
export { paintedPanorama, paintedView } from './painted-pictures.ts';
