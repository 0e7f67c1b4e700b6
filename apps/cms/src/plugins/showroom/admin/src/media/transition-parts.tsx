import { Divider, Flex, Typography } from '@strapi/design-system';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { MEDIA_PATH } from '../../../../../contracts/media.ts';
import type { TransitionAnswer } from '../../../../../contracts/media.ts';
import { useTexts } from '../use-texts.ts';
import { ComparedEnds } from './compared-ends.tsx';
import { usePolled } from './use-polled.ts';
import { ReverseClipsPart } from './reverse-clips-part.tsx';

interface Props {
  readonly uid: string;
  readonly documentId: string;
  /** Identifies the saved version of the draft. */
  readonly stamp: string;
  readonly mayWork: boolean;
}

interface LocaleQuery {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

function isChanging({ ends, reverse }: TransitionAnswer['data']): boolean {
  return (
    reverse?.work?.status === 'making' ||
    ends.some(({ frame, difference }) => frame === undefined || difference === undefined)
  );
}

/** How well the clips of a transition match the pictures beside them, and its reversed clips. */
export function TransitionParts({ uid, documentId, stamp, mayWork }: Props) {
  const { t } = useTexts();
  const [{ query }] = useQueryParams<LocaleQuery>();
  const isModified = useForm('TransitionParts', ({ modified }) => modified);
  const locale = query.plugins?.i18n?.locale;
  const path = `${MEDIA_PATH}/transitions/${uid}/${documentId}${locale === undefined ? '' : `?locale=${locale}`}`;
  const polled = usePolled<TransitionAnswer['data']>(path, isChanging, stamp);
  if (polled.status !== 'ready') return null;
  const { ends, reverse } = polled.data;
  return (
    <>
      {ends.length === 0 ? null : (
        <>
          <Flex direction="column" alignItems="stretch" gap={3}>
            <Typography tag="h3" variant="sigma" textColor="neutral600">
              {t('media.ends.title')}
            </Typography>
            {isModified ? (
              <Typography variant="pi" textColor="neutral600">
                {t('media.ends.unsaved')}
              </Typography>
            ) : null}
            <ComparedEnds ends={ends} />
          </Flex>
          <Divider />
        </>
      )}
      {reverse === undefined ? null : (
        <>
          <ReverseClipsPart
            {...{ uid, documentId, reverse, locale, mayWork }}
            isUnsaved={isModified}
            onRequested={polled.again}
          />
          <Divider />
        </>
      )}
    </>
  );
}
