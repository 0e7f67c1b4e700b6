import { Divider, Flex, Typography } from '@strapi/design-system';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { MEDIA_PATH } from '../../../../../contracts/media.ts';
import type { TransitionAnswer } from '../../../../../contracts/media.ts';
import { useTexts } from '../use-texts.ts';
import { ComparedEnds } from './compared-ends.tsx';
import { usePolled } from './use-polled.ts';
import { WayBackPart } from './way-back-part.tsx';

interface Props {
  readonly uid: string;
  readonly documentId: string;
  /** Of the saved draft. */
  readonly stamp: string;
  readonly mayWork: boolean;
}

interface LocaleQuery {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

function isChanging({ ends, wayBack }: TransitionAnswer['data']): boolean {
  return (
    wayBack?.work?.status === 'making' ||
    ends.some(({ frame, difference }) => frame === undefined || difference === undefined)
  );
}

/** How well the clips of a transition meet the pictures beside them, and the way back. */
export function TransitionParts({ uid, documentId, stamp, mayWork }: Props) {
  const { say } = useTexts();
  const [{ query }] = useQueryParams<LocaleQuery>();
  const isModified = useForm('TransitionParts', ({ modified }) => modified);
  const locale = query.plugins?.i18n?.locale;
  const path = `${MEDIA_PATH}/transitions/${uid}/${documentId}${locale === undefined ? '' : `?locale=${locale}`}`;
  const polled = usePolled<TransitionAnswer['data']>(path, isChanging, stamp);
  if (polled.state !== 'ready') return null;
  const { ends, wayBack } = polled.data;
  return (
    <>
      {ends.length === 0 ? null : (
        <>
          <Flex direction="column" alignItems="stretch" gap={3}>
            <Typography tag="h3" variant="sigma" textColor="neutral600">
              {say('media.ends.title')}
            </Typography>
            {isModified ? (
              <Typography variant="pi" textColor="neutral600">
                {say('media.ends.unsaved')}
              </Typography>
            ) : null}
            <ComparedEnds ends={ends} />
          </Flex>
          <Divider />
        </>
      )}
      {wayBack === undefined ? null : (
        <>
          <WayBackPart
            {...{ uid, documentId, wayBack, locale, mayWork }}
            isUnsaved={isModified}
            onOrdered={polled.again}
          />
          <Divider />
        </>
      )}
    </>
  );
}
