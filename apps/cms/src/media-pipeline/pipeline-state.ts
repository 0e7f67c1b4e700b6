import type { VideoMessage, VideoState } from '../plugins/showroom/contracts/media.ts';
import type { MissingTools } from './tools.ts';
import type { VideoPlan } from './plan.ts';

/** How often a video is begun that the CMS never came to an end with. */
export const MAX_ATTEMPTS = 2;

export const WAITING: VideoState = { status: 'waiting', about: { code: 'waiting' }, attempts: 0 };

export const working = (attempts: number): VideoState => ({
  status: 'working',
  about: { code: 'working' },
  attempts,
});

export const failed = (attempts: number, about: VideoMessage): VideoState => ({
  status: 'failed',
  about,
  attempts,
});

export const withoutTool = ({ missing }: MissingTools): VideoState => ({
  status: 'missing-tool',
  about: missing,
  attempts: 0,
});

/** What a finished plan has come to. */
export const done = (attempts: number, plan: VideoPlan): VideoState => ({
  status: 'done',
  about: plan.kind === 'leave' ? plan.about : madeMessage(plan),
  attempts,
});

const madeMessage = ({
  pictures,
  size,
  reasons,
}: Extract<VideoPlan, { readonly kind: 'make' }>): VideoMessage =>
  pictures === 'keep'
    ? { code: 'kept', ...size }
    : { code: pictures === 'copy' ? 'copied' : 'converted', ...size, reasons };
