import access from '../messages/access/ru.json' with { type: 'json' };
import article from '../messages/article/ru.json' with { type: 'json' };
import code from '../messages/code/ru.json' with { type: 'json' };
import consent from '../messages/consent/ru.json' with { type: 'json' };
import contact from '../messages/contact/ru.json' with { type: 'json' };
import dashboard from '../messages/dashboard/ru.json' with { type: 'json' };
import iframe from '../messages/iframe/ru.json' with { type: 'json' };
import media from '../messages/media/ru.json' with { type: 'json' };
import menu from '../messages/menu/ru.json' with { type: 'json' };
import page from '../messages/page/ru.json' with { type: 'json' };
import pdf from '../messages/pdf/ru.json' with { type: 'json' };
import places from '../messages/places/ru.json' with { type: 'json' };
import powerSave from '../messages/powerSave/ru.json' with { type: 'json' };
import preview from '../messages/preview/ru.json' with { type: 'json' };
import problem from '../messages/problem/ru.json' with { type: 'json' };
import screensaver from '../messages/screensaver/ru.json' with { type: 'json' };
import search from '../messages/search/ru.json' with { type: 'json' };
import share from '../messages/share/ru.json' with { type: 'json' };
import updater from '../messages/updater/ru.json' with { type: 'json' };
import view360 from '../messages/view360/ru.json' with { type: 'json' };

export const ru = {
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
