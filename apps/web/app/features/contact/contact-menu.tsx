import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import { useFrame } from '~/ui/frame.tsx';
import { ArrowOut, ChevronRight, Lock } from '~/ui/icons.tsx';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { linkName } from '~/ui/link-name.ts';
import { Envelope, Phone } from '~/ui/person-icons.tsx';
import type { ContactMenu } from './contact-view.ts';
import styles from './contact-menu.module.css';

/**
 * The editor's own contacts of the company: mail, phone, directions. Its title is shown when it adds something.
 */
export function ContactMenuList({ menu: { title, links } }: { readonly menu: ContactMenu }) {
  const t = useTexts();
  const frame = useFrame();
  return (
    <div>
      {title !== '' && title !== frame.title && <h3 className={styles['title']}>{title}</h3>}
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={`${link.title} ${link.href}`}>
            <a {...anchorOf(link)} aria-label={linkName(link, t)}>
              <span className={styles['sign']}>
                <Sign link={link} />
              </span>
              <span className={styles['words']}>{link.title}</span>
              <Trail link={link} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sign({ link: { href, kind } }: { readonly link: ActionLink }) {
  if (href.startsWith('mailto:')) return <Envelope size={18} />;
  if (href.startsWith('tel:')) return <Phone size={18} />;
  return <KindIcon kind={kind} />;
}

/** What follows the words where a tap leads on: mail and phone leave the page as it is. */
function Trail({ link: { href, kind, lock } }: { readonly link: ActionLink }) {
  if (lock) return <Lock size={18} />;
  if (/^(?:mailto|tel):/.test(href)) return null;
  return kind === 'openLink' ? <ArrowOut size={18} /> : <ChevronRight size={18} />;
}
