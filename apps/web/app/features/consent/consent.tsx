import { mayCount } from '@vitrine/core/analytics/consent';
import type { Consent as Answer } from '@vitrine/core/analytics/consent';
import { overlayNumber } from '@vitrine/core/analytics/overlay-changes';
import type { CountedOverlay } from '@vitrine/core/analytics/overlay-changes';
import { parseOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import { useState } from 'react';
import { MoreTexts } from '~/i18n/translations.tsx';
import { keepConsent, recallConsent } from '~/showroom/analytics/kept-consent.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import type { AnalyticsView } from './analytics-view.ts';
import { ConsentBar, ConsentButton } from './consent-bar.tsx';
import { useCounting } from './use-counting.ts';

/**
 * Counts the visit if the visitor agrees, and asks where the settings want that. The answer can be changed at any
 * time by its own button. Only fetched by showrooms that count.
 */
export default function Consent(props: {
  readonly analytics: AnalyticsView;
  readonly view: LocationView;
  readonly isMoving: boolean;
  /** The open overlays, the lowest first. */
  readonly overlays: readonly Omit<CountedOverlay, 'id'>[];
  /** The query of the address: it has the overlays' numbers. */
  readonly query: string;
}) {
  const { analytics, query } = props;
  const stack = parseOverlayStack(new URLSearchParams(query));
  const overlays = props.overlays.map((overlay) => numbered(overlay, overlayNumber(stack, overlay.kind)));
  const [answer, setAnswer] = useState(recallConsent);
  const [isAsking, setIsAsking] = useState(analytics.needsConsent && answer === undefined);
  const isCounting = mayCount({ isActive: true, needsConsent: analytics.needsConsent }, answer);
  const { tagManagerId, measurementId } = analytics;
  useCounting({ ...props, overlays, tagManagerId, measurementId, isCounting });
  if (!analytics.needsConsent) return null;
  const decide = (next: Answer) => {
    keepConsent(next);
    setAnswer(next);
    setIsAsking(false);
  };
  return (
    <MoreTexts texts={analytics.texts}>
      <ConsentButton isAsking={isAsking} onAsk={() => setIsAsking(true)} />
      {isAsking && <ConsentBar answer={answer} privacy={analytics.privacy} onDecide={decide} />}
    </MoreTexts>
  );
}

function numbered(overlay: Omit<CountedOverlay, 'id'>, id: CountedOverlay['id']): CountedOverlay {
  return id === undefined ? overlay : { ...overlay, id };
}
