import type { Page } from '@playwright/test';
import { askAs } from './ask-as.ts';

/** A world that a journey has made, as the CMS has stored it. */
export interface NewWorld {
  /** The titles of its locations, in the order in which they were made. */
  readonly locations: () => Promise<readonly string[]>;
  /** The names of the clips of its transitions. */
  readonly clips: () => Promise<readonly string[]>;
  /** The files of the media library with these names. */
  readonly uploads: (names: readonly string[]) => Promise<readonly string[]>;
  /** Deletes the world, and the files with these names. */
  readonly removes: (names: readonly string[]) => Promise<void>;
}

interface StoredMap {
  readonly data: {
    readonly locations: readonly { readonly title: string }[];
    readonly transitions: readonly { readonly clips: Readonly<Record<string, { readonly name: string }>> }[];
  };
}

interface StoredFiles {
  readonly results: readonly { readonly id: number; readonly name: string }[];
}

/** Looks at a world with the permissions of the account that is logged in to the page. */
export function newWorldOf(page: Page, documentId: string, name: string): NewWorld {
  const map = async () => (await askAs(page, 'GET', `/showroom/map/${documentId}`)) as StoredMap;
  const filesWith = async (names: readonly string[]): Promise<StoredFiles['results']> => {
    const query = new URLSearchParams({ pageSize: '100' });
    for (const [index, file] of names.entries()) query.set(`filters[name][$in][${index}]`, file);
    return ((await askAs(page, 'GET', `/upload/files?${query}`)) as StoredFiles).results;
  };
  return {
    locations: async () => (await map()).data.locations.map(({ title }) => title),
    clips: async () =>
      (await map()).data.transitions.flatMap(({ clips }) => Object.values(clips).map((clip) => clip.name)),
    uploads: async (names) => (await filesWith(names)).map((file) => file.name),
    removes: async (names) => {
      await askAs(page, 'POST', `/showroom/worlds/${documentId}/delete`, { name });
      for (const { id } of await filesWith(names)) {
        // The versions of what was just deleted would keep it.
        await askAs(page, 'DELETE', `/showroom/version-files/${id}`);
        await askAs(page, 'DELETE', `/upload/files/${id}`);
      }
    },
  };
}
