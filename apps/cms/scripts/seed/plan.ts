import type { DemoContent } from '../../../../demo/read-content.ts';
import { DEMO_LOCALES } from '../../../../demo/read-content.ts';
import type { Content, ContentType } from '../../src/world-transfer/content.ts';
import { STORY } from '../../src/content-model/content-uids.ts';
import { WORLD_TYPES } from '../../src/world-transfer/content.ts';

/** Every type the demo fills: its worlds, and what holds for the whole showroom. */
const DEMO_CONTENT_TYPES: readonly ContentType[] = [
  ...WORLD_TYPES,
  { type: 'stories', uid: STORY, identifiedBy: 'slug', isUnique: true },
  { type: 'app-setting', uid: 'api::app-setting.app-setting' },
  { type: 'ui-translation', uid: 'api::ui-translation.ui-translation' },
];

/** The demo as content to be brought in. */
export function contentOf({ entries }: DemoContent): Content {
  return {
    types: DEMO_CONTENT_TYPES,
    locales: DEMO_LOCALES,
    homeLocale: DEMO_LOCALES[0],
    entries,
  };
}
