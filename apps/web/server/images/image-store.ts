import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@vitrine/core/media/image-address';
import type { Asker } from '../fairness/fair-queue.ts';
import type { StoredFile } from '../media/stored-file.ts';
import { encodeImage } from './encode.ts';
import type { ImageFormat } from './encode.ts';
import { NoTurnError } from './encode-queue.ts';
import type { EncodeUrgency } from './encode-queue.ts';
import { findMade } from './picture-maker.ts';
import type { PictureMaker } from './picture-maker.ts';

/** AVIF is made up to this width; wider ones take seconds for little (research, stack 6). */
const MAX_AVIF_WIDTH = 1920;

/** A resized picture and whether a better one for the same client is being made. */
export interface ResizedImage extends StoredFile {
  readonly format: ImageFormat;
  readonly isFinal: boolean;
}

function sharedFile(width: number, format: ImageFormat): string {
  return `${width}.${format}`;
}

/** The widths that may substitute for a width: larger ones first, the nearest first, then smaller ones. */
function standInWidths(width: number): readonly number[] {
  return [
    ...IMAGE_WIDTHS.filter((other) => other > width).toSorted((a, b) => a - b),
    ...IMAGE_WIDTHS.filter((other) => other < width).toSorted((a, b) => b - a),
  ];
}

/**
 * Resized pictures on disk, below `folder/<width>/`. WebP is made while the client waits, AVIF in the background
 * for the clients after it. A picture that changed at its source is encoded again.
 */
export function createImageStore(options: {
  readonly folder: string;
  readonly maker: PictureMaker;
  readonly encode?: typeof encodeImage;
}) {
  const { folder, maker, encode = encodeImage } = options;

  const targetOf = (name: string, width: number, format: ImageFormat): string =>
    join(folder, String(width), `${name}.${format}`);

  const make = (job: {
    readonly name: string;
    readonly source: StoredFile;
    readonly width: number;
    readonly format: ImageFormat;
    readonly urgency: EncodeUrgency;
  }): Promise<StoredFile | undefined> => {
    const { name, source, width, format, urgency } = job;
    const target = targetOf(name, width, format);
    return maker.make({
      target,
      source,
      kind: format,
      details: { file: name, width, format },
      urgency,
      shared: { name, file: sharedFile(width, format) },
      encode: () => encode({ source: source.path, target, width, format }),
    });
  };

  /** The picture in another width that exists already: the next larger one, else the next smaller one. */
  const findStandIn = async (job: {
    readonly name: string;
    readonly source: StoredFile;
    readonly width: number;
    readonly takesAvif: boolean;
  }): Promise<ResizedImage | undefined> => {
    for (const width of standInWidths(job.width)) {
      for (const format of job.takesAvif ? (['avif', 'webp'] as const) : (['webp'] as const)) {
        const made = await findMade(targetOf(job.name, width, format), job.source);
        if (made) return { ...made, format, isFinal: false };
      }
    }
    return undefined;
  };

  return {
    /**
     * The picture for a waiting client or, if its turn does not come soon, one in another width that exists.
     * `undefined`: it cannot be resized, or there is none yet; send the original.
     */
    obtain: async (job: {
      readonly name: string;
      readonly source: StoredFile;
      readonly width: number;
      readonly takesAvif: boolean;
      readonly asker: Asker;
    }): Promise<ResizedImage | undefined> => {
      const wantsAvif = job.takesAvif && job.width <= MAX_AVIF_WIDTH;
      if (wantsAvif) {
        const { name, source, width } = job;
        const target = targetOf(name, width, 'avif');
        const made = await maker.find({ target, source, shared: { name, file: sharedFile(width, 'avif') } });
        if (made) return { ...made, format: 'avif', isFinal: true };
      }
      try {
        const webp = await make({ ...job, format: 'webp', urgency: { waits: job.asker } });
        if (wantsAvif && webp)
          void make({ ...job, format: 'avif', urgency: { follows: job.asker } }).catch(() => {});
        return webp && { ...webp, format: 'webp', isFinal: !wantsAvif };
      } catch (error) {
        if (error instanceof NoTurnError) return findStandIn(job);
        throw error;
      }
    },
    /** Encodes both formats when nothing more urgent is queued. */
    prepare: async (name: string, source: StoredFile, width: number): Promise<void> => {
      await make({ name, source, width, format: 'webp', urgency: 'background' });
      if (width <= MAX_AVIF_WIDTH) {
        await make({ name, source, width, format: 'avif', urgency: 'background' });
      }
    },
  };
}

export type ImageStore = ReturnType<typeof createImageStore>;
