export { contentOf } from './content-of.ts';
export { importFixture, importPainted } from './import-tour.ts';
export { paintedPanorama, paintedView } from './painted-pictures.ts';
export { hasPublishedTours, PUBLISHED_TOURS } from './published-tours.ts';
