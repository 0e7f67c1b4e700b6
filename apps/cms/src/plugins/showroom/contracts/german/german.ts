import { actions } from './actions.ts';
import { articles } from './articles.ts';
import { labels } from './labels.ts';
import { look } from './look.ts';
import { places } from './places.ts';
import { products } from './products.ts';
import { settings } from './settings.ts';
import { stories } from './stories.ts';

/**
 * The German of every label, hint and example of the forms, by the English that the product writes into the
 * configuration of the content manager. What an administrator has written there instead is not in it, and stays.
 */
export const GERMAN: Readonly<Record<string, string>> = {
  ...labels,
  ...places,
  ...look,
  ...actions,
  ...articles,
  ...products,
  ...settings,
  ...stories,
};

/** Words that mean something else in one component. */
const FIGURE = { Number: 'Zahl' };
export const GERMAN_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'article.figure': FIGURE,
  'dashboard.figure': FIGURE,
};
