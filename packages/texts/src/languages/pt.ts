import access from '../messages/access/pt.json' with { type: 'json' };
import article from '../messages/article/pt.json' with { type: 'json' };
import code from '../messages/code/pt.json' with { type: 'json' };
import consent from '../messages/consent/pt.json' with { type: 'json' };
import contact from '../messages/contact/pt.json' with { type: 'json' };
import dashboard from '../messages/dashboard/pt.json' with { type: 'json' };
import iframe from '../messages/iframe/pt.json' with { type: 'json' };
import media from '../messages/media/pt.json' with { type: 'json' };
import menu from '../messages/menu/pt.json' with { type: 'json' };
import page from '../messages/page/pt.json' with { type: 'json' };
import pdf from '../messages/pdf/pt.json' with { type: 'json' };
import places from '../messages/places/pt.json' with { type: 'json' };
import powerSave from '../messages/powerSave/pt.json' with { type: 'json' };
import preview from '../messages/preview/pt.json' with { type: 'json' };
import problem from '../messages/problem/pt.json' with { type: 'json' };
import screensaver from '../messages/screensaver/pt.json' with { type: 'json' };
import search from '../messages/search/pt.json' with { type: 'json' };
import share from '../messages/share/pt.json' with { type: 'json' };
import updater from '../messages/updater/pt.json' with { type: 'json' };
import view360 from '../messages/view360/pt.json' with { type: 'json' };

export const pt = {
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
