import { LinkButton } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { PREVIEW_ADDRESS_PATH } from '../../../contracts/preview.ts';
import type { AddressAnswer } from '../../../contracts/preview.ts';
import { autoHeightButton } from '../auto-height-button.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly uid: string;
  readonly documentId: string;
}

interface LocaleQuery {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

/** Leads to the published showroom, where visitors see the entry. Nothing while it is not known where that is. */
export function VisitLink({ uid, documentId }: Props) {
  const { t } = useTexts();
  const [{ query }] = useQueryParams<LocaleQuery>();
  const locale = query.plugins?.i18n?.locale;
  const asked = new URLSearchParams({ uid, documentId, ...(locale === undefined ? {} : { locale }) });
  const answer = useAnswer<AddressAnswer['data']>(`${PREVIEW_ADDRESS_PATH}?${asked}`);
  if (answer.status !== 'ready') return null;
  return (
    <VisitButton
      href={answer.data.href}
      target="_blank"
      variant="tertiary"
      startIcon={<ExternalLink aria-hidden />}
    >
      {t('preview.visit')}
    </VisitButton>
  );
}

const VisitButton = styled(LinkButton)`
  ${autoHeightButton}
` as typeof LinkButton;
