import access from '../messages/access/it.json' with { type: 'json' };
import article from '../messages/article/it.json' with { type: 'json' };
import code from '../messages/code/it.json' with { type: 'json' };
import consent from '../messages/consent/it.json' with { type: 'json' };
import contact from '../messages/contact/it.json' with { type: 'json' };
import dashboard from '../messages/dashboard/it.json' with { type: 'json' };
import iframe from '../messages/iframe/it.json' with { type: 'json' };
import media from '../messages/media/it.json' with { type: 'json' };
import menu from '../messages/menu/it.json' with { type: 'json' };
import page from '../messages/page/it.json' with { type: 'json' };
import pdf from '../messages/pdf/it.json' with { type: 'json' };
import places from '../messages/places/it.json' with { type: 'json' };
import powerSave from '../messages/powerSave/it.json' with { type: 'json' };
import preview from '../messages/preview/it.json' with { type: 'json' };
import problem from '../messages/problem/it.json' with { type: 'json' };
import screensaver from '../messages/screensaver/it.json' with { type: 'json' };
import search from '../messages/search/it.json' with { type: 'json' };
import share from '../messages/share/it.json' with { type: 'json' };
import updater from '../messages/updater/it.json' with { type: 'json' };
import view360 from '../messages/view360/it.json' with { type: 'json' };

export const it = {
  access,
  article,
  code,
  consent,
  contact,
  dashboard,
  iframe,
  media,
  menu,
  page,
  pdf,
  places,
  powerSave,
  preview,
  problem,
  screensaver,
  search,
  share,
  updater,
  view360,
};
