import access from '../messages/access/en.json' with { type: 'json' };
import article from '../messages/article/en.json' with { type: 'json' };
import code from '../messages/code/en.json' with { type: 'json' };
import consent from '../messages/consent/en.json' with { type: 'json' };
import contact from '../messages/contact/en.json' with { type: 'json' };
import dashboard from '../messages/dashboard/en.json' with { type: 'json' };
import iframe from '../messages/iframe/en.json' with { type: 'json' };
import media from '../messages/media/en.json' with { type: 'json' };
import menu from '../messages/menu/en.json' with { type: 'json' };
import page from '../messages/page/en.json' with { type: 'json' };
import pdf from '../messages/pdf/en.json' with { type: 'json' };
import places from '../messages/places/en.json' with { type: 'json' };
import powerSave from '../messages/powerSave/en.json' with { type: 'json' };
import preview from '../messages/preview/en.json' with { type: 'json' };
import problem from '../messages/problem/en.json' with { type: 'json' };
import screensaver from '../messages/screensaver/en.json' with { type: 'json' };
import search from '../messages/search/en.json' with { type: 'json' };
import share from '../messages/share/en.json' with { type: 'json' };
import updater from '../messages/updater/en.json' with { type: 'json' };
import view360 from '../messages/view360/en.json' with { type: 'json' };

export const en = {
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
