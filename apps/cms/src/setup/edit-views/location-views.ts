import { EVERY_LANGUAGE } from './access-texts.ts';
import { SIDEWAYS, UP_OR_DOWN } from './direction-texts.ts';
import type { EditView, EditViews, FieldText } from './edit-view.ts';

const PAYLOAD_ID: FieldText = [
  'Permanent id',
  'The same in all languages. Leave it empty: it is generated. It cannot be changed later.',
];

const WEIGHT: FieldText = [
  'Weight',
  'Visitors are led along the path with the smallest sum. 100 is the default; a larger number makes them avoid this transition.',
];

function moveView(from: string, to: string, hasWorld: boolean): EditView {
  return {
    mainField: 'payloadId',
    columns: ['id', 'payloadId', 'from', 'to', 'weight'],
    rows: [
      ['from', 'to'],
      ['background'],
      ['arrival_view'],
      ['transitionOptions'],
      hasWorld ? ['world', 'weight', 'payloadId'] : ['weight', 'payloadId'],
    ],
    texts: {
      from: ['From', from],
      to: ['To', to],
      background: [
        'Clip or picture',
        'What visitors see between the two locations: a video for each kind of screen, or a picture, which is shown for a moment. Without either the locations’ pictures fade into each other.',
      ],
      arrival_view: [
        'View on arrival',
        'Where visitors are turned to in the panorama of the location that this leads to, once they are there. Clips end at its picture all the same. Empty: the start view.',
      ],
      transitionOptions: ['Options'],
      weight: WEIGHT,
      payloadId: PAYLOAD_ID,
      ...(hasWorld ? { world: ['World', 'The world of both locations.'] as const } : {}),
    },
  };
}

function categoryView(description: string): EditView {
  return {
    mainField: 'title',
    sortBy: 'priority',
    columns: ['id', 'title', 'priority'],
    rows: [['title', 'priority']],
    texts: { title: ['Title', description], priority: ['Order', 'Larger numbers come first.'] },
  };
}

export const locationViews: EditViews = {
  'api::content-location.content-location': {
    mainField: 'title',
    columns: ['id', 'title', 'world', 'group', 'slug'],
    rows: [
      ['title', 'slug'],
      ['world', 'group'],
      ['earlier_addresses'],
      ['description'],
      ['background'],
      ['panorama'],
      ['hotspots'],
      ['hotspots_appere_animation'],
      ['details'],
      ['arrow_navigation_prew', 'arrow_navigation_next'],
      ['station_category', 'priority_in_location_category'],
      ['menus'],
      ['floor_plan_position'],
      ['plan_pin'],
      ['plan_direction'],
      ['access', 'access_scopes'],
      ['access_from', 'access_until'],
      ['payloadId'],
    ],
    texts: {
      title: ['Title', 'As visitors read it, in the language chosen above.'],
      slug: [
        'Slug',
        'Last part of the address: lowercase letters, digits and hyphens. The same in all languages.',
        'entrance',
      ],
      earlier_addresses: [
        'Earlier addresses',
        'Last parts of addresses that lead here as well, one a line. When a published slug changes, the old one is added by itself.',
      ],
      world: ['World', 'The world this location belongs to.'],
      group: ['Group', 'Its slug and a hyphen come before the slug in the address.'],
      description: [
        'Description',
        'Every visitor reads it: in the card on the picture, or as the page of a location without a picture. Search engines use it as well.',
      ],
      background: [
        'Background',
        'A picture or video for each kind of screen. At least the default one for 4:3 and for 16:9.',
      ],
      panorama: [
        'Panorama',
        'Lets visitors look around. The background stays the first picture: it has to show the same as the start view.',
      ],
      hotspots: ['Hotspots', 'What can be tapped on the picture.'],
      hotspots_appere_animation: ['How hotspots appear', 'Empty: as in the settings.'],
      details: [
        'Looping details',
        'Small silent videos that repeat on the picture, so that the room lives: a screen, a signal lamp, leaves.',
      ],
      arrow_navigation_prew: ['Arrow to the left', 'The location before this one.'],
      arrow_navigation_next: [
        'Arrow to the right',
        'The location after this one; the screensaver follows it.',
      ],
      station_category: ['Station under', 'Lists the location in the bottom navigation under this heading.'],
      priority_in_location_category: ['Order among the stations', 'Larger numbers come first.'],
      menus: ['Menus', 'Come before those of the group, the world and the showroom.'],
      floor_plan_position: [
        'Position on the floor plan',
        'Where the picture was taken, in percent from the upper left corner. The world map moves it.',
      ],
      plan_pin: [
        'Pin on the floor plan',
        'Where visitors see the location, when that is elsewhere: the middle of the room, in percent.',
      ],
      plan_direction: [
        'Looks towards (degrees)',
        'Draws what the picture shows on the floor plan: 0 is up, 90 to the right, 180 down, 270 to the left.',
      ],
      access: ['Who may enter', `In addition to what the world requires. ${EVERY_LANGUAGE}`],
      access_scopes: [
        'Scopes',
        `If only some may enter: the scopes that open it, separated by commas. None: no one may enter. ${EVERY_LANGUAGE}`,
        'partner, sales',
      ],
      access_from: ['Open from', `Closed before. ${EVERY_LANGUAGE}`],
      access_until: ['Open until', `Closed from then on. ${EVERY_LANGUAGE}`],
      payloadId: PAYLOAD_ID,
    },
  },
  'api::content-transition.content-transition': moveView(
    'The location visitors leave. Each direction is a separate transition.',
    'The location they arrive at: another one of the same world.',
    true,
  ),
  'api::portal.portal': moveView(
    'The location visitors leave.',
    'The location they arrive at, in another world.',
    false,
  ),
  'api::location-group.location-group': {
    mainField: 'title',
    columns: ['id', 'title', 'slug', 'navigation_color'],
    rows: [['title', 'slug'], ['subtitle', 'navigation_color'], ['logo', 'navigate_to'], ['menus']],
    texts: {
      title: ['Title'],
      slug: ['Slug', 'Comes before the slug of each location in the group.', 'hall-1'],
      subtitle: ['Subtitle'],
      navigation_color: [
        'Colour of the navigation',
        'Begins with #: a number sign and six digits or letters from a to f.',
        '#00857c',
      ],
      logo: ['Logo', 'Shown while visitors are in the group.'],
      navigate_to: ['The logo leads to'],
      menus: ['Menus', 'Come before those of the world and the showroom.'],
    },
  },
  'api::station-category.station-category': categoryView('A heading over stations in the bottom navigation.'),
  'api::hotspot-category.hotspot-category': categoryView('A heading that hotspots are sorted under.'),
  'api::article-category.article-category': categoryView('A heading over articles in the bottom navigation.'),
  'placing.point': {
    rows: [['x', 'y']],
    texts: {
      x: ['From the left (percent)', '0 is the left edge, 100 the right one.'],
      y: ['From the top (percent)', '0 is the upper edge, 100 the lower one.'],
    },
  },
  'placing.direction': {
    rows: [['yaw', 'pitch']],
    texts: {
      yaw: SIDEWAYS,
      pitch: UP_OR_DOWN,
    },
  },
  'placing.panorama': {
    rows: [['picture'], ['yaw', 'pitch', 'field_of_view']],
    texts: {
      picture: [
        'Panorama picture',
        'Equirectangular, twice as wide as high, taken where the background was. 6000 pixels across or more are sharp.',
      ],
      yaw: ['Start view: sideways (degrees)', SIDEWAYS[1]],
      pitch: ['Start view: up or down (degrees)', UP_OR_DOWN[1]],
      field_of_view: [
        'Start view: width (degrees)',
        'What the background shows from its left edge to its right one; a lens of 24 mm has 74.',
      ],
    },
  },
  'placing.view': {
    rows: [['yaw', 'pitch', 'field_of_view']],
    texts: {
      yaw: SIDEWAYS,
      pitch: UP_OR_DOWN,
      field_of_view: [
        'Width (degrees)',
        'From the left edge of a 4:3 picture to its right one. Empty: as wide as the start view.',
      ],
    },
  },
  'placing.area': {
    rows: [
      ['x', 'y'],
      ['width', 'height'],
    ],
    texts: {
      x: ['Left edge (percent)', 'Of the rectangle: 0 is the left edge of the picture.'],
      y: ['Upper edge (percent)', 'Of the rectangle: 0 is the upper edge of the picture.'],
      width: ['Width (percent)', 'Of the width of the picture.'],
      height: ['Height (percent)', 'Of the height of the picture.'],
    },
  },
  'placing.detail': {
    mainField: 'name',
    rows: [['name', 'video'], ['area'], ['area_16x9'], ['area_mobile']],
    texts: {
      name: ['Name', 'For editors only.'],
      video: [
        'Video',
        'Two to twenty seconds whose last frame leads into the first, without sound, cut from the picture itself. At most 1 MB.',
      ],
      area: ['Rectangle on the 4:3 picture'],
      area_16x9: [
        'Rectangle on the 16:9 picture',
        'Only when the 16:9 picture is not the middle of the 4:3 one.',
      ],
      area_mobile: [
        'Rectangle on the mobile picture',
        'Only where the location has a mobile picture that is not the middle of the 4:3 one.',
      ],
    },
  },
  'transition.options': {
    rows: [['active', 'direct_transition', 'blending_time']],
    texts: {
      active: [
        'Visitors may walk here',
        'Off: visitors are led along other transitions. If there are none, a link to the location cross-fades to it.',
      ],
      direct_transition: [
        'Fade instead of the clip',
        'Also as a part of a longer path. Without a clip the pictures fade into each other in any case.',
      ],
      blending_time: [
        'Cross-fade (seconds)',
        'If empty: 0.5, instead of a clip that cannot play 0.4, and 0.6 on a flight.',
      ],
    },
  },
  'background-content.image': {
    mainField: 'key',
    rows: [['key', 'image']],
    texts: {
      key: ['For', 'The kind of screen: the shape 4:3 or 16:9, high resolution, or mobile.'],
      image: [
        'Picture',
        '4:3 pictures of 3840 × 2880 and 16:9 pictures of 3840 × 2160 look best. Its alternative text is read out.',
      ],
    },
  },
  'background-content.video': {
    mainField: 'key',
    rows: [
      ['key', 'loop'],
      ['video', 'poster'],
    ],
    texts: {
      key: ['For', 'The kind of screen: the shape 4:3 or 16:9, high resolution, or mobile.'],
      loop: ['Repeat', 'For backgrounds. A transition always plays once.'],
      video: ['Video', 'MP4 with H.264 plays everywhere.'],
      poster: ['First frame', 'Shown until the video plays.'],
    },
  },
};
