import { expect, test, vi } from 'vitest';
import { probeVideo, whyRefused } from './inspect-video.ts';
import { MEDIA_LIMITS } from './limits.ts';
import type { runTool, ToolRun } from './run-tool.ts';

const asked = vi.hoisted(() => vi.fn<(options: ToolRun) => void>());
vi.mock('./run-tool.ts', async (actual) => ({
  ...(await actual<object>()),
  runTool: (async (_program, _args, options) => {
    asked(options);
    return { output: JSON.stringify({ streams: [], format: {} }), messages: '' };
  }) satisfies typeof runTool,
}));

const TOOLS = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };

test('an upload is looked at no longer than an editor should wait, and not behind anything else', async () => {
  await whyRefused(TOOLS, 'film.mp4', 'film.mp4');
  expect(asked).toHaveBeenLastCalledWith({ limit: MEDIA_LIMITS.glance, isAwaited: true });
});

test('a video is looked at in the background for as long as it takes: a busy machine makes none a bad one', async () => {
  const { signal } = new AbortController();
  await probeVideo(TOOLS, 'film.mp4', signal);
  expect(asked).toHaveBeenLastCalledWith({ limit: MEDIA_LIMITS.work, signal });
});
