import sharp from 'sharp';
import { sharpCodec } from '../pictures/sharp-codec.ts';

/** Reads and writes pictures with this package's sharp; an application with one of its own gives that instead. */
export const pictureCodec = sharpCodec(sharp);
