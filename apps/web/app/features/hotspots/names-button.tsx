import { useEffect, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { icon } from '~/ui/icons.tsx';
import styles from './names-button.module.css';

/** Shows all names while it is held down. */
const KEY = 'n';

/** What takes letters itself. */
const WRITES = 'input, textarea, select, [contenteditable]';

const Eye = icon(
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />,
);

/** Shows the names of all hotspots at once: a button that stays pressed, and a key for as long as it is held down. */
export function NamesButton({
  layer,
  isPressed,
  onPress,
}: {
  readonly layer: HTMLElement;
  readonly isPressed: boolean;
  readonly onPress: (isPressed: boolean) => void;
}) {
  const t = useTexts();
  const isHeld = useHeldKey();
  useEffect(() => {
    layer.toggleAttribute('data-names', isPressed || isHeld);
  }, [layer, isPressed, isHeld]);
  const label = t('hotspot__names');
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={KEY}
      title={label}
      onClick={() => onPress(!isPressed)}
    >
      <Eye />
    </button>
  );
}

function useHeldKey(): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isWriting = target instanceof Element && target.closest(WRITES) !== null;
      if (key !== KEY || ctrlKey || metaKey || altKey || isWriting) return;
      if (document.querySelector('dialog[open]') === null) setIsHeld(true);
    };
    const release = ({ key }: KeyboardEvent) => {
      if (key === KEY) setIsHeld(false);
    };
    // A window that loses the focus does not learn of the release.
    const forget = () => setIsHeld(false);
    addEventListener('keydown', press);
    addEventListener('keyup', release);
    addEventListener('blur', forget);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', release);
      removeEventListener('blur', forget);
    };
  }, []);
  return isHeld;
}
