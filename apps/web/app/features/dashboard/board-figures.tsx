import { SPARKLINE, sparklinePath } from '@vitrine/core/figures/sparkline';
import type { Trend } from '@vitrine/core/world/content';
import type { ShownFigure } from '~/contract/live-figures.ts';
import { useTexts } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import { FigureList } from '~/ui/figure-list.tsx';
import { icon } from '~/ui/icons.tsx';
import { AsOf } from './as-of.tsx';
import { CountUp } from './count-up.tsx';
import type { DashboardView } from './dashboard-view.ts';
import { useLiveFigures } from './use-live-figures.ts';
import styles from './board-figures.module.css';

const TRENDS: Readonly<Record<Trend, { readonly text: TextKey; readonly Arrow: ReturnType<typeof icon> }>> = {
  up: { text: 'dashboard__trend_up', Arrow: icon(<path d="m5 17 6-6 3 3 6-7m-5 0h5v5" />) },
  down: { text: 'dashboard__trend_down', Arrow: icon(<path d="m5 7 6 6 3-3 6 7m-5 0h5v-5" />) },
  flat: { text: 'dashboard__trend_flat', Arrow: icon(<path d="M4 12h15m-5-5 5 5-5 5" />) },
};

/** The numbers of a dashboard, each with its trend in a word and a small line of its values so far. */
export function BoardFigures({ board }: { readonly board: Pick<DashboardView, 'figures' | 'liveHref'> }) {
  const t = useTexts();
  const figures = useLiveFigures(board);
  return (
    <FigureList
      figures={figures}
      label={t('dashboard__figures')}
      renderValue={({ value }) => <CountUp text={value} />}
      renderMore={(figure) => (
        <>
          <Course figure={figure} />
          {figure.asOf !== undefined && <AsOf instant={figure.asOf} />}
        </>
      )}
    />
  );
}

function Course({ figure: { trend, history } }: { readonly figure: ShownFigure }) {
  const t = useTexts();
  if (trend === undefined && history === undefined) return null;
  return (
    <p className={styles['course']}>
      {trend && <TrendSign trend={trend} />}
      {history && (
        <svg
          className={styles['line']}
          viewBox={`0 0 ${SPARKLINE.width} ${SPARKLINE.height}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn inline
          role="img"
          aria-label={t('dashboard__history', { first: String(history[0]), last: String(history.at(-1)) })}
        >
          <path d={sparklinePath(history)} />
        </svg>
      )}
    </p>
  );
}

function TrendSign({ trend }: { readonly trend: Trend }) {
  const t = useTexts();
  const { text, Arrow } = TRENDS[trend];
  return (
    <span className={styles['trend']}>
      <Arrow size={18} />
      {t(text)}
    </span>
  );
}
