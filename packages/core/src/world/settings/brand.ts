import type { Media } from '../media.ts';
import type { Theme } from '../theme.ts';
import { setting } from './setting.ts';

/** Whose showroom it is, in all of its worlds. */
export interface CompanyBrand {
  /** The company's. */
  readonly name?: string;
  /** Of the browser's tabs and of home screens. */
  readonly icon?: Media;
  /** For link previews of pages without their own picture. */
  readonly picture?: Media;
  /** Of pages outside all worlds; absent: the product's own look. Worlds have it in their own themes. */
  readonly theme?: Theme;
}

export const brand = setting({
  component: 'brand',
  fields: { name: 'text', icon: 'media', picture: 'media', theme: 'theme' },
  leadsTo: 'nothing',
  read: (given): CompanyBrand | undefined => {
    const name = given.text('name');
    const icon = given.media('icon');
    const picture = given.media('picture');
    const theme = given.theme('theme');
    const chosen: CompanyBrand = {
      ...(name !== undefined && { name }),
      ...(icon !== undefined && { icon }),
      ...(picture !== undefined && { picture }),
      ...(theme !== undefined && { theme }),
    };
    return Object.keys(chosen).length === 0 ? undefined : chosen;
  },
});
