import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  frameArguments,
  joinArguments,
  phoneArguments,
  piecesArguments,
  playableArguments,
  probeArguments,
  reverseArguments,
} from './commands.ts';
import { MEDIA_LIMITS } from './limits.ts';
import { done } from './pipeline-state.ts';
import { phoneSize, planOf, playableSize } from './plan.ts';
import type { VideoFacts } from './plan.ts';
import { parseProbe } from './probe.ts';
import type { VideoProbe } from './probe.ts';
import { framesOf, progressOf } from './progress.ts';

/** What ffprobe says of the clips of the demo, with changes. */
function answer(video: object = {}, { format, more = [] }: { format?: object; more?: object[] } = {}) {
  return {
    streams: [
      {
        codec_type: 'video',
        codec_name: 'h264',
        profile: 'High',
        level: 32,
        pix_fmt: 'yuv420p',
        width: 1280,
        height: 960,
        sample_aspect_ratio: '1:1',
        field_order: 'progressive',
        color_space: 'bt709',
        avg_frame_rate: '30/1',
        start_time: '0.000000',
        duration: '2.000000',
        ...video,
      },
      ...more,
    ],
    format: { format_name: 'mov,mp4,m4a,3gp,3g2,mj2', duration: '2.000000', ...format },
  };
}

function probeOf(...given: Parameters<typeof answer>): VideoProbe {
  const probe = parseProbe(answer(...given));
  if (probe === undefined) throw new Error('It is a video.');
  return probe;
}

function planFor(probe: VideoProbe, facts: Partial<VideoFacts> = {}) {
  return planOf({ probe, isFaststart: true, isSilent: false, ...facts });
}

const SOUND = { codec_type: 'audio', codec_name: 'aac' };

describe('what ffprobe says', () => {
  test('is read, with the size that is shown', () => {
    expect(probeOf()).toMatchObject({
      duration: 2,
      video: { frameRate: 30, end: 2, isTurned: false, hasAlpha: false, colorSpace: 'bt709' },
    });
    const onItsSide = { side_data_list: [{}, { rotation: -90 }] };
    expect(probeOf(onItsSide).video).toMatchObject({ shown: { width: 960, height: 1280 }, isTurned: true });
    expect(probeOf({ tags: { rotate: '180' } }).video.shown).toEqual({ width: 1280, height: 960 });
    expect(probeOf({ sample_aspect_ratio: '4:3' }).video.shown.width).toBe(1707);
    expect(probeOf({ color_space: 'unknown' }).video.colorSpace).toBeUndefined();
    expect(probeOf({ tags: { alpha_mode: '1' } }).video.hasAlpha).toBe(true);
    expect(probeOf({ avg_frame_rate: '0/0', r_frame_rate: '30000/1001' }).video.frameRate).toBeCloseTo(29.97);
  });

  test('holds no film where there is only sound, or a cover beside it', () => {
    const cover = { codec_type: 'video', width: 500, height: 500, disposition: { attached_pic: 1 } };
    expect(parseProbe({ streams: [cover, SOUND], format: {} })).toBeUndefined();
    expect(parseProbe(answer({ width: 0 }))).toBeUndefined();
  });

  test('may be anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { duration = 0 } = parseProbe(value) ?? {};
        expect(Number.isFinite(duration)).toBe(true);
      }),
    );
  });
});

function sounding(codec_name: string) {
  return probeOf({}, { more: [{ ...SOUND, codec_name }] });
}

describe('the plan', () => {
  test('keeps what every browser plays', () => {
    expect(planFor(probeOf())).toEqual({
      kind: 'make',
      pictures: 'keep',
      sound: 'none',
      size: { width: 1280, height: 960 },
      reasons: [],
    });
    expect(planFor(probeOf({}, { more: [SOUND] }))).toMatchObject({ pictures: 'keep', sound: 'copy' });
  });

  test.each([
    ['a file that starts late', {}, { isFaststart: false }, 'lateStart'],
    ['a silent sound track', { more: [SOUND] }, { isSilent: true }, 'silent'],
    ['another container', { format: { format_name: 'matroska,webm' } }, {}, 'container'],
    ['a file that names no length', { format: { duration: 'N/A' } }, {}, 'noLength'],
  ])('repacks %s without touching the pictures', (_name, file, facts, code) => {
    expect(planFor(probeOf({ duration: 'N/A' }, file), facts)).toMatchObject({
      pictures: 'copy',
      reasons: [{ code }],
    });
  });

  test.each([
    ['another codec', { codec_name: 'hevc', profile: 'Main' }, { code: 'codec', value: 'hevc' }],
    ['ten bits', { pix_fmt: 'yuv420p10le', profile: 'High 10' }, { code: 'colours', value: 'yuv420p10le' }],
    ['a level that phones do not decode', { level: 60 }, { code: 'level', value: '6.0' }],
    ['an odd size', { width: 1281 }, { code: 'oddSize' }],
    ['a turned picture', { tags: { rotate: '90' } }, { code: 'turned' }],
    ['oblong pixels', { sample_aspect_ratio: '4:3' }, { code: 'oblongPixels' }],
    ['half pictures', { field_order: 'tt' }, { code: 'interlaced' }],
    ['too many frames', { avg_frame_rate: '120/1' }, { code: 'manyFrames' }],
    ['a size that is too large', { width: 7680, height: 4320 }, { code: 'tooLarge' }],
  ])('converts %s', (_name, video, reason) => {
    const plan = planFor(probeOf(video));
    expect(plan).toMatchObject({ pictures: 'encode', reasons: [reason] });
    expect(done(1, plan).about).toMatchObject({ code: 'converted', reasons: [reason] });
  });

  test('drops a silent sound track, copies one that is played everywhere, converts another', () => {
    expect(planFor(sounding('aac'), { isSilent: true })).toMatchObject({ sound: 'none' });
    expect(planFor(sounding('mp3'))).toMatchObject({ sound: 'copy' });
    expect(planFor(sounding('pcm_s16le'))).toMatchObject({ sound: 'encode', pictures: 'copy' });
  });

  test('leaves alone what browsers show as transparent, and what is too long', () => {
    const transparentWebm = probeOf({ codec_name: 'vp9', tags: { alpha_mode: '1' } });
    expect(planFor(transparentWebm)).toEqual({ kind: 'leave', about: { code: 'transparent' } });
    expect(planFor(probeOf({}, { format: { duration: '1801' } }))).toEqual({
      kind: 'leave',
      about: { code: 'tooLong', minutes: 30 },
    });
  });

  test('gives a size that players take, in the same shape', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 16_384 }),
        fc.integer({ min: 2, max: 16_384 }),
        (width, height) => {
          const size = playableSize({ width, height });
          expect(size.width % 2).toBe(0);
          expect(size.height % 2).toBe(0);
          expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
          expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(MEDIA_LIMITS.side);
          expect(size.width * size.height).toBeLessThanOrEqual(MEDIA_LIMITS.pixels);
          // Making a side even takes less than two pixels of it.
          const skew = Math.abs(size.width * height - size.height * width);
          expect(skew).toBeLessThanOrEqual(2 * (width + height));
          expect(size.width).toBeLessThanOrEqual(width);
          expect(size.height).toBeLessThanOrEqual(height);
        },
      ),
    );
  });
});

describe('the size of a copy for phones', () => {
  test.each([
    ['lying', [1280, 960], [720, 540]],
    ['wide', [1920, 1080], [960, 540]],
    ['upright', [1080, 1920], [540, 960]],
    ['square', [1000, 1000], [540, 540]],
  ])('has at most 540 pixels at its shorter side: %s', (_name, [width = 0, height = 0], copy) => {
    expect(phoneSize({ width, height })).toEqual({ width: copy[0], height: copy[1] });
  });

  test('is that of the clip where it is no larger: it gets no copy', () => {
    expect(phoneSize({ width: 720, height: 540 })).toBeUndefined();
    expect(phoneSize({ width: 540, height: 4000 })).toBeUndefined();
  });

  test('has even sides and keeps the shape', () => {
    const side = fc.integer({ min: 541, max: MEDIA_LIMITS.side });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = phoneSize({ width, height });
        if (size === undefined) throw new Error('It is larger.');
        expect([size.width % 2, size.height % 2]).toEqual([0, 0]);
        expect(Math.min(size.width, size.height)).toBe(540);
        // A side is moved by a pixel at most, to an even one.
        expect(Math.abs(size.width * height - size.height * width)).toBeLessThanOrEqual(width + height);
      }),
    );
  });
});

function allCommands(path: string, target: string): readonly (readonly string[])[] {
  const probe = probeOf({ codec_name: 'vp9' });
  const plan = planFor(probe);
  if (plan.kind !== 'make') throw new Error('It is converted.');
  return [
    probeArguments(path),
    frameArguments(probe, 'first', path, target),
    frameArguments(probe, 'last', path, target),
    playableArguments(probe, plan, path, target),
    piecesArguments(probe, { perPiece: 10, most: 100 }, path, target),
    reverseArguments(path, target),
    joinArguments(path, target),
    phoneArguments(probe, { width: 720, height: 540 }, path, target),
  ];
}

function frameFilter(video: object) {
  return frameArguments(probeOf(video), 'first', 'in.mp4', 'out.png').join(' ');
}

describe('the commands', () => {
  test('never take a name for an option, another protocol or a playlist', () => {
    const names = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('-y', 'http://x/y.mp4', 'concat:a|b'),
    );
    fc.assert(
      fc.property(names, (name) => {
        for (const args of allCommands(name, '/tmp/out.mp4')) {
          expect(args.filter((argument) => argument === `file:${name}`)).toHaveLength(1);
          expect(args[args.indexOf('-protocol_whitelist') + 1]).toBe('file');
          expect(args[args.indexOf('-format_whitelist') + 1]?.split(',')).not.toContain('hls');
          expect(args.indexOf('-format_whitelist')).toBeLessThan(args.indexOf(`file:${name}`));
        }
      }),
    );
  });

  test('look for the last frame where the pictures end, not the sound', () => {
    const probe = probeOf({}, { format: { duration: '3.5' } });
    const args = frameArguments(probe, 'last', 'in.mp4', 'out.png');
    expect(args[args.indexOf('-sseof') + 1]).toBe('-1.700');
  });

  test('read HD without named colours as browsers do', () => {
    expect(frameFilter({ color_space: 'unknown' })).toContain('in_color_matrix=bt709');
    expect(frameFilter({ color_space: 'unknown', height: 480 })).not.toContain('in_color_matrix');
    expect(frameFilter({ color_space: 'smpte170m' })).not.toContain('in_color_matrix');
  });
});

test('frames are counted by the last number that ffmpeg has printed', () => {
  expect(framesOf('frame=3\nfps=0.00\nframe=  25\nprogress=end\n')).toBe(25);
  expect(framesOf('progress=end\n')).toBe(0);
});

test('the progress is the last one that ffmpeg has printed', () => {
  expect(progressOf('frame=1\nout_time_us=500000\nprogress=continue\nout_time_us=1000000\n', 4)).toBe(0.25);
  expect(progressOf('out_time_us=9000000\n', 4)).toBe(1);
  expect(progressOf('out_time_us=N/A\n', 4)).toBeUndefined();
  expect(progressOf('out_time_us=1\n', 0)).toBeUndefined();
});
