import sharp from 'sharp';
import { sharpCodec } from '../pictures/sharp-codec.ts';

/** Reads and writes pictures with this package's sharp; an application with its own sharp uses that instead. */
export const pictureCodec = sharpCodec(sharp);
