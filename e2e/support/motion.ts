/** For journeys whose subject is what moves: a change walks the others with reduced motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
