import { useTexts } from '~/i18n/translations.tsx';
import { copyText } from '~/showroom/requests/sharing.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';

/** Copies a link; where the browser does not let it, shows the link, to be copied by hand. */
export function CopyLinkButton({
  href,
  className,
}: {
  readonly href: string;
  readonly className: string | undefined;
}) {
  const t = useTexts();
  const { notify } = useShowroomWindow().notifications;
  const copy = async () => {
    if (await copyText(href)) notify({ message: t('presentation__copied'), status: 'success' });
    else notify({ message: href, timeout: 30_000 });
  };
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {t('presentation__copy')}
    </button>
  );
}
