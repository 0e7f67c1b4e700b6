import type { EditViews } from './edit-view.ts';

/** Of what there is one alone, the panel then shows the name of the content type as its title. */
const NAMED_BY_ITS_KIND = 'id';

export const settingsViews: EditViews = {
  'api::app-setting.app-setting': {
    mainField: NAMED_BY_ITS_KIND,
    rows: [
      ['default_world', 'staging'],
      ['brand'],
      ['app_logo', 'start_page_background'],
      ['login_page'],
      ['login_page_background'],
      ['power_save_page'],
      ['power_save_mode_page_background'],
      ['contact_email', 'contact_reply'],
      ['privacy_link', 'access_link'],
      ['embed_hosts'],
      ['search_synonyms'],
      ['pathfinding'],
      ['hotspots'],
      ['content_slider'],
      ['screensaver'],
      ['presentations'],
      ['analytics'],
    ],
    texts: {
      default_world: [
        'Default world',
        'Where visitors arrive when the address names no world. Without it the showroom cannot start.',
      ],
      brand: [
        'Brand',
        'Whose showroom it is. The page Showroom, Brand has the same with colour pickers and a preview.',
      ],
      app_logo: ['Logo of the showroom', 'In the header wherever a world shows the app logo.'],
      start_page_background: ['Background of the start page'],
      login_page: ['Login page', 'Leave it out, or parts of it, to use the built-in texts.'],
      login_page_background: ['Background of the login page', 'Empty: that of the start page.'],
      power_save_page: [
        'Power-save page',
        'For visitors whose device plays no videos. Leave it out, or parts of it, to use the built-in texts.',
      ],
      power_save_mode_page_background: [
        'Background of the power-save page',
        'A picture: nothing moves in power-save mode. Empty: that of the start page.',
      ],
      staging: ['This is a test showroom', 'Shows a lasting notice that visitors are on the staging page.'],
      contact_email: [
        'Contact address',
        'Named to visitors when the contact form cannot be sent.',
        'showroom@example.com',
      ],
      contact_reply: [
        'When you answer',
        'Stands above the contact form and after sending. Empty: by email, usually within one working day.',
        'We call back within two hours.',
      ],
      privacy_link: [
        'Privacy policy',
        'Linked beside the consent of the contact form and in the question about counting. A web address, or the path of a page of this showroom.',
        'https://example.com/privacy',
      ],
      access_link: [
        'Help with logging in',
        'Where «Forgotten your password?» and «Ask for access» lead. A web address or mailto:. Empty: to the contact form.',
        'mailto:access@example.com',
      ],
      embed_hosts: [
        'Sites that may be embedded',
        'One host a line. Pages of other sites open in a new tab instead. YouTube and Vimeo need no line.',
        'openstreetmap.org',
      ],
      search_synonyms: [
        'Search: words that mean the same',
        'In the language chosen above, a group a line. Each word of a group finds what the others find.',
        'robot = manipulator, arm',
      ],
      pathfinding: ['Travelling', 'How visitors reach a location that is several transitions away.'],
      hotspots: ['Hotspots', 'How hotspots appear when a visitor arrives.'],
      content_slider: ['Sliders', 'How the sliders in articles move.'],
      screensaver: ['Screensaver', 'What an unattended screen shows. A world can have its own.'],
      presentations: ['Presentations', 'Who may guide guests through the showroom.'],
      analytics: ['Analytics', 'Off unless switched on here.'],
    },
  },
  'api::ui-translation.ui-translation': {
    mainField: NAMED_BY_ITS_KIND,
    rows: [['items']],
    texts: {
      items: [
        'Texts',
        'Your own wording for built-in texts, in the language chosen above. What is not listed keeps its built-in text.',
      ],
    },
  },
  'settings.brand': {
    mainField: 'name',
    rows: [['name'], ['icon', 'picture'], ['theme']],
    texts: {
      name: ['Company name', 'Ends the title of every page.', 'Norvane'],
      icon: [
        'Browser icon',
        'Shown in browser tabs and on home screens. A square SVG or PNG, 512 pixels or more.',
      ],
      picture: [
        'Share picture',
        'Shown where a link to the showroom is shared and the location has no picture. About 1200 by 630 pixels.',
      ],
      theme: ['Look', 'For all worlds that set nothing themselves, and for the pages outside of them.'],
    },
  },
  'settings.pathfinding': {
    rows: [
      ['fly_mode_active', 'skip_location'],
      ['max_world_items', 'direct_beyond_maximum'],
      ['playback_rate', 'blending_time'],
    ],
    texts: {
      fly_mode_active: [
        'Fly through',
        'Plays the clips of the path, faster than usual. Off: visitors are taken to their destination directly.',
      ],
      skip_location: ['Do not stop in between', 'Shows only the clips and the last location.'],
      max_world_items: [
        'Longest flight',
        'Locations and clips that a flight may have, two for each transition: 6 are three transitions.',
      ],
      direct_beyond_maximum: [
        'Go directly on longer paths',
        'The last location fades in at once. Off: every clip of a longer path plays at normal speed.',
      ],
      playback_rate: ['Speed', 'Of the clips in a flight. 2 is twice as fast.'],
      blending_time: ['Cross-fade (seconds)', 'Between two clips of a flight.'],
    },
  },
  'settings.hotspots': {
    rows: [
      ['default_animation', 'expand_all'],
      ['stagger_animation', 'stagger_interval'],
    ],
    texts: {
      default_animation: ['How they appear', 'Where a location does not say otherwise.'],
      expand_all: [
        'Titles on approach',
        'The titles of the nearest pins appear; off: only that of the pin pointed at. A button shows all.',
      ],
      stagger_animation: ['One after the other', 'Instead of all at once.'],
      stagger_interval: ['Pace', 'The larger, the longer the pause between two hotspots.'],
    },
  },
  'settings.content-slider': {
    rows: [
      ['autoplay', 'interval'],
      ['pause_on_focus', 'pause_on_hover'],
    ],
    texts: {
      autoplay: ['Moves by itself'],
      interval: ['Time per slide (milliseconds)'],
      pause_on_focus: ['Pause while focused', 'Pauses while a visitor uses it with the keyboard.'],
      pause_on_hover: ['Pause under the pointer'],
    },
  },
  'settings.screensaver': {
    rows: [
      ['active', 'idle_timeout'],
      ['screensaver', 'timeout'],
      ['use_automatically_generated_screensaver', 'automatically_generated_screensaver_interval'],
      ['skip_unreachable_location'],
      ['forgets_visitor', 'forgets_login'],
      ['announces_start'],
    ],
    texts: {
      active: ['Use a screensaver'],
      idle_timeout: [
        'Starts after (seconds)',
        'Without a touch or key, in every world: what a world says counts only while this is empty. 60 if both are.',
      ],
      screensaver: [
        'Screensaver',
        'What it shows, unless “Walk by itself” is on. Empty: it follows the arrows.',
      ],
      timeout: ['Step (seconds)', 'Time between two steps of the walk. 3 if empty.'],
      use_automatically_generated_screensaver: [
        'Walk by itself',
        'Goes through all locations of the world in a sensible order.',
      ],
      automatically_generated_screensaver_interval: ['Stay at a location (seconds)'],
      skip_unreachable_location: ['Leave out unreachable locations', 'Those that no transition leads to.'],
      forgets_visitor: [
        'Forget the visitor when it starts',
        'Access codes, typed text and everything open; the next visitor begins at the start. Not set: only in a kiosk.',
      ],
      forgets_login: ['Log out as well', 'Only together with forgetting the visitor.'],
      announces_start: [
        'Ask before a kiosk starts again',
        'Ten seconds before: «This screen starts again in 10 s», with a button «I am still here».',
      ],
    },
  },
  'settings.presentations': {
    rows: [['who_may_present', 'presenter_scopes']],
    texts: {
      who_may_present: [
        'Who may present',
        'Begins a presentation with “Guide guests”. Those who join need nothing. Empty: visitors who are logged in.',
      ],
      presenter_scopes: [
        'Scopes',
        'If only some may present: the scopes that may, separated by commas. None: no one may present.',
        'staff, sales',
      ],
    },
  },
  'settings.analytics': {
    rows: [
      ['active', 'needs_consent'],
      ['tag_manager_id', 'measurement_id'],
    ],
    texts: {
      active: ['Count visits', 'Off: nothing is counted and nothing is loaded.'],
      needs_consent: ['Ask first', 'Nothing is counted before a visitor has agreed.'],
      tag_manager_id: [
        'Google Tag Manager container',
        'Empty: events stay in the page, for your own script.',
        'GTM-ABC1234',
      ],
      measurement_id: [
        'Google Analytics measurement ID',
        'Events go to this property as well, without a container.',
        'G-ABC1234567',
      ],
    },
  },
  'translation.item': {
    mainField: 'key',
    rows: [['key'], ['value']],
    texts: {
      key: ['Text', 'Type a word of the text as you see it in the showroom.'],
      value: ['Your text', 'Leave it empty to use the built-in text.'],
    },
  },
  'api::screensaver.screensaver': {
    mainField: 'name',
    columns: ['id', 'name', 'updatedAt'],
    rows: [['name'], ['media']],
    texts: {
      name: ['Name', 'For editors only.'],
      media: [
        'What it shows',
        'Pictures, videos and locations in this order, repeatedly. A single video loops.',
      ],
    },
  },
  'screensaver-content.image': {
    rows: [['media', 'displayed_time']],
    texts: { media: ['Picture'], displayed_time: ['Shown for (seconds)'] },
  },
  'screensaver-content.video': { rows: [['media']], texts: { media: ['Video', 'Played to its end.'] } },
  'screensaver-content.location': {
    rows: [['location', 'wait']],
    texts: { location: ['Location', 'The showroom walks there.'], wait: ['Stays for (seconds)'] },
  },
  'api::box-hook.box-hook': {
    mainField: 'name',
    columns: ['id', 'name', 'event', 'active', 'updatedAt'],
    rows: [['name', 'active'], ['event'], ['only_at_locations', 'locations'], ['action_stack']],
    texts: {
      name: ['Name', 'For editors only.', 'Greets visitors'],
      active: ['Switched on', 'Off: it does not run, also once it is published.'],
      event: ['When', 'The event.'],
      only_at_locations: ['Only at some locations', 'Off: it runs everywhere.'],
      locations: ['Only at', 'It does not run while none of these locations is published.'],
      action_stack: ['What to do', 'Actions one after the other; each ends or is closed before the next.'],
    },
  },
  'api::icon.icon': {
    mainField: 'name',
    columns: ['id', 'name', 'svg', 'updatedAt'],
    rows: [['name', 'svg']],
    texts: {
      name: ['Name', 'Unique, for editors and for links.', 'robot-arm'],
      svg: ['Drawing', 'An SVG of one colour; the showroom colours it.'],
    },
  },
};
