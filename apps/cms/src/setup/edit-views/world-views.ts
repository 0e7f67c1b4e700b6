import { EVERY_LANGUAGE } from './access-texts.ts';
import type { EditViews } from './edit-view.ts';

const COLOUR = 'Begins with #: a number sign and six digits or letters from a to f.';

export const worldViews: EditViews = {
  'api::world.world': {
    mainField: 'name',
    columns: ['id', 'name', 'slug', 'protect_with_password', 'only_logged_in_users'],
    rows: [
      ['name', 'slug'],
      ['earlier_slugs'],
      ['description'],
      ['start_location_id', 'URL_ALIAS'],
      ['protect_with_password', 'password'],
      ['only_logged_in_users'],
      ['start_page'],
      ['header'],
      ['logo_main'],
      ['logo_sidebar'],
      ['theme'],
      ['sidebars'],
      ['screensaver'],
      ['menus'],
      ['floor_plan', 'mini_map'],
      ['locations', 'transitions'],
    ],
    texts: {
      name: ['Name', 'As visitors read it, in the language chosen above.'],
      slug: [
        'Slug',
        'First part of the address: lowercase letters, digits and hyphens. The same in all languages.',
        'showroom',
      ],
      earlier_slugs: [
        'Earlier slugs',
        'First parts of addresses that lead here as well, one a line. When a published slug changes, the old one is added by itself.',
      ],
      description: ['Description', 'One or two sentences for search engines and previews.'],
      start_location_id: [
        'Start location',
        'The permanent id of the location where visitors begin: the last field of its form. The first location of the world is chosen by itself, and on the world map a location becomes the start with one click.',
        'entrance',
      ],
      URL_ALIAS: [
        'Hosts',
        'Hosts that lead straight to this world, separated by commas.',
        'showroom.example.com',
      ],
      protect_with_password: [
        'Ask for an access code',
        `Needs the code beside it: without one no one can enter. ${EVERY_LANGUAGE}`,
      ],
      password: [
        'Access code',
        `Required if the world asks for one. Changing it ends the access of everyone who knew the old one. ${EVERY_LANGUAGE}`,
      ],
      only_logged_in_users: ['Only for logged-in visitors', EVERY_LANGUAGE],
      start_page: [
        'Start page',
        'Shown before visitors enter by the bare address: in the default world, or by one of the hosts of this one. Visitors of any other world begin inside. Leave it out to begin at the start location.',
      ],
      header: [
        'Header',
        'Its elements from left to right. Empty: the logos of the world and of the showroom. The breadcrumb is in the bar below until you put it here.',
      ],
      logo_main: ['Logo in the header'],
      logo_sidebar: ['Logo in the sidebars'],
      theme: ['Look', 'Colours, surfaces, corners, header, sizes and fonts. Empty fields use the brand’s.'],
      sidebars: ['Sidebars'],
      screensaver: ['Screensaver', 'For this world. Empty: the general one.'],
      menus: ['Menus', 'Come before the general menus in this world.'],
      floor_plan: ['Floor plan', 'Locations are placed on it in percent.'],
      mini_map: [
        'Small map on the pictures',
        'In the corner, with “you are here”, where the world has a floor plan. Not on phones held upright.',
      ],
      locations: ['Locations', 'Filled from the locations.'],
      transitions: ['Transitions', 'Filled from the transitions.'],
    },
  },
  'world.logo': {
    rows: [
      ['image', 'heightInEm'],
      ['color', 'tint'],
      ['background_color', 'has_background'],
      ['has_shadow', 'stick_to_top'],
    ],
    texts: {
      image: [
        'Picture',
        'An SVG stays sharp on every screen. Without one, visitors read the name of the world instead.',
      ],
      heightInEm: [
        'Height (em)',
        'One em is as high as the text. 4 in the header, 3.5 in the sidebars if empty. A tall logo extends over the picture by at most two fifths of its height.',
      ],
      color: [
        'Colour',
        `Of the name, and of the picture if it is drawn in this colour. ${COLOUR}`,
        '#000000',
      ],
      tint: [
        'Draw the picture in this colour',
        'For a picture of one colour on a transparent background. Off: the file keeps its colours.',
      ],
      background_color: ['Colour of the box', COLOUR, '#ffffff'],
      has_background: [
        'In a box',
        'Without one the picture is shaded behind the logo; a dark logo needs its box.',
      ],
      has_shadow: ['With a shadow'],
      stick_to_top: ['Touches the upper edge'],
    },
  },
  'world.header-component': {
    mainField: 'name',
    rows: [['name', 'classes']],
    texts: {
      name: ['Element'],
      classes: [
        'Look',
        'Large: a logo by half. A plate makes it easier to read on the picture. Empty: as the look of the world says.',
      ],
    },
  },
  'world.theme': {
    rows: [
      ['primary_color', 'secondary_color'],
      ['appearance', 'corners'],
      ['header_look', 'screen_scale'],
      ['text_font', 'text_font_bold', 'heading_font'],
    ],
    texts: {
      primary_color: ['Main colour', `Buttons, pins and links. ${COLOUR}`, '#0f766e'],
      secondary_color: ['Second colour', `Highlights. ${COLOUR}`, '#be185d'],
      appearance: ['Surfaces', 'The background of articles, menus and sidebars. Light if empty.'],
      corners: ['Corners', 'Of buttons, cards and windows. Soft if empty.'],
      header_look: [
        'Header',
        'Glass: each part on a dark pane. Solid: all on a bar. Clear: on the picture, which is shaded. Glass if empty.',
      ],
      screen_scale: [
        'Size on the screen',
        'Of texts, buttons and panels; all of them grow with the screen by themselves. Large and largest are for screens that are looked at from some steps away; on phones they change nothing. Normal when empty.',
      ],
      text_font: [
        'Font for texts',
        'A WOFF2, WOFF, TTF or OTF file with a licence for the web, best a variable one.',
      ],
      text_font_bold: [
        'Its bold font',
        'Only if the first is not variable. Without it, browsers thicken the first for bold texts.',
      ],
      heading_font: [
        'Font for headings',
        'In the weight that headings should have. Empty: the font for texts.',
      ],
    },
  },
  'world.sidebars': {
    rows: [['transition_time']],
    texts: { transition_time: ['Slides in within (seconds)'] },
  },
  'world.screensaver': {
    rows: [
      ['active', 'idle_timeout', 'screensaver'],
      ['forgets_visitor', 'forgets_login'],
    ],
    texts: {
      active: ['Use a screensaver'],
      idle_timeout: [
        'Starts after (seconds)',
        'Without a touch or key. Counts only while the same field in the settings is empty; 60 if both are.',
      ],
      screensaver: ['Screensaver', 'What it shows in this world. Empty: what the general settings show.'],
      forgets_visitor: ['Forget the visitor when it starts', 'Not set: as in the general settings.'],
      forgets_login: ['Log out as well', 'Not set: as in the general settings.'],
    },
  },
  'pages.start-page': {
    mainField: 'title',
    rows: [['title', 'button_label'], ['text']],
    texts: {
      title: ['Title'],
      button_label: ['Text of the button', undefined, 'Enter the showroom'],
      text: ['Text'],
    },
  },
  'pages.login-page': {
    mainField: 'title',
    rows: [['title', 'button_label'], ['text']],
    texts: {
      title: ['Title'],
      button_label: ['Text of the button', undefined, 'Log in'],
      text: ['Text', 'Explain what the login is for, and how visitors get one.'],
    },
  },
  'pages.power-save-page': {
    mainField: 'title',
    rows: [['title', 'button_label'], ['text']],
    texts: {
      title: ['Title'],
      button_label: ['Text of the button', undefined, 'Continue without videos'],
      text: ['Text', 'Explain why pictures replace videos.'],
    },
  },
};
