import access from '../messages/access/de.json' with { type: 'json' };
import article from '../messages/article/de.json' with { type: 'json' };
import code from '../messages/code/de.json' with { type: 'json' };
import consent from '../messages/consent/de.json' with { type: 'json' };
import contact from '../messages/contact/de.json' with { type: 'json' };
import dashboard from '../messages/dashboard/de.json' with { type: 'json' };
import iframe from '../messages/iframe/de.json' with { type: 'json' };
import media from '../messages/media/de.json' with { type: 'json' };
import menu from '../messages/menu/de.json' with { type: 'json' };
import page from '../messages/page/de.json' with { type: 'json' };
import pdf from '../messages/pdf/de.json' with { type: 'json' };
import places from '../messages/places/de.json' with { type: 'json' };
import powerSave from '../messages/powerSave/de.json' with { type: 'json' };
import preview from '../messages/preview/de.json' with { type: 'json' };
import problem from '../messages/problem/de.json' with { type: 'json' };
import screensaver from '../messages/screensaver/de.json' with { type: 'json' };
import search from '../messages/search/de.json' with { type: 'json' };
import share from '../messages/share/de.json' with { type: 'json' };
import updater from '../messages/updater/de.json' with { type: 'json' };
import view360 from '../messages/view360/de.json' with { type: 'json' };

export const de = {
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
