import { icon } from '~/ui/icons.tsx';
import styles from './tools.module.css';

const Leave = icon(<path d="M14 4H5v16h9m-4-8h11m-4-4 4 4-4 4" />);

const Enter = icon(<path d="M10 4h9v16h-9M3 12h11m-4-4 4 4-4 4" />);

/** The link to the login page, for visitors who may see more after a login. */
export interface LoginView {
  readonly label: string;
  readonly href: string;
}

/** Leads to the login, and from there back to the same location. */
export function Login({ view }: { readonly view: LoginView | undefined }) {
  if (view === undefined) return null;
  return (
    <a className={styles['tool']} href={view.href} aria-label={view.label} title={view.label}>
      <Enter />
    </a>
  );
}

/** The logout; only for visitors who are logged in. */
export interface LogoutView {
  readonly label: string;
  readonly locale: string;
}

/** Ends the login. A plain form: it reloads the showroom as an anonymous visitor sees it. */
export function Logout({ view }: { readonly view: LogoutView | undefined }) {
  if (view === undefined) return null;
  return (
    <form method="post" action="/box-api/logout">
      <input type="hidden" name="locale" value={view.locale} />
      <button type="submit" className={styles['tool']} aria-label={view.label} title={view.label}>
        <Leave />
      </button>
    </form>
  );
}
