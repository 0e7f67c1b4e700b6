import access from '../messages/access/fr.json' with { type: 'json' };
import article from '../messages/article/fr.json' with { type: 'json' };
import code from '../messages/code/fr.json' with { type: 'json' };
import consent from '../messages/consent/fr.json' with { type: 'json' };
import contact from '../messages/contact/fr.json' with { type: 'json' };
import dashboard from '../messages/dashboard/fr.json' with { type: 'json' };
import iframe from '../messages/iframe/fr.json' with { type: 'json' };
import media from '../messages/media/fr.json' with { type: 'json' };
import menu from '../messages/menu/fr.json' with { type: 'json' };
import page from '../messages/page/fr.json' with { type: 'json' };
import pdf from '../messages/pdf/fr.json' with { type: 'json' };
import places from '../messages/places/fr.json' with { type: 'json' };
import powerSave from '../messages/powerSave/fr.json' with { type: 'json' };
import preview from '../messages/preview/fr.json' with { type: 'json' };
import problem from '../messages/problem/fr.json' with { type: 'json' };
import screensaver from '../messages/screensaver/fr.json' with { type: 'json' };
import search from '../messages/search/fr.json' with { type: 'json' };
import share from '../messages/share/fr.json' with { type: 'json' };
import updater from '../messages/updater/fr.json' with { type: 'json' };
import view360 from '../messages/view360/fr.json' with { type: 'json' };

export const fr = {
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
