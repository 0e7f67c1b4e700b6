import { useTexts } from '~/i18n/translations.tsx';
import { Plus } from '~/ui/icons.tsx';
import { Divider, Minus, Reset, SideBySide } from '~/ui/viewer-icons.tsx';
import { MAX_SYNCED_ZOOM } from './use-synced-zoom.ts';
import styles from './synced-tools.module.css';

/** How much a button or a key enlarges. */
export const ZOOM_STEP = 1.5;

/** How two pictures are compared. */
export type SyncedMode = 'divided' | 'beside';

/** The choice of the mode, and zoom buttons for those who cannot pinch. */
export function SyncedTools({
  mode,
  scale,
  onMode,
  onZoom,
  onReset,
}: {
  /** Undefined with a single picture. */
  readonly mode: SyncedMode | undefined;
  readonly scale: number;
  readonly onMode: (mode: SyncedMode) => void;
  readonly onZoom: (factor: number) => void;
  readonly onReset: () => void;
}) {
  const t = useTexts();
  return (
    <div className={styles['tools']}>
      {mode && (
        <fieldset className={styles['modes']}>
          <legend>{t('media__view')}</legend>
          <div className={styles['segments']}>
            {(['divided', 'beside'] as const).map((offered) => (
              <button
                key={offered}
                type="button"
                aria-pressed={mode === offered}
                onClick={() => onMode(offered)}
              >
                {offered === 'divided' ? <Divider /> : <SideBySide />}
                <span>{t(offered === 'divided' ? 'media__divided' : 'media__side_by_side')}</span>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div className={styles['zoom']}>
        <button
          type="button"
          aria-label={t('media__zoom_out')}
          aria-disabled={scale <= 1}
          onClick={() => onZoom(1 / ZOOM_STEP)}
        >
          <Minus />
        </button>
        <button
          type="button"
          aria-label={t('media__zoom_in')}
          aria-disabled={scale >= MAX_SYNCED_ZOOM}
          onClick={() => onZoom(ZOOM_STEP)}
        >
          <Plus />
        </button>
        <button type="button" aria-label={t('media__zoom_reset')} onClick={onReset}>
          <Reset />
        </button>
      </div>
    </div>
  );
}

/** The choice of the picture on one side. */
export function PictureChips({
  label,
  names,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}) {
  return (
    <fieldset className={styles['chips']}>
      <legend>{label}</legend>
      <div className={styles['segments']}>
        {names.map((name, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and the pictures never move
            key={index}
            type="button"
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
