import { addReactions, REACTIONS } from '@vitrine/core/presentation/reactions';
import type { Reaction, ReactionCounts } from '@vitrine/core/presentation/reactions';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import { browserClock } from '~/showroom/browser/clock.ts';
import { sendPresentation } from '~/showroom/presentation/send-presentation.ts';
import type { LastSignals } from '~/showroom/window/last-signals.ts';
import type { WindowPresentation } from '~/showroom/window/presentation.ts';
import { icon } from '~/ui/icons.tsx';
import { Heart } from './heart.tsx';
import bar from './presentation.module.css';
import styles from './reaction-list.module.css';

/** Milliseconds after the last one for which reactions are seen. */
const SHOWN = 5_000;

/** What is drawn and said for each. */
const LOOKS: Readonly<
  Record<Reaction, readonly [icon: (props: { readonly size?: number }) => ReactNode, name: TextKey]>
> = {
  like: [icon(<path d="M7 11v9H4v-9Zm0 0 4-8c3 0 3 2 2 6h6l-2 11H7" />), 'presentation__react_like'],
  love: [Heart, 'presentation__react_love'],
  wow: [icon(<path d="m12 3 2 7 7 2-7 2-2 7-2-7-7-2 7-2Z" />), 'presentation__react_wow'],
  question: [icon(<path d="M8 9c0-6 9-5 8 0-.5 2.500-4 3-4 6m0 4v.1" />), 'presentation__react_question'],
};

/**
 * What guests have just said without a word, beside the bar: how often, and by no one. The presenter hears how many
 * there are.
 *
 * @param props.onClose of the row in which guests choose what they say; it is closed where that is undefined.
 */
export default function ReactionList({
  signals,
  isPresenter,
  onClose,
}: {
  readonly signals: WindowPresentation['signals'];
  readonly isPresenter: boolean;
  readonly onClose: (() => void) | undefined;
}) {
  const t = useTexts();
  const counts = useShownReactions(signals);
  const shown = REACTIONS.filter((reaction) => counts[reaction]);
  const count = shown.reduce((sum, reaction) => sum + (counts[reaction] ?? 0), 0);
  return (
    <>
      {onClose && <Row onClose={onClose} />}
      {count > 0 && (
        <span className={styles['shown']} aria-hidden="true">
          {shown.map((reaction) => {
            const [Icon] = LOOKS[reaction];
            return (
              <b key={reaction}>
                <Icon size={18} /> {counts[reaction]}
              </b>
            );
          })}
        </span>
      )}
      {isPresenter && (
        <output className={bar['unseen']}>{count > 0 && t('presentation__reactions', { count })}</output>
      )}
    </>
  );
}

function Row({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  return (
    // The key closes what a button in it leads to as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={styles['row']}
      aria-label={t('presentation__react')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        const { previousElementSibling: opener } = event.currentTarget;
        if (opener instanceof HTMLElement) opener.focus();
        onClose();
      }}
    >
      {REACTIONS.map((reaction) => {
        const [Icon, key] = LOOKS[reaction];
        const name = t(key);
        return (
          <button
            key={reaction}
            type="button"
            className={bar['icon']}
            aria-label={name}
            title={name}
            onClick={() => void sendPresentation('signal', { kind: 'reaction', reaction })}
          >
            <Icon />
          </button>
        );
      })}
    </fieldset>
  );
}

/** Those of the last seconds; the first one has come before this code. */
function useShownReactions(signals: WindowPresentation['signals']): ReactionCounts {
  const [counts, setCounts] = useState<ReactionCounts>({});
  useEffect(() => {
    let cancel: (() => void) | undefined;
    let last: LastSignals['reacted'];
    const take = ({ reacted }: LastSignals): void => {
      if (reacted === undefined || reacted === last) return;
      last = reacted;
      setCounts((before) => addReactions(before, reacted.counts));
      cancel?.();
      cancel = browserClock.after(SHOWN, () => setCounts({}));
    };
    take(signals.getState());
    const stop = signals.subscribe(take);
    return () => {
      stop();
      cancel?.();
    };
  }, [signals]);
  return counts;
}
