import { Picture } from '~/ui/picture.tsx';
import type { ContactView } from './dashboard-view.ts';
import styles from './dashboard.module.css';

/** Somebody to talk to, and the ways to reach them. */
export function ContactCard({ contact }: { readonly contact: ContactView }) {
  const { name, role, email, phone, photo } = contact;
  return (
    <li className={styles['contact']}>
      <span className={styles['photo']}>
        {photo ? (
          <Picture media={photo} sizes="64px" width={245} isDecorative />
        ) : (
          <span aria-hidden="true">{initials(name)}</span>
        )}
      </span>
      <div>
        <p className={styles['name']}>{name}</p>
        {role && <p className={styles['role']}>{role}</p>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
      </div>
    </li>
  );
}

function initials(name: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('');
}
