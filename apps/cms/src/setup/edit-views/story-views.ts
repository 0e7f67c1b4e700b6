import { PUBLIC_ID } from './article-views.ts';
import type { EditViews } from './edit-view.ts';

export const storyViews: EditViews = {
  'api::content-story.content-story': {
    mainField: 'title',
    columns: ['id', 'title', 'slug', 'updatedAt'],
    rows: [['title', 'slug'], ['description'], ['picture', 'public_id'], ['stops']],
    texts: {
      title: ['Title', undefined, 'Norvane in three minutes'],
      slug: [
        'Slug',
        'The last part of its address, the same in every language: /stories/slug.',
        'first-tour',
      ],
      description: ['Description', 'One or two sentences, for its page and for search engines.'],
      picture: ['Picture', 'At the top of its page. Empty: the picture of the first stop.'],
      public_id: PUBLIC_ID,
      stops: [
        'Stops',
        'In this order. Open the preview, walk to what a stop should show and choose “Add as a stop” there, or paste its address. Each language has its own list; an empty one is that of the default language.',
      ],
    },
  },
  'story.stop': {
    mainField: 'address',
    rows: [['address'], ['title', 'seconds'], ['notes']],
    texts: {
      address: [
        'Address',
        'Of a location with what is open on top, as copied from the browser or shared.',
        '/de/hall/entrance?article=12',
      ],
      title: ['Heading', 'In lists of the stops. Empty: the title of what is shown.'],
      seconds: [
        'Takes (seconds)',
        'For how long it is shown when the story plays by itself: 3 to 600. The page of the story says how long all stops take.',
      ],
      notes: [
        'Speaker notes',
        'For those who present the story. Visitors never get them.',
        'Ask what a stoppage costs them. Then show the cycle time.',
      ],
    },
  },
};
