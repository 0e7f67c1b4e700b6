import type { SynonymGroup } from './synonym-group.ts';
import { setting } from './setting.ts';

/** Words that the search takes for each other, in this language; absent where editors have set none. */
export const searchSynonyms = setting({
  fields: { search_synonyms: 'synonyms' },
  leadsTo: 'nothing',
  read: (given): readonly SynonymGroup[] | undefined => {
    const groups = given.synonyms('search_synonyms');
    return groups.length === 0 ? undefined : groups;
  },
});
