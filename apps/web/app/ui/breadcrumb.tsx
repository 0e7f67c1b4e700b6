import { classes } from './classes.ts';
import styles from './breadcrumb.module.css';

/** A step of the path to the current location; without an address it is text. */
export interface BreadcrumbStep {
  readonly title: string;
  readonly href?: string;
}

/** The path from the world to the current location, which is its last step. */
export function Breadcrumb(props: {
  readonly label: string;
  readonly steps: readonly BreadcrumbStep[];
  readonly className?: string | undefined;
  /** Class names of the surrounding style sheet. */
  readonly look?: string;
}) {
  const last = props.steps.length - 1;
  return (
    <nav
      className={classes(styles['breadcrumb'], props.className)}
      data-look={props.look}
      aria-label={props.label}
    >
      <ol>
        {props.steps.map((step, index) => (
          <li key={`${step.href}${step.title}`} aria-current={index === last ? 'page' : undefined}>
            {step.href && index < last ? <a href={step.href}>{step.title}</a> : <span>{step.title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
