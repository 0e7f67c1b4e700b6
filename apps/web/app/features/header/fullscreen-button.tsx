import { icon } from '~/ui/icons.tsx';
import { useFullscreen } from '~/ui/use-fullscreen.ts';
import styles from './tools.module.css';

const Expand = icon(<path d="M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5" />);
const Shrink = icon(<path d="M4 9h5V4m11 5h-5V4M4 15h5v5m11-5h-5v5" />);

const page = {
  get current() {
    return document.documentElement;
  },
};

/** Shows the whole page over the whole screen; its state is announced as that of a switch. */
export default function FullscreenButton({ label }: { readonly label: string }) {
  const { isPossible, isOn, toggle } = useFullscreen(page);
  if (!isPossible) return null;
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={toggle}
    >
      {isOn ? <Shrink /> : <Expand />}
    </button>
  );
}
