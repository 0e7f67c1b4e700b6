import type { ClientMedia } from '@vitrine/core/world/media';
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { coverAction, coverAside, CoverPage } from '~/ui/cover-page.tsx';
import { ArrowRight } from '~/ui/icons.tsx';

/** The start page of the default world (specification section 2). */
export function StartPage(props: {
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
  readonly enterHref?: string | undefined;
  /** The visitor's last location when they left the showroom; undefined where that is the start. */
  readonly continueHref?: string | undefined;
  readonly picture?: ClientMedia | undefined;
  readonly logo: ReactNode;
  readonly languages: ReactNode;
}) {
  const t = useTexts();
  const { title, text, picture, logo, languages } = props;
  return (
    <CoverPage {...{ title, text, picture, logo, languages }}>
      {props.enterHref !== undefined && (
        <a className={coverAction} href={props.enterHref}>
          {props.buttonLabel || t('start__enter')}
          <ArrowRight />
        </a>
      )}
      {props.continueHref !== undefined && (
        <a className={coverAside} href={props.continueHref}>
          {t('start__continue')}
        </a>
      )}
    </CoverPage>
  );
}
