import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { PLACING_PATH } from '../../../contracts/placing.ts';
import type {
  HotspotSurroundings,
  PlacingSurroundings,
  SurroundingsAnswer,
} from '../../../contracts/placing.ts';
import type { FormHotspot } from './form-hotspot.ts';

export interface Surroundings extends PlacingSurroundings {
  readonly state: 'loading' | 'ready' | 'failed';
}

const NONE: PlacingSurroundings = {
  hotspots: [],
  categories: [],
  theme: {},
  areLabelsShown: true,
  otherLocales: [],
};

const ABSENT: Surroundings = { ...NONE, state: 'ready' };
const LOADING: Surroundings = { ...NONE, state: 'loading' };

interface Answer {
  /** What was asked. */
  readonly question: string;
  readonly is: Surroundings;
}

/**
 * Asks for what stands around the hotspots of a location. Placing goes on without it: pins then have no icon
 * of the editor's own, and no target is named.
 *
 * @param given.stamp whenever it becomes another, it is asked again.
 */
export function useSurroundings(given: {
  readonly documentId: string | undefined;
  readonly locale: string;
  readonly stamp: string;
}): Surroundings {
  const { documentId, locale, stamp } = given;
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer>();
  const question = `${documentId} ${locale} ${stamp}`;
  useEffect(() => {
    if (documentId === undefined) return undefined;
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const path = `${PLACING_PATH}/surroundings/${documentId}`;
      const next = await get<SurroundingsAnswer>(path, { params: { locale } }).then(
        ({ data }): Surroundings => ({ ...data.data, state: 'ready' }),
        () => undefined,
      );
      if (isAwaited) {
        setAnswer((last) => ({ question, is: next ?? { ...(last?.is ?? NONE), state: 'failed' } }));
      }
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, documentId, locale, question]);
  // What is known stays while it is asked for again: a pin would lose its icon for a moment.
  return documentId === undefined ? ABSENT : (answer?.is ?? LOADING);
}

/** What is known of a hotspot that is saved. */
export function aroundOf(
  { hotspots }: Pick<PlacingSurroundings, 'hotspots'>,
  hotspot: FormHotspot,
): HotspotSurroundings | undefined {
  return hotspots.find(({ component, id }) => component === hotspot['__component'] && id === hotspot.id);
}
