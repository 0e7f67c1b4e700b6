import { patched } from './panel-patches.ts';

/** The part of a Vite configuration that is changed here. */
interface Configuration {
  readonly plugins?: readonly unknown[];
}

/** What Strapi builds the panel with: its own configuration, and our changes of its forms. */
export default function configured(given: Configuration): Configuration {
  return {
    ...given,
    plugins: [
      {
        name: 'vitrine-panel-patches',
        // As Strapi has published the code, before anything else has changed it.
        enforce: 'pre',
        transform: (code: string, path: string) => {
          const changed = patched(path, code);
          return changed === code ? undefined : { code: changed, map: null };
        },
      },
      ...(given.plugins ?? []),
    ],
  };
}
