import type { ClientMedia, Media } from '@vitrine/core/world/media';
import { LOGO_MAIN_DEFAULTS, LOGO_SIDEBAR_DEFAULTS } from '@vitrine/core/world/world';
import type { World, WorldLogo } from '@vitrine/core/world/world';
import type { LogoView } from '~/ui/logo.tsx';
import { cssUrl } from '~/ui/mask-icon.tsx';
import { readableOn, safeColour } from '~/ui/theme.ts';

/** The factor that the look `large` applies to a height. */
const LARGE = 1.5;

/** The logo in the header; a world without one shows its name in a box of the usual colours. */
export function mainLogoView(world: World, slim: (media: Media) => ClientMedia): LogoView {
  const isLarge = world.header.some(
    ({ name, classes }) => name === 'world-logo' && classes.includes('large'),
  );
  return logoView({
    logo: { hasBackground: true, ...LOGO_MAIN_DEFAULTS, ...world.logoMain },
    defaults: LOGO_MAIN_DEFAULTS,
    name: world.name,
    times: isLarge ? LARGE : 1,
    slim,
  });
}

/** The logo at the top of the sidebars; a world without one shows its name. */
export function sidebarLogoView(world: World, slim: (media: Media) => ClientMedia): LogoView {
  return logoView({
    logo: { ...LOGO_SIDEBAR_DEFAULTS, ...world.logoSidebar },
    defaults: LOGO_SIDEBAR_DEFAULTS,
    name: world.name,
    times: 1,
    slim,
  });
}

/**
 * The options `logo_main_*` and `logo_sidebar_*` (specification sections 3 and 9) as words and numbers of the
 * style sheet. A height is a multiple of the text's; the style sheet bounds it by the window.
 */
function logoView(given: {
  readonly logo: Partial<WorldLogo> & Pick<WorldLogo, 'color' | 'backgroundColor' | 'heightInEm'>;
  readonly defaults: Pick<WorldLogo, 'color' | 'backgroundColor'>;
  readonly name: string;
  readonly times: number;
  readonly slim: (media: Media) => ClientMedia;
}): LogoView {
  const { logo, defaults, name, times, slim } = given;
  const { image } = logo;
  const isTinted = image !== undefined && logo.isTinted === true;
  const looks = [
    logo.hasBackground && 'box',
    logo.hasShadow && 'shadow',
    logo.stickToTop && 'top',
    isTinted && 'tint',
  ];
  return {
    ...(image && { image: slim(image) }),
    name: image?.alternativeText || name,
    looks: looks.filter(Boolean).join(' '),
    style: {
      '--logo-em': logo.heightInEm * times,
      '--logo-ratio': image?.width && image.height ? image.width / image.height : 1,
      '--logo-colour': safeColour(logo.color) ?? defaults.color,
      // The ground on which a word or a tint is readable; most pictures without a plate are made for a dark one.
      '--logo-shade': shadeFor(image === undefined || isTinted ? logo.color : undefined),
      '--logo-background': safeColour(logo.backgroundColor) ?? defaults.backgroundColor,
      ...(isTinted && { '--logo-file': cssUrl(image.url) }),
    },
  };
}

function shadeFor(colour: string | undefined): string {
  return colour !== undefined && readableOn(colour) === '#fff' ? '#fff' : '#040e10';
}
