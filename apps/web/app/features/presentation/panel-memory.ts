import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import type { PresentableStory } from '~/contract/presentation.ts';
import { loadPresentableStories } from '~/showroom/requests/presentable-stories.ts';

/** What bar and panel remember while they are closed, or made once more over what is open. */
export interface PanelMemory {
  /** Undefined before the guide has opened or closed it. */
  readonly wasOpen: () => boolean | undefined;
  readonly keepOpen: (isOpen: boolean) => void;
  /** Whether a guest is choosing a reaction. */
  readonly isReacting: () => boolean;
  readonly keepReacting: (isReacting: boolean) => void;
  /** The name of the control that was used last, if nothing else was touched since. */
  readonly pressed: () => string | undefined;
  readonly keepPressed: (name: string | undefined) => void;
  /** Guests have no names: each keeps the number under which it was seen first. */
  readonly numberOf: (guest: ParticipantId) => number;
  /** The stories of a language, which are fetched once. */
  readonly stories: (locale: string) => Promise<readonly PresentableStory[]>;
}

export function createPanelMemory(): PanelMemory {
  let wasOpen: boolean | undefined;
  let isReacting = false;
  let pressed: string | undefined;
  const numbers = new Map<ParticipantId, number>();
  const stories = new Map<string, Promise<readonly PresentableStory[]>>();
  return {
    wasOpen: () => wasOpen,
    keepOpen: (isOpen) => {
      wasOpen = isOpen;
    },
    isReacting: () => isReacting,
    keepReacting: (isNow) => {
      isReacting = isNow;
    },
    pressed: () => (pressed === '' ? undefined : pressed),
    keepPressed: (name) => {
      pressed = name;
    },
    numberOf: (guest) => {
      const number = numbers.get(guest) ?? numbers.size + 1;
      numbers.set(guest, number);
      return number;
    },
    stories: (locale) => {
      const loading = stories.get(locale) ?? loadPresentableStories(locale);
      stories.set(locale, loading);
      return loading;
    },
  };
}
