import { setting } from './setting.ts';

/** How the sliders in articles move. */
export interface ContentSliderSettings {
  readonly autoplay: boolean;
  /** Milliseconds. */
  readonly interval: number;
  readonly pauseOnFocus: boolean;
  readonly pauseOnHover: boolean;
}

/** Specification section 9, article slider. */
const DEFAULTS: ContentSliderSettings = {
  autoplay: true,
  interval: 3000,
  pauseOnFocus: true,
  pauseOnHover: false,
};

export const contentSlider = setting({
  component: 'content_slider',
  fields: { autoplay: 'flag', interval: 'amount', pause_on_focus: 'flag', pause_on_hover: 'flag' },
  leadsTo: 'nothing',
  read: (given): ContentSliderSettings => ({
    autoplay: given.flag('autoplay') ?? DEFAULTS.autoplay,
    interval: given.positive('interval') ?? DEFAULTS.interval,
    pauseOnFocus: given.flag('pause_on_focus') ?? DEFAULTS.pauseOnFocus,
    pauseOnHover: given.flag('pause_on_hover') ?? DEFAULTS.pauseOnHover,
  }),
});
