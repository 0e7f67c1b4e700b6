import type { ReactNode } from 'react';
import { Clock, Envelope, Phone } from './person-icons.tsx';
import type { PersonView } from './person-view.ts';
import { Picture } from './picture.tsx';
import { Address } from './unbroken.tsx';
import styles from './person-card.module.css';

/** A person to contact, and the links to do so. Its layout adapts to the available room. */
export function PersonCard({
  person: { name, role, hours, initials, photo, mail, phone },
  children,
}: {
  readonly person: PersonView;
  /** Further actions, at the end of the card. */
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles['room']}>
      <div className={styles['card']}>
        {photo ? (
          <Picture
            className={styles['portrait']}
            media={photo}
            sizes="max(88px, 5.5vw)"
            width={245}
            isDecorative
          />
        ) : (
          <span className={styles['portrait']} aria-hidden="true">
            {initials}
          </span>
        )}
        <div className={styles['about']}>
          <p className={styles['name']}>{name}</p>
          {role !== '' && <p className={styles['role']}>{role}</p>}
          {hours !== undefined && (
            <p className={styles['hours']}>
              <Clock size={14} />
              {hours}
            </p>
          )}
        </div>
        {(mail ?? phone) && (
          <ul className={styles['links']}>
            {phone && (
              <li>
                <a href={phone.href}>
                  <Phone size={16} />
                  <span>{phone.number}</span>
                </a>
              </li>
            )}
            {mail && (
              <li>
                <a href={mail.href}>
                  <Envelope size={16} />
                  <span>
                    <Address>{mail.address}</Address>
                  </span>
                </a>
              </li>
            )}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
