/**
 * The query parameter of an edit view with the field to focus, as the form names it: `action_stack.0.article`. Strapi's
 * own, `field`, breaks edit views with lists of components.
 */
export const MENDED_FIELD = 'mend';
