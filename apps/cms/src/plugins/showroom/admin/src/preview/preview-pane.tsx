import { Flex } from '@strapi/design-system';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import type { EditedForm, SessionRef } from '../../../contracts/preview.ts';
import { openTab } from '../open-tab.ts';
import { useTexts } from '../use-texts.ts';
import { changePane, usePaneSettings } from './pane-settings.ts';
import { PaneBar } from './pane-bar.tsx';
import { PaneHandle } from './pane-handle.tsx';
import { SCREENS } from './screens.ts';
import type { ScreenChoice, ScreenSize } from './screens.ts';
import { ShownScreen } from './shown-screen.tsx';
import { useOpening } from './use-opening.ts';
import { useSentForm } from './use-sent-form.ts';
import { useAddedStop } from './use-added-stop.ts';
import { useShownEntry } from './use-shown-entry.ts';

interface Query {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

/** Pixels: in a narrower window, Strapi has no column for panels either, and the preview takes the whole window. */
const NO_ROOM_BELOW = 1_080;

/** Pixels: in a narrower window, the list of content types would leave too little space for the form. */
const NO_LIST_BELOW = 1_700;

/** The showroom beside the form. It is outside the form's page, so that it does not scroll with it. */
export function PreviewPane({
  uid,
  documentId,
}: {
  readonly uid: string;
  readonly documentId: string | undefined;
}) {
  const { t } = useTexts();
  const { width, isWide, session } = usePaneSettings();
  const [{ query }] = useQueryParams<Query>();
  const values = useForm('PreviewPane', (state) => state.values) as EditedForm['values'];
  const isModified = useForm('PreviewPane', ({ modified }) => modified);
  const locale = query.plugins?.i18n?.locale;
  // An editor who switches the form's language wants to see that language.
  const [shownLanguage, setShownLanguage] = useState<{
    readonly beside: string | undefined;
    readonly seenIn: string;
  }>();
  const seenIn = shownLanguage?.beside === locale ? shownLanguage?.seenIn : undefined;
  const [choice, setChoice] = useState<ScreenChoice>('fit');
  const [size, setSize] = useState<ScreenSize>(SCREENS[1] ?? { width: 1280, height: 720 });

  const entry: Omit<EditedForm, 'values'> & SessionRef = {
    session,
    uid,
    ...(documentId === undefined || documentId === 'create' ? {} : { documentId }),
    ...(locale === undefined ? {} : { locale }),
    ...(seenIn === undefined ? {} : { seenIn }),
  };
  const sending = useSentForm(isModified && values !== undefined ? { ...entry, values } : entry);
  const { opening, again, openHref } = useOpening(entry, sending !== 'first');

  const pane = useRef<HTMLElement>(null);
  const { shown, editShown } = useShownEntry(pane, opening, session);
  const addStop = useAddedStop(uid, shown);

  useRoomBesideForm(isWide ? undefined : width);

  const openInTab = async (): Promise<void> => {
    const tab = openTab();
    const href = await openHref().catch(() => undefined);
    if (href === undefined) tab?.close();
    else tab?.show(href);
  };

  return createPortal(
    <Pane ref={pane} aria-label={t('preview.pane')} $width={width} $isWide={isWide}>
      <MoreRoom />
      {isWide ? null : <PaneHandle />}
      <Flex direction="column" alignItems="stretch" flex="1" minWidth={0}>
        <PaneBar
          seenIn={seenIn ?? locale ?? 'en'}
          onSeenIn={(next) => setShownLanguage({ beside: locale, seenIn: next })}
          choice={choice}
          size={size}
          onScreen={(nextChoice, nextSize) => {
            setChoice(nextChoice);
            setSize(nextSize);
          }}
          sending={sending}
          isModified={isModified}
          canEdit={shown !== undefined}
          onEdit={editShown}
          onAddStop={addStop}
          onReload={again}
          onNewTab={() => void openInTab()}
          onClose={() => changePane({ isOpen: false, isWide: false })}
        />
        <ShownScreen opening={opening} size={choice === 'fit' ? undefined : size} onRetry={again} />
      </Flex>
    </Pane>,
    document.body,
  );
}

/** The form makes room if there is enough. */
function useRoomBesideForm(width: number | undefined): void {
  useEffect(() => {
    const page = document.getElementById('strapi');
    if (page === null || width === undefined) return undefined;
    const make = (): void => {
      page.style.paddingRight = window.innerWidth < NO_ROOM_BELOW ? '' : `${width}vw`;
    };
    make();
    window.addEventListener('resize', make);
    return () => {
      window.removeEventListener('resize', make);
      page.style.paddingRight = '';
    };
  }, [width]);
}

const Pane = styled.aside<{ readonly $width: number; readonly $isWide: boolean }>`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${({ theme }) => theme.zIndices.navigation + 1};
  display: flex;
  width: ${({ $width, $isWide }) => ($isWide ? '100vw' : `${$width}vw`)};
  background: ${({ theme }) => theme.colors.neutral0};
  border-left: 1px solid ${({ theme }) => theme.colors.neutral150};

  @media (width < ${NO_ROOM_BELOW}px) {
    width: 100vw;
  }
`;

/** Strapi's lists and layouts have no class names; this one is identified by its links. */
const MoreRoom = createGlobalStyle`
  @media (${NO_ROOM_BELOW}px <= width < ${NO_LIST_BELOW}px) {
    #strapi nav:has(a[href*='/content-manager/collection-types/']) {
      display: none;
    }
  }
`;
