import { Flex, IconButton, LinkButton, Typography } from '@strapi/design-system';
import { Cross, Earth } from '@strapi/icons';
import { useIsMobile } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MAP_PAGE } from '../../plugin-id.ts';
import { useTexts } from '../../use-texts.ts';
import type { Translate } from '../../use-texts.ts';
import type { FindingsById } from '../findings.ts';
import { findingsOf } from '../findings.ts';
import type { ShownMap } from '../shown-map.ts';
import type { Base } from '../state/base.ts';
import type { MapActions } from '../use-map-actions.ts';
import type { Selection } from '../view/map-canvas.tsx';
import { LocationPanel } from './location-panel.tsx';
import { PairPanel } from './pair-panel.tsx';

interface Props {
  readonly selection: Selection;
  readonly shown: ShownMap;
  readonly about: Base['about'];
  readonly found: FindingsById;
  readonly titleOf: (location: string) => string;
  readonly actions: MapActions;
  readonly onSelect: (selection: Selection) => void;
  readonly onConnect: (from: string) => void;
}

/** Details and actions of the selection. */
export function SidePanel(props: Props) {
  const { t } = useTexts();
  const isMobile = useIsMobile();
  const panel = useRef<HTMLElement>(null);
  const id = props.selection?.id;
  useEffect(() => {
    // On a narrow window the panel is below the map, where its appearance would go unnoticed.
    if (isMobile && id !== undefined) panel.current?.scrollIntoView({ block: 'start' });
  }, [isMobile, id]);
  const content = contentOf(props, t);
  if (content === null) return null;
  return (
    <Panel ref={panel} aria-label={t('map.panel')}>
      <Flex justifyContent="flex-end">
        <IconButton label={t('map.close')} variant="ghost" onClick={() => props.onSelect(undefined)}>
          <Cross />
        </IconButton>
      </Flex>
      {content}
    </Panel>
  );
}

function contentOf(
  { selection, shown, about, found, titleOf, actions, onSelect, onConnect }: Props,
  t: Translate,
): React.ReactNode {
  if (selection === undefined) return null;
  if (selection.kind === 'world') {
    const id = selection.id.slice('exit '.length);
    const name = about.outside.find(({ world }) => world.documentId === id)?.world.name;
    if (name === undefined) return null;
    return (
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography tag="h2" variant="beta" textColor="neutral800">
          {name}
        </Typography>
        <Typography textColor="neutral600">{t('map.otherWorldHint')}</Typography>
        <LinkButton tag={Link} to={`${MAP_PAGE}/${id}`} variant="secondary" startIcon={<Earth aria-hidden />}>
          {t('map.openWorld')}
        </LinkButton>
      </Flex>
    );
  }
  if (selection.kind === 'location') {
    const location = shown.byId.get(selection.id);
    if (location === undefined) return null;
    const { documentId } = location;
    return (
      <LocationPanel
        floorPlanOf={about.world.floorPlan && about.world.documentId}
        location={location}
        shown={shown}
        stations={about.stations}
        rights={about.rights}
        findings={findingsOf(found, documentId)}
        titleOf={titleOf}
        onStart={actions.start}
        onStation={(station) => actions.station(documentId, station)}
        onUnplace={() => actions.moveLocations(new Map([[documentId, null]]))}
        onConnect={() => onConnect(documentId)}
        onSelectPair={(id) => onSelect({ kind: 'pair', id })}
      />
    );
  }
  const pair = shown.pairs.find(({ id }) => id === selection.id);
  if (pair === undefined) return null;
  return (
    <PairPanel
      transitions={pair.transitions}
      found={found}
      rights={about.rights}
      locale={about.world.locale}
      titleOf={titleOf}
      onSet={actions.set}
      onRemove={actions.remove}
      onDrawBack={({ from, to }) => actions.draw(to, from, false)}
    />
  );
}

const Panel = styled.aside`
  flex: none;
  box-sizing: border-box;
  width: 360px;
  overflow: auto;
  padding: ${({ theme }) => theme.spaces[4]} ${({ theme }) => theme.spaces[6]}
    ${({ theme }) => theme.spaces[8]};
  border-left: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral0};

  @media (max-width: 767px) {
    width: 100%;
    /* So much of the map stays in sight when the panel is scrolled to. */
    scroll-margin-top: 45vh;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
    border-left: 0;
  }
`;
