export { openTourFolder } from './open-folder.ts';
export { pictureCodec } from './picture-codec.ts';
export { makeFilms } from './make-films.ts';
