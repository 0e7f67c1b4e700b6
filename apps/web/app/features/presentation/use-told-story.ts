import { useRef, useState } from 'react';
import type { PresentableStory, PresentationState } from '~/contract/presentation.ts';
import { useLocaleCode } from '~/i18n/translations.tsx';
import { sendPresentation } from '~/showroom/presentation/send-presentation.ts';

/** A story that is told from a page that shows no location: where the presenter is says which stop it is at. */
export function useToldStory(
  stories: readonly PresentableStory[],
  { epoch, seq, shown }: Pick<PresentationState, 'epoch' | 'seq' | 'shown'>,
) {
  const locale = useLocaleCode();
  const [chosen, setChosen] = useState<number>();
  const [index, setIndex] = useState(-1);
  const sent = useRef({ epoch: 0, seq: 0 });
  // Most showrooms have one.
  const story = stories.find(({ id }) => id === chosen) ?? (stories.length === 1 ? stories[0] : undefined);
  const href = shown?.pages[locale]?.href;
  const { stops = [] } = story ?? {};
  // A story may come back to what it has shown: the next of them counts, else the first.
  const here = stops.flatMap((stop, number) => (stop.href === href ? [number] : []));
  const current = here.includes(index) ? index : (here.find((number) => number > index) ?? here[0] ?? index);
  return {
    story,
    index: current,
    choose: (wanted: PresentableStory | undefined): void => {
      setChosen(wanted?.id);
      setIndex(-1);
    },
    show: (number: number): void => {
      const stop = stops[number];
      if (stop === undefined) return;
      setIndex(number);
      const last = sent.current.epoch === epoch ? sent.current.seq : 0;
      sent.current = { epoch, seq: Math.max(seq, last) + 1 };
      const [, search = ''] = stop.href.split('?', 2);
      const open = search === '' ? '' : `?${search}`;
      void sendPresentation('show', { ...sent.current, location: stop.location, open, locale });
    },
  };
}
