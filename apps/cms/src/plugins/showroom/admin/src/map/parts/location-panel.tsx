import {
  Box,
  Button,
  Field,
  Flex,
  LinkButton,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { ArrowRight, Pencil, PinMap, Play } from '@strapi/icons';
import { Link } from 'react-router-dom';
import type { LocatedFinding } from '../../../../contracts/doctor.ts';
import type { MapLocation, MapTransition, MapRights, WorldMap } from '../../../../contracts/map.ts';
import { floorPlanPage } from '../../plugin-id.ts';
import { useTexts } from '../../use-texts.ts';
import type { ShownMap } from '../shown-map.ts';
import { pairId } from '../shown-map.ts';
import { editAddress } from './edit-address.ts';
import { FindingNotes } from './finding-notes.tsx';

interface Props {
  readonly location: MapLocation;
  readonly shown: ShownMap;
  readonly stations: WorldMap['stations'];
  readonly rights: MapRights;
  readonly findings: readonly LocatedFinding[];
  /** The world; undefined if it has no floor plan. */
  readonly floorPlanOf: string | undefined;
  readonly titleOf: (location: string) => string;
  readonly onStart: (payloadId: string) => void;
  readonly onStation: (station: string | null) => void;
  readonly onUnplace: () => void;
  readonly onConnect: () => void;
  readonly onSelectPair: (id: string) => void;
}

/** A select needs a value for “none”. */
const NONE = '';

/** Details and actions of the selected location. */
export function LocationPanel(props: Props) {
  const { location, shown, stations, rights, findings, floorPlanOf } = props;
  const { t } = useTexts();
  const { documentId, payloadId, title, locale, position, station, status } = location;
  const isStart = payloadId !== undefined && payloadId === shown.start;
  const transitions = shown.transitions.filter(({ from, to }) => from === documentId || to === documentId);
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Box>
        <Typography tag="h2" variant="beta" textColor="neutral800">
          {title}
        </Typography>
        <Typography tag="p" textColor="neutral600">
          {t(`map.status.${status}`)}
          {position === null ? ` · ${t('map.unplaced')}` : ''}
        </Typography>
      </Box>
      <Flex gap={2} wrap="wrap">
        <LinkButton
          tag={Link}
          to={editAddress('location', documentId, locale)}
          variant="secondary"
          startIcon={<Pencil aria-hidden />}
        >
          {t('map.edit')}
        </LinkButton>
        {rights.start && payloadId !== undefined ? (
          <Button
            variant="secondary"
            startIcon={<Play aria-hidden />}
            disabled={isStart}
            onClick={() => props.onStart(payloadId)}
          >
            {t(isStart ? 'map.isStart' : 'map.makeStart')}
          </Button>
        ) : null}
        {floorPlanOf === undefined ? null : (
          <LinkButton
            tag={Link}
            to={floorPlanPage(floorPlanOf, documentId)}
            variant="secondary"
            startIcon={<PinMap aria-hidden />}
          >
            {t('floorPlan.open')}
          </LinkButton>
        )}
        {rights.position && position !== null ? (
          <Button variant="tertiary" onClick={props.onUnplace}>
            {t('map.unplace')}
          </Button>
        ) : null}
      </Flex>
      <FindingNotes findings={findings} />
      {stations.length > 0 ? (
        <Field.Root name="station" hint={t('map.stationHint')}>
          <Field.Label>{t('map.field.station')}</Field.Label>
          <SingleSelect
            value={station ?? NONE}
            disabled={!rights.station}
            onChange={(value) => props.onStation(value === NONE ? null : String(value))}
          >
            <SingleSelectOption value={NONE}>{t('map.noStation')}</SingleSelectOption>
            {stations.map((category) => (
              <SingleSelectOption key={category.documentId} value={category.documentId}>
                {category.title}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <Field.Hint />
        </Field.Root>
      ) : null}
      <Box>
        <Flex justifyContent="space-between" paddingBottom={2}>
          <Typography tag="h3" variant="delta" textColor="neutral800">
            {t('map.transitions')}
          </Typography>
          {rights.transition.create || rights.portal.create ? (
            <Button size="S" startIcon={<ArrowRight aria-hidden />} onClick={props.onConnect}>
              {t('map.draw')}
            </Button>
          ) : null}
        </Flex>
        <Transitions {...props} transitions={transitions} />
      </Box>
    </Flex>
  );
}

function Transitions({
  location,
  transitions,
  titleOf,
  onSelectPair,
}: Props & { readonly transitions: readonly MapTransition[] }) {
  const { t } = useTexts();
  if (transitions.length === 0)
    return <Typography textColor="neutral600">{t('map.noTransitions')}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
      {transitions.map((transition) => (
        <li key={transition.documentId}>
          <Button variant="ghost" size="S" onClick={() => onSelectPair(pairId(transition))}>
            {transition.from === location.documentId
              ? t('map.transitionTo', { title: titleOf(transition.to) })
              : t('map.transitionFrom', { title: titleOf(transition.from) })}
          </Button>
        </li>
      ))}
    </Flex>
  );
}
