import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

/** A value of an enumeration in a list, in words. */
export function ChoiceCell({ value }: { readonly value: unknown }) {
  const { formatMessage } = useIntl();
  const word =
    typeof value === 'string' && value !== '' ? formatMessage({ id: value, defaultMessage: value }) : '–';
  return <Typography textColor="neutral800">{word}</Typography>;
}
