import { unstable_useContentManagerContext } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { Attributes } from '../new-hotspot.ts';
import type { ActionName } from './actions.ts';

/** Attributes of the component that a hotspot's action is. */
export function useActionAttributes(): Attributes {
  const { components } = unstable_useContentManagerContext();
  const known = components as Readonly<Record<string, { readonly attributes: unknown }>>;
  return (known['actions.action']?.attributes ?? {}) as Attributes;
}

/** What actions are called in the form. */
export function useActionWords(): (name: ActionName) => string {
  const { formatMessage } = useIntl();
  return (name) => formatMessage({ id: name, defaultMessage: name });
}
