import { Button, Flex, IconButton, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import {
  ArrowClockwise,
  ArrowsCounterClockwise,
  Collapse,
  Cross,
  Expand,
  ExternalLink,
  Pencil,
  Plus,
} from '@strapi/icons';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { FreeSize } from './free-size.tsx';
import { changePane, usePaneSettings } from './pane-settings.ts';
import { nameOfScreen, SCREENS, turned } from './screens.ts';
import type { ScreenChoice, ScreenSize } from './screens.ts';
import { SendingNote } from './sending-note.tsx';
import type { Sending } from './form-sender.ts';

/** The showroom's languages, each by its own name. */
const PREVIEW_LANGUAGES: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
  { code: 'it', name: 'Italiano' },
  { code: 'pt', name: 'Português' },
  { code: 'ru', name: 'Русский' },
];

interface PaneBarProps {
  readonly seenIn: string;
  readonly onSeenIn: (locale: string) => void;
  readonly choice: ScreenChoice;
  readonly size: ScreenSize;
  readonly onScreen: (choice: ScreenChoice, size: ScreenSize) => void;
  readonly sending: Sending;
  readonly isModified: boolean;
  /** Whether it is known what the preview shows. */
  readonly canEdit: boolean;
  readonly onEdit: () => void;
  /** Adds what is shown to the edited story; absent unless a story is edited and a location is shown. */
  readonly onAddStop: (() => void) | undefined;
  readonly onReload: () => void;
  readonly onNewTab: () => void;
  readonly onClose: () => void;
}

/** The toolbar of the preview: language, screen and actions. */
export function PaneBar(props: PaneBarProps) {
  const { choice, size, onScreen } = props;
  const { t } = useTexts();
  const { isWide } = usePaneSettings();
  const choose = (value: string | number): void => {
    const next = value === 'fit' || value === 'free' ? value : Number(value);
    onScreen(next, (typeof next === 'number' ? SCREENS[next] : undefined) ?? size);
  };
  return (
    <Bar aria-label={t('preview.tools')}>
      <Flex gap={2} flex="1" wrap="wrap" minWidth={0}>
        <Choice>
          <SingleSelect
            size="S"
            aria-label={t('preview.language')}
            value={props.seenIn}
            onChange={(locale: string | number) => props.onSeenIn(String(locale))}
          >
            {PREVIEW_LANGUAGES.map(({ code, name }) => (
              <SingleSelectOption key={code} value={code}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Choice>
        <Choice>
          <SingleSelect size="S" aria-label={t('preview.screen')} value={String(choice)} onChange={choose}>
            <SingleSelectOption value="fit">{t('preview.fit')}</SingleSelectOption>
            {SCREENS.map((screen, index) => (
              <SingleSelectOption key={nameOfScreen(screen)} value={String(index)}>
                {nameOfScreen(choice === index ? size : screen)}
              </SingleSelectOption>
            ))}
            <SingleSelectOption value="free">{t('preview.free')}</SingleSelectOption>
          </SingleSelect>
        </Choice>
        {choice === 'free' ? <FreeSize size={size} onChange={(next) => onScreen('free', next)} /> : null}
        {choice === 'fit' ? null : (
          <IconButton
            variant="ghost"
            label={t('preview.rotate')}
            onClick={() => onScreen(choice, turned(size))}
          >
            <ArrowsCounterClockwise />
          </IconButton>
        )}
        <SendingNote sending={props.sending} isModified={props.isModified} />
      </Flex>
      <Flex gap={1}>
        {props.onAddStop === undefined ? null : (
          <Button variant="secondary" startIcon={<Plus aria-hidden />} onClick={props.onAddStop}>
            {t('preview.addStop')}
          </Button>
        )}
        <IconButton
          variant="ghost"
          label={t('preview.edit')}
          disabled={!props.canEdit}
          onClick={props.onEdit}
        >
          <Pencil />
        </IconButton>
        <IconButton variant="ghost" label={t('preview.reload')} onClick={props.onReload}>
          <ArrowClockwise />
        </IconButton>
        <IconButton variant="ghost" label={t('preview.newTab')} onClick={props.onNewTab}>
          <ExternalLink />
        </IconButton>
        <IconButton
          variant="ghost"
          label={t(isWide ? 'preview.narrow' : 'preview.widen')}
          onClick={() => changePane({ isWide: !isWide })}
        >
          {isWide ? <Collapse /> : <Expand />}
        </IconButton>
        <IconButton variant="ghost" label={t('preview.shut')} onClick={props.onClose}>
          <Cross />
        </IconButton>
      </Flex>
    </Bar>
  );
}

const Bar = styled.section`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.spaces[2]};
  padding: ${({ theme }) => theme.spaces[2]} ${({ theme }) => theme.spaces[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
`;

const Choice = styled.div`
  width: 15rem;
  max-width: 100%;
`;
