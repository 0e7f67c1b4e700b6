import type { VideoMessage, VideoState } from '../contracts/media.ts';
import type { MissingTools } from './tools.ts';
import type { VideoPlan } from './plan.ts';

/** How often a video is begun that the CMS never came to an end with. */
export const MAX_ATTEMPTS = 2;

export const WAITING: VideoState = { status: 'waiting', about: { code: 'waiting' }, attempts: 0 };

export function working(attempts: number): VideoState {
  return {
    status: 'working',
    about: { code: 'working' },
    attempts,
  };
}

export function failed(attempts: number, about: VideoMessage): VideoState {
  return {
    status: 'failed',
    about,
    attempts,
  };
}

export function withoutTool({ missing }: MissingTools): VideoState {
  return {
    status: 'missing-tool',
    about: missing,
    attempts: 0,
  };
}

/** The result of a finished plan. */
export function done(attempts: number, plan: VideoPlan): VideoState {
  return {
    status: 'done',
    about: plan.kind === 'leave' ? plan.about : madeMessage(plan),
    attempts,
  };
}

function madeMessage({
  pictures,
  size,
  reasons,
}: Extract<VideoPlan, { readonly kind: 'make' }>): VideoMessage {
  return pictures === 'keep'
    ? { code: 'kept', ...size }
    : { code: pictures === 'copy' ? 'copied' : 'converted', ...size, reasons };
}
