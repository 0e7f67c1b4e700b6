import type { Snapshot } from '@vitrine/core/world/snapshot';

/** The location that has words in place of a picture. */
export const CLASSIC = 'atrium';

/** Two paragraphs, the second with a word that no phone is wide enough for. */
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  en: [
    'The hub of the building. From here every hall is a minute away: robotics to the left, packaging to the right.',
    'Anyone who plans a line begins here: with the Robotics-and-packaging-integration-and-commissioning-service.',
  ],
  de: [
    'Die Mitte des Hauses. Von hier ist jede Halle eine Minute entfernt: links die Robotik, rechts die Verpackung.',
    'Wer eine Linie plant, beginnt hier: bei der Fertigungsautomatisierungsinbetriebnahmedienstleistungsgesellschaft.',
  ],
};

/** The paragraphs of the location, as a visitor reads them in a language. */
export function classicWords(language: string): readonly [string, string] {
  return WORDS[language] ?? ['', ''];
}

/** The demo with its atrium in the classic layout: a description and hotspots, no background. */
export function withClassicLocation(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    locations: snapshot.locations.map((location) =>
      location.payloadId === CLASSIC
        ? {
            ...location,
            backgrounds: [],
            description: (WORDS[snapshot.locale] ?? WORDS['en'] ?? []).join('\n\n'),
          }
        : location,
    ),
  };
}
