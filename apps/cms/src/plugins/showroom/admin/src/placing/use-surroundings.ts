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
  readonly status: 'loading' | 'ready' | 'failed';
}

const NONE: PlacingSurroundings = {
  hotspots: [],
  categories: [],
  theme: {},
  otherLocales: [],
};

const ABSENT: Surroundings = { ...NONE, status: 'ready' };
const LOADING: Surroundings = { ...NONE, status: 'loading' };

interface Answer {
  /** Identifies the request. */
  readonly question: string;
  readonly is: Surroundings;
}

/**
 * Loads what placing needs to know about a location besides its form. Without it placing still works, but pins
 * lack the editor's own icons and targets have no names.
 *
 * @param given.stamp a new stamp starts a new request.
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
        ({ data }): Surroundings => ({ ...data.data, status: 'ready' }),
        () => undefined,
      );
      if (isAwaited) {
        setAnswer((last) => ({ question, is: next ?? { ...(last?.is ?? NONE), status: 'failed' } }));
      }
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, documentId, locale, question]);
  // Known data stays during a new request: otherwise pins would lose their icons for a moment.
  return documentId === undefined ? ABSENT : (answer?.is ?? LOADING);
}

/** The details of a saved hotspot. */
export function aroundOf(
  { hotspots }: Pick<PlacingSurroundings, 'hotspots'>,
  hotspot: FormHotspot,
): HotspotSurroundings | undefined {
  return hotspots.find(({ component, id }) => component === hotspot['__component'] && id === hotspot.id);
}
