import { EVERY_LANGUAGE } from './access-texts.ts';
import type { EditViews } from './edit-view.ts';

const COLOUR = 'A CSS colour with a number sign.';

export const worldViews: EditViews = {
  'api::world.world': {
    mainField: 'name',
    columns: ['id', 'name', 'slug', 'protect_with_password', 'only_logged_in_users'],
    rows: [
      ['name', 'slug'],
      ['description'],
      ['start_location_id', 'URL_ALIAS'],
      ['protect_with_password', 'password', 'only_logged_in_users'],
      ['start_page'],
      ['header'],
      ['logo_main'],
      ['logo_sidebar'],
      ['theme'],
      ['sidebars'],
      ['screensaver'],
      ['menus', 'floor_plan'],
      ['locations', 'transitions'],
    ],
    texts: {
      name: ['Name', 'As visitors read it, in the language chosen above.'],
      slug: [
        'Slug',
        'First part of the address: small letters, digits and dashes. The same in all languages.',
        'showroom',
      ],
      description: ['Description', 'One or two sentences for search engines and previews.'],
      start_location_id: [
        'Start location',
        'The payloadId of the location where visitors begin. The first location made is chosen by itself.',
        'entrance',
      ],
      URL_ALIAS: [
        'Hosts',
        'Hosts that lead straight to this world, separated by commas.',
        'showroom.example.com',
      ],
      protect_with_password: [
        'Ask for an access code',
        `Needs a code beside it: without one nobody can enter. ${EVERY_LANGUAGE}`,
      ],
      password: [
        'Access code',
        `Needed when the world asks for one. Changing it ends the access of everyone who knew the old one. ${EVERY_LANGUAGE}`,
      ],
      only_logged_in_users: ['Only for logged-in visitors', EVERY_LANGUAGE],
      start_page: ['Start page', 'Shown before visitors enter. Leave it out to begin at the start location.'],
      header: [
        'Header',
        'Its elements from left to right. Empty: the logos of the world and of the showroom. The breadcrumb is in the bar below until you put it here.',
      ],
      logo_main: ['Logo in the header'],
      logo_sidebar: ['Logo in the sidebars'],
      theme: [
        'Look',
        'Colours, surfaces, corners, header, sizes and fonts. What is empty is that of the brand.',
      ],
      sidebars: ['Sidebars'],
      screensaver: ['Screensaver', 'Of this world. Without it the general one holds.'],
      menus: ['Menus', 'Come before the general menus in this world.'],
      floor_plan: ['Floor plan', 'Locations are placed on it in percent.'],
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
        'One em is as high as the text. 4 in the header, 3.5 in the sidebars when empty. A tall logo hangs over the picture, by two fifths of it at most.',
      ],
      color: [
        'Colour',
        `Of the name, and of the picture if it is drawn in this colour. ${COLOUR}`,
        '#000000',
      ],
      tint: [
        'Draw the picture in this colour',
        'For a picture of one colour on a transparent ground. Leave it off to keep the colours of the file.',
      ],
      background_color: ['Colour of the box', COLOUR, '#ffffff'],
      has_background: [
        'Stands in a box',
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
        'large: larger, a logo by half. quiet: without a plate. on-glass, on-paper: on a dark or a white plate. at-end: at the right. hidden-on-phones: only where there is room.',
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
      appearance: ['Surfaces', 'What articles, menus and sidebars stand on. Light when empty.'],
      corners: ['Corners', 'Of buttons, cards and windows. Soft when empty.'],
      header_look: [
        'Header',
        'Glass: each part on a dark pane. Solid: all on a bar. Clear: on the picture, which is shaded. Glass when empty.',
      ],
      screen_scale: [
        'Size on the screen',
        'Of texts, buttons and panels; all of them grow with the screen by themselves. Large and largest are for screens that are looked at from some steps away; on phones they change nothing. Normal when empty.',
      ],
      text_font: [
        'Font of texts',
        'A WOFF2, WOFF, TTF or OTF file with a licence for the web, best a variable one.',
      ],
      text_font_bold: [
        'Its bold font',
        'Only where the first is not variable. Without it browsers draw bold texts by making it thicker.',
      ],
      heading_font: [
        'Font of headings',
        'In the weight that headings are to have. Empty: the font of texts.',
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
      idle_timeout: ['Starts after (seconds)', 'Without a touch or key.'],
      screensaver: ['Screensaver', 'What it shows in this world. Empty: what the general settings show.'],
      forgets_visitor: ['Forget the visitor when it starts', 'Neither: as in the general settings.'],
      forgets_login: ['Log out as well', 'Neither: as in the general settings.'],
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
      text: ['Text', 'Says what the login is for, and who gives visitors theirs.'],
    },
  },
  'pages.power-save-page': {
    mainField: 'title',
    rows: [['title', 'button_label'], ['text']],
    texts: {
      title: ['Title'],
      button_label: ['Text of the button', undefined, 'Continue without videos'],
      text: ['Text', 'Says why pictures take the place of videos.'],
    },
  },
};
