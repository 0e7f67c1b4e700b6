import { useEffect, useState } from 'react';
import type { PresentableStory } from '~/contract/presentation.ts';
import { useLocaleCode } from '~/i18n/translations.tsx';
import type { PanelMemory } from './panel-memory.ts';

/** The stories that this guide may tell, in the language of the page. */
export function usePresentableStories({ stories: load }: PanelMemory): readonly PresentableStory[] {
  const locale = useLocaleCode();
  const [stories, setStories] = useState<readonly PresentableStory[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const loaded = await load(locale);
      if (isCurrent) setStories(loaded);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [locale, load]);
  return stories;
}
