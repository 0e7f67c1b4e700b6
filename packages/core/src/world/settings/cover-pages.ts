import { setting } from './setting.ts';
import type { SettingReader } from './setting.ts';

/** The texts of a page before or beside the showroom; an empty one is replaced by the interface's own. */
export interface CoverTexts {
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
}

const fields = { title: 'text', text: 'text', button_label: 'text' } as const;

/** Whatever an editor left empty is replaced by the interface's own texts. */
function read(given: SettingReader<typeof fields>): CoverTexts | undefined {
  const title = given.text('title');
  const text = given.text('text');
  const buttonLabel = given.text('button_label');
  if (title === undefined && text === undefined && buttonLabel === undefined) return undefined;
  return { title: title ?? '', text: text ?? '', buttonLabel: buttonLabel ?? '' };
}

export const loginPage = setting({ component: 'login_page', fields, leadsTo: 'nothing', read });

export const powerSavePage = setting({ component: 'power_save_page', fields, leadsTo: 'nothing', read });
