import access from '../messages/access/es.json' with { type: 'json' };
import article from '../messages/article/es.json' with { type: 'json' };
import code from '../messages/code/es.json' with { type: 'json' };
import consent from '../messages/consent/es.json' with { type: 'json' };
import contact from '../messages/contact/es.json' with { type: 'json' };
import dashboard from '../messages/dashboard/es.json' with { type: 'json' };
import iframe from '../messages/iframe/es.json' with { type: 'json' };
import media from '../messages/media/es.json' with { type: 'json' };
import menu from '../messages/menu/es.json' with { type: 'json' };
import page from '../messages/page/es.json' with { type: 'json' };
import pdf from '../messages/pdf/es.json' with { type: 'json' };
import places from '../messages/places/es.json' with { type: 'json' };
import powerSave from '../messages/powerSave/es.json' with { type: 'json' };
import preview from '../messages/preview/es.json' with { type: 'json' };
import problem from '../messages/problem/es.json' with { type: 'json' };
import screensaver from '../messages/screensaver/es.json' with { type: 'json' };
import search from '../messages/search/es.json' with { type: 'json' };
import share from '../messages/share/es.json' with { type: 'json' };
import updater from '../messages/updater/es.json' with { type: 'json' };
import view360 from '../messages/view360/es.json' with { type: 'json' };

export const es = {
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
