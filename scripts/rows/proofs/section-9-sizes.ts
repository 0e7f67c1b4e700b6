import type { Proofs } from '../proof.ts';

const CORE = 'packages/core/src';
const WEB = 'apps/web/app';

const WORLD = `${CORE}/world/world.ts`;
const UNSET = 'packages/content/src/normalise/defaults.test.ts';

/** Business constants and limits: the sizes of pictures, windows and overlays. */
export const SIZES: Proofs = {
  '9.2': [
    {
      of: 'Fade transition default 0.5 s',
      file: `${CORE}/world/transition.ts`,
      find: 'FADE_TIME = 0.5',
      replace: 'FADE_TIME = 0.6',
      test: `${CORE}/navigation/fly-path.test.ts`,
    },
  ],
  '9.9': [
    {
      of: 'height 4em',
      file: WORLD,
      find: 'heightInEm: 4,',
      replace: 'heightInEm: 5,',
      test: UNSET,
    },
    {
      of: 'color #000',
      file: WORLD,
      find: "color: '#000'",
      replace: "color: '#111'",
      test: UNSET,
    },
    {
      of: 'background #fff',
      file: WORLD,
      find: "color: '#000', backgroundColor: '#fff'",
      replace: "color: '#000', backgroundColor: '#eee'",
      test: UNSET,
    },
    {
      of: 'Sidebar logo: color #fff',
      file: WORLD,
      find: "heightInEm: 3.5, color: '#fff'",
      replace: "heightInEm: 3.5, color: '#eee'",
      test: UNSET,
    },
    {
      of: 'height 3.5em',
      file: WORLD,
      find: 'heightInEm: 3.5',
      replace: 'heightInEm: 3',
      test: UNSET,
    },
  ],
  '9.10': [
    {
      of: 'Image widths: xxlarge 3840',
      file: 'apps/cms/config/plugins.ts',
      find: 'xxlarge: 3840',
      replace: 'xxlarge: 4000',
      test: 'apps/cms/src/setup/stored-widths.test.ts',
    },
    {
      of: 'xxlarge 3840',
      file: `${CORE}/media/image-address.ts`,
      find: '3840]',
      replace: '4000]',
      test: `${CORE}/media/image-widths.test.ts`,
    },
    {
      of: ', xlarge 1920',
      file: `${CORE}/media/image-address.ts`,
      find: '1920, 2560,',
      replace: '2000, 2560,',
      test: `${CORE}/media/image-widths.test.ts`,
    },
    {
      of: ', large 1000',
      file: `${CORE}/media/image-address.ts`,
      find: '1000,',
      replace: '1100,',
      test: `${CORE}/media/image-widths.test.ts`,
    },
    {
      of: 'medium 750',
      file: `${CORE}/media/image-address.ts`,
      find: '750,',
      replace: '800,',
      test: `${CORE}/media/image-widths.test.ts`,
    },
    {
      of: 'small 500',
      file: `${CORE}/media/image-address.ts`,
      find: '500,',
      replace: '550,',
      test: `${CORE}/media/image-widths.test.ts`,
    },
    {
      of: 'thumbnail 245',
      file: `${CORE}/media/image-address.ts`,
      find: '[245,',
      replace: '[250,',
      test: `${CORE}/media/image-widths.test.ts`,
    },
    {
      // docs/design/unspecified.md, pictures: each width is made from the upload, so that only what is wider than
      // that can be missing.
      of: 'Fallback priority: xlarge, large, medium, small, thumbnail',
      file: `${CORE}/media/image-address.ts`,
      find: 'candidate >= width) ?? widths.at(-1)',
      replace: 'candidate >= width)',
      test: `${CORE}/media/image-widths.test.ts`,
    },
  ],
  '9.11': [
    {
      of: 'xs 420',
      file: `${CORE}/layout/breakpoints.ts`,
      find: '  xs: 420,',
      replace: '  xs: 421,',
      test: `${WEB}/styles/breakpoints.test.ts`,
    },
    {
      of: ', s 576',
      file: `${CORE}/layout/breakpoints.ts`,
      find: '  s: 576,',
      replace: '  s: 577,',
      test: `${WEB}/styles/breakpoints.test.ts`,
    },
    {
      of: ', m 768',
      file: `${CORE}/layout/breakpoints.ts`,
      find: '  m: 768,',
      replace: '  m: 769,',
      test: `${WEB}/styles/breakpoints.test.ts`,
    },
    {
      of: ', l 992',
      file: `${CORE}/layout/breakpoints.ts`,
      find: '  l: 992,',
      replace: '  l: 993,',
      test: `${WEB}/styles/breakpoints.test.ts`,
    },
    {
      of: ', xl 1200',
      file: `${CORE}/layout/breakpoints.ts`,
      find: '  xl: 1200,',
      replace: '  xl: 1201,',
      test: `${WEB}/styles/breakpoints.test.ts`,
    },
    {
      of: ', xxl 1400',
      file: `${CORE}/layout/breakpoints.ts`,
      find: '  xxl: 1400,',
      replace: '  xxl: 1401,',
      test: `${WEB}/styles/breakpoints.test.ts`,
    },
    {
      of: ', xxxl 1800',
      file: `${CORE}/layout/breakpoints.ts`,
      find: '  xxxl: 1800,',
      replace: '  xxxl: 1801,',
      test: `${WEB}/styles/breakpoints.test.ts`,
    },
  ],
  '9.12': [
    {
      of: 'safe_area 1',
      file: `${CORE}/layout/portrait.ts`,
      find: 'PORTRAIT_SAFE_AREA = 1',
      replace: 'PORTRAIT_SAFE_AREA = 0.5',
      test: `${CORE}/layout/layout.test.ts`,
    },
    {
      of: 'player ratio 4/3',
      file: `${CORE}/layout/portrait.ts`,
      find: 'PORTRAIT_PLAYER_RATIO = 4 / 3',
      replace: 'PORTRAIT_PLAYER_RATIO = 16 / 9',
      test: `${CORE}/layout/layout.test.ts`,
    },
    {
      of: 'The landscape warning threshold is a height under 600',
      file: `${CORE}/layout/portrait.ts`,
      find: 'LOW_BELOW_HEIGHT = 600',
      replace: 'LOW_BELOW_HEIGHT = 700',
      test: `${CORE}/layout/layout.test.ts`,
    },
  ],
  '9.13': [
    {
      of: 's 600',
      file: `${WEB}/ui/modal.module.css`,
      find: '--widest: 600px',
      replace: '--widest: 601px',
      test: `${WEB}/ui/frame-size.test.ts`,
    },
    {
      of: 'm 1000',
      file: `${WEB}/ui/modal.module.css`,
      find: '--widest: 1000px',
      replace: '--widest: 1001px',
      test: `${WEB}/ui/frame-size.test.ts`,
    },
    {
      of: ', l 1200',
      file: `${WEB}/ui/modal.module.css`,
      find: '--widest: 1200px',
      replace: '--widest: 1201px',
      test: `${WEB}/ui/frame-size.test.ts`,
    },
    {
      of: ', xl 1600',
      file: `${WEB}/ui/modal.module.css`,
      find: '--widest: 1600px',
      replace: '--widest: 1601px',
      test: `${WEB}/ui/frame-size.test.ts`,
    },
    {
      of: ', xxl 1750',
      file: `${WEB}/ui/modal.module.css`,
      find: '--widest: 1750px',
      replace: '--widest: 1751px',
      test: `${WEB}/ui/frame-size.test.ts`,
    },
    {
      of: ', xxxl 1900',
      file: `${WEB}/ui/modal.module.css`,
      find: '--widest: 1900px',
      replace: '--widest: 1901px',
      test: `${WEB}/ui/frame-size.test.ts`,
    },
  ],
};
