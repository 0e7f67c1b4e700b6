import { formatPresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import type { KeyboardEvent } from 'react';
import type { GuestView, PresentationState } from '~/contract/presentation.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { copyText } from '~/showroom/requests/sharing.ts';
import type { WindowPresentation } from '~/showroom/window/presentation.ts';
import { createWindowStoryPlayer, STORY_CONTROLS } from '~/showroom/window/story-player.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { Cross } from '~/ui/icons.tsx';
import { qrCode } from '~/ui/qr-code.ts';
import { QrDrawing } from '~/ui/qr-drawing.tsx';
import { GuideStory } from './guide-story.tsx';
import { Hand } from './hand.tsx';
import type { PanelMemory } from './panel-memory.ts';
import { useStoryKeys } from './use-story-keys.ts';
import styles from './guide-panel.module.css';

interface GuidePanelProps {
  readonly presentation: WindowPresentation;
  readonly state: PresentationState;
  readonly memory: PanelMemory;
  readonly onClose: () => void;
}

/** What only a guide has: the panel, and the keys that go through a story while it is closed as well. */
export default function Guide({ isOpen, ...props }: GuidePanelProps & { readonly isOpen: boolean }) {
  useStoryKeys(useShowroomWindow().part(createWindowStoryPlayer));
  return isOpen && <GuidePanel {...props} />;
}

/** How guests get in, who they are, and what the guide can do for them. */
function GuidePanel({ presentation, state, memory, onClose }: GuidePanelProps) {
  const t = useTexts();
  const { code, guests = [], areDoorsOpen = false, isPresenter } = state;
  const href = `${globalThis.location.origin}/join/${code}`;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Nor does what is open below close with the panel.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // The key closes what the button in it closes as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles['panel']}
      aria-label={t('presentation__title')}
      onKeyDown={onKeyDown}
      data-chrome=""
      {...STORY_CONTROLS}
    >
      <header className={styles['head']}>
        <h2>{t('presentation__title')}</h2>
        <button type="button" className={styles['close']} aria-label={t('dialog__close')} onClick={onClose}>
          <Cross size={20} />
        </button>
      </header>
      <div className={styles['entrance']}>
        <div className={styles['qr']}>
          <QrDrawing code={qrCode(href)} name={t('presentation__qr')} />
        </div>
        <div className={styles['links']}>
          <p className={styles['code']}>{formatPresentationCode(code)}</p>
          <CopyButton href={href} />
          <a className={styles['quiet']} href={`/join?show=${code}`} target="_blank" rel="noopener">
            {t('presentation__show_code')}
          </a>
        </div>
      </div>
      <GuideStory memory={memory} />
      <Guests guests={guests} numberOf={memory.numberOf} onLead={presentation.giveLead} />
      <div className={styles['doors']}>
        <input
          id="guide-doors"
          type="checkbox"
          checked={areDoorsOpen}
          aria-describedby="guide-doors-hint"
          onChange={(event) => presentation.openDoors(event.currentTarget.checked)}
        />
        <label htmlFor="guide-doors">{t('presentation__doors')}</label>
        <small id="guide-doors-hint">{t('presentation__doors_hint')}</small>
      </div>
      <footer className={styles['foot']}>
        <p>{t(isPresenter ? 'presentation__you_lead' : 'presentation__guest_leads')}</p>
        <button type="button" className={styles['end']} onClick={presentation.end}>
          {t('presentation__end')}
        </button>
      </footer>
    </section>
  );
}

function CopyButton({ href }: { readonly href: string }) {
  const t = useTexts();
  const { notify } = useShowroomWindow().notifications;
  const copy = async () => {
    const isDone = await copyText(href);
    if (isDone) notify({ message: t('presentation__copied'), status: 'success' });
    else notify({ message: href, timeout: 30_000 });
  };
  return (
    <button type="button" className={styles['main']} onClick={() => void copy()}>
      {t('presentation__copy')}
    </button>
  );
}

function Guests({
  guests,
  numberOf,
  onLead,
}: {
  readonly guests: readonly GuestView[];
  readonly numberOf: (guest: ParticipantId) => number;
  readonly onLead: (to: ParticipantId) => void;
}) {
  const t = useTexts();
  const roaming = guests.filter(({ mode }) => mode === 'roaming').length;
  return (
    <div className={styles['guests']}>
      <h3>
        {t('presentation__guests', { count: guests.length })}
        {roaming > 0 && <small> · {t('presentation__roaming_count', { count: roaming })}</small>}
      </h3>
      <ul>
        {guests.map(({ id, locale, mode, isHandUp }) => {
          const name = t('presentation__guest', { number: numberOf(id) });
          return (
            <li key={id}>
              <span>
                {name} <small>{locale.toUpperCase()}</small>
              </span>
              <small data-hand={isHandUp || undefined}>
                {isHandUp && <Hand size={16} />}
                {t(statusOf({ mode, isHandUp }))}
              </small>
              <button type="button" className={styles['quiet']} onClick={() => onLead(id)}>
                {t('presentation__give_lead', { name })}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function statusOf({ mode, isHandUp }: Pick<GuestView, 'mode' | 'isHandUp'>) {
  if (isHandUp) return 'presentation__hand_up';
  return mode === 'roaming' ? 'presentation__is_roaming' : 'presentation__is_following';
}
