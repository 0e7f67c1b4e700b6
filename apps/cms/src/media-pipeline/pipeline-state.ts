import type { VideoPlan } from './plan.ts';

/** What stands about a video beside its file. */
export interface PipelineState {
  /** `missing-tool`: ffmpeg is not there; it is taken up again at the next start of the CMS. */
  readonly status: 'waiting' | 'working' | 'done' | 'failed' | 'missing-tool';
  /** For the editor, in one or two sentences. */
  readonly sentence: string;
  /** How often it was begun: work that ends the whole CMS is not begun for ever. */
  readonly attempts: number;
  /** The part that is done, 0 to 1, while it is worked at. */
  readonly progress?: number;
}

/** How often a video is begun that the CMS never came to an end with. */
export const MAX_ATTEMPTS = 2;

export const WAITING: PipelineState = {
  status: 'waiting',
  sentence: 'Waits to be looked at.',
  attempts: 0,
};

export const working = (attempts: number): PipelineState => ({
  status: 'working',
  sentence: 'Is being looked at and, where need be, converted.',
  attempts,
});

export const failed = (attempts: number, sentence: string): PipelineState => ({
  status: 'failed',
  sentence,
  attempts,
});

export const missingTool = (missing: string): PipelineState => ({
  status: 'missing-tool',
  sentence: `It is used as it was uploaded, and nobody has checked whether browsers play it. ${missing}`,
  attempts: 0,
});

/** What a finished plan has come to. */
export const done = (attempts: number, plan: VideoPlan): PipelineState => ({
  status: 'done',
  sentence: plan.kind === 'leave' ? plan.sentence : madeSentence(plan),
  attempts,
});

const madeSentence = (plan: Extract<VideoPlan, { readonly kind: 'make' }>): string => {
  const { width, height } = plan.size;
  const what = `${width} × ${height}, H.264`;
  if (plan.pictures === 'keep') return `Plays in every browser as it was uploaded (${what}).`;
  const how = plan.pictures === 'copy' ? 'was repacked' : 'was converted';
  return `Visitors get a copy that plays in every browser (${what}). It ${how}: ${plan.reasons.join(', ')}. The upload itself stays.`;
};
