/** Words, or several words together, that mean the same to visitors. */
export type SynonymGroup = readonly string[];
