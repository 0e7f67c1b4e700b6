import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import type { BreadcrumbStep } from '~/ui/breadcrumb.tsx';
import { classes } from '~/ui/classes.ts';
import { ArrowLeft, Grid, icon, Search } from '~/ui/icons.tsx';
import { Arrows } from './arrows.tsx';
import type { ArrowLinks } from './arrows.tsx';
import controls from './bar-controls.module.css';
import styles from './navigation-bar.module.css';

const Lines = icon(<path d="M4 7h16M4 12h16M4 17h10" />);
const Bubble = icon(<path d="M4 5h16v11.5h-8L7 20.5v-4H4V5Zm4.5 5.8h7" />);

/** The target of the control; undefined where there is nothing to open. */
export interface BarLinks {
  readonly menu?: string | undefined;
  readonly places?: string | undefined;
  readonly search?: string | undefined;
  readonly contact?: string | undefined;
}

/**
 * The navigation bar: the menu and «Places» on the left, then the step back with the breadcrumb, the contacts on
 * the right (specification section 2, Layout; decision 0043 says why the middle part keeps to the left of the
 * middle). In portrait it is one row of at most five controls.
 */
export function NavigationBar(
  props: ArrowLinks & {
    readonly links: BarLinks;
    readonly breadcrumb: readonly BreadcrumbStep[];
    /** The header shows the breadcrumb already, where there is room for it there. */
    readonly isBreadcrumbInHeader: boolean;
    /** The colour of the location's group, a line around the bar: what is on it keeps its own colours. */
    readonly tint?: string | undefined;
    /** Undefined when there is nowhere to go back to. */
    readonly onBack?: (() => void) | undefined;
  },
) {
  const t = useTexts();
  const { links, onBack } = props;
  return (
    <nav
      className={styles['bar']}
      aria-label={t('navigation__bar')}
      style={{ '--bar-line': props.tint } as CSSProperties}
    >
      <div className={styles['lead']}>
        <div className={styles['start']}>
          <BarLink href={links.menu} label={t('navigation__menu')}>
            <Lines />
          </BarLink>
          <BarLink href={links.places} label={t('places__open')}>
            <Grid />
          </BarLink>
        </div>
        <div className={classes(styles['centre'], props.isBreadcrumbInHeader && styles['isInHeader'])}>
          {/* Always in its position, and grey where there is nowhere to go back to. */}
          <button
            type="button"
            className={classes(controls['item'], controls['back'])}
            // Landscape hides the label.
            aria-label={t('navigation__back')}
            // Not `disabled`: it has the focus when the last step back has been taken.
            aria-disabled={!onBack}
            onClick={onBack}
          >
            <ArrowLeft />
            <span>{t('navigation__back')}</span>
          </button>
          <Breadcrumb
            className={styles['breadcrumb']}
            label={t('navigation__breadcrumb')}
            steps={props.breadcrumb}
          />
        </div>
      </div>
      <div className={styles['end']}>
        <BarLink href={links.search} label={t('navigation__search')} className={styles['portraitOnly']}>
          <Search />
        </BarLink>
        <Arrows previous={props.previous} next={props.next} className={styles['glass']} />
        <BarLink href={links.contact} label={t('navigation__contact')} className={controls['contact']}>
          <Bubble />
        </BarLink>
      </div>
    </nav>
  );
}

function BarLink(props: {
  readonly href: string | undefined;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  if (props.href === undefined) return null;
  return (
    <a className={classes(controls['item'], props.className)} href={props.href}>
      {props.children}
      <span>{props.label}</span>
    </a>
  );
}
