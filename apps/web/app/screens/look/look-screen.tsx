import { NOTIFICATION_DEFAULTS } from '@vitrine/core/notifications/notification';
import type { NotificationStatus } from '@vitrine/core/notifications/notification';
import { themeTokens } from '@vitrine/core/theme/theme-tokens';
import { APPEARANCES, THEME_DEFAULTS } from '@vitrine/core/world/theme';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { Toast } from '~/features/notices/toast.tsx';
import buttons from '~/ui/button.module.css';
import { Disclosure } from '~/ui/disclosure.tsx';
import { FilterChips } from '~/ui/filter-chips.tsx';
import { FrameHead, FrameProvider } from '~/ui/frame.tsx';
import type { Frame } from '~/ui/frame.tsx';
import { ArrowRight, Check, Globe } from '~/ui/icons.tsx';
import { headTool, ViewerHead } from '~/ui/viewer-head.tsx';
import styles from './look-screen.module.css';

const frame: Frame = {
  title: 'A panel',
  eyebrow: 'What it belongs to',
  closeHref: '/_look',
  closeLabel: 'Close',
  close: nothing,
  isLeaving: false,
};

const STATUSES: readonly NotificationStatus[] = ['primary', 'success', 'warning', 'danger'];

/** The page `/_look`. Its words are those of developers; visitors never see it. */
export default function LookScreen() {
  return (
    <main className={styles['page']}>
      <h1>Shapes and states</h1>
      <section>
        <h2>On a picture</h2>
        <div className={styles['picture']}>
          <OnGlass />
        </div>
      </section>
      {APPEARANCES.map((appearance) => (
        <section key={appearance}>
          <h2>On paper, {appearance}</h2>
          <div
            className={styles['paper']}
            style={themeTokens({ ...THEME_DEFAULTS, appearance }, true) as CSSProperties}
          >
            <OnPaper />
          </div>
        </section>
      ))}
      <section>
        <h2>Toasts</h2>
        <div className={styles['row']}>
          {STATUSES.map((status, id) => (
            <Toast
              key={status}
              center={{ pause: nothing, resume: nothing, dismiss: nothing }}
              entry={{
                id,
                notification: {
                  ...NOTIFICATION_DEFAULTS,
                  status,
                  message: `Something of the kind ${status}.`,
                },
              }}
            />
          ))}
        </div>
      </section>
    </main>
  );
}

function OnGlass() {
  return (
    <>
      <div className={styles['tools']}>
        <Disclosure label="EN, languages" icon={Globe} text="EN">
          <a href="/_look" aria-current="true">
            English
            <Check size={18} />
          </a>
          <a href="/_look">Deutsch</a>
        </Disclosure>
      </div>
      <FrameProvider value={{ ...frame, title: 'The head of a viewer' }}>
        <ViewerHead remark="2 of 5">
          <button type="button" className={headTool} aria-label="Chosen" aria-pressed="true">
            <Check />
          </button>
          <button type="button" className={headTool} aria-label="Leads nowhere" aria-disabled="true">
            <ArrowRight />
          </button>
        </ViewerHead>
      </FrameProvider>
      <div className={styles['row']}>
        <Buttons kinds={['light', 'clear']} />
      </div>
    </>
  );
}

function OnPaper() {
  const [chosen, choose] = useState<string | undefined>('Films');
  return (
    <>
      <FrameProvider value={frame}>
        <FrameHead />
      </FrameProvider>
      <div className={styles['row']}>
        <Buttons kinds={['primary', 'quiet']} />
      </div>
      <FilterChips
        label="Show"
        allLabel="All"
        options={['Films', 'Documents', 'Machines']}
        chosen={chosen}
        onChoose={choose}
      />
    </>
  );
}

function Buttons({ kinds }: { readonly kinds: readonly ('primary' | 'quiet' | 'light' | 'clear')[] }) {
  return kinds.map((kind) => (
    <div key={kind} className={styles['row']}>
      <button type="button" className={buttons[kind]}>
        {kind}
        <ArrowRight />
      </button>
      <button type="button" className={buttons[kind]} aria-disabled="true">
        disabled
      </button>
      <button type="button" className={buttons[kind]} aria-busy="true">
        busy
      </button>
    </div>
  ));
}

function nothing(): void {}
