import { Box, Button, Checkbox, Flex, Link, Typography } from '@strapi/design-system';
import { Pencil } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import type { MapLocation } from '../../../contracts/map.ts';
import { editAddress } from '../map/parts/edit-address.ts';
import { ListItem } from '../placing/list-item.ts';
import { useTexts } from '../use-texts.ts';
import type { TextKey } from '../texts/text-key.ts';
import { Aside } from './editor-parts.ts';
import { onPlan, setApart, setCone, takenOff } from './on-plan.ts';
import type { PlanChange } from './on-plan.ts';
import { usePlanNumbers } from './use-plan-numbers.ts';

interface Props {
  readonly locations: readonly MapLocation[];
  readonly chosen: MapLocation | undefined;
  readonly mayChange: (location: MapLocation) => boolean;
  readonly widthToHeight: number;
  readonly onSelect: (location: string) => void;
  readonly onChange: (location: MapLocation, changes: readonly PlanChange[]) => void;
  /** Puts a location in the middle of the plan. */
  readonly onMiddle: (location: MapLocation) => void;
}

/** The chosen location beside the plan, and below it all of them, first those that are not on the plan yet. */
export function PlanSide(props: Props) {
  const { locations, chosen } = props;
  const { t } = useTexts();
  const [off, on] = [false, true].map((isOn) =>
    locations.filter((location) => (onPlan(location) !== undefined) === isOn),
  );
  return (
    <Aside aria-label={t('floorPlan.side')}>
      {chosen === undefined ? (
        <Typography textColor="neutral600">{t('floorPlan.help')}</Typography>
      ) : (
        <Chosen {...props} location={chosen} />
      )}
      <LocationList title="floorPlan.off" locations={off ?? []} chosen={chosen} onSelect={props.onSelect} />
      <LocationList title="floorPlan.on" locations={on ?? []} chosen={chosen} onSelect={props.onSelect} />
    </Aside>
  );
}

function Chosen({
  location,
  mayChange,
  widthToHeight,
  onChange,
  onMiddle,
}: Props & { readonly location: MapLocation }) {
  const { t } = useTexts();
  const numbers = usePlanNumbers();
  const shown = onPlan(location);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box>
        <Typography tag="h2" variant="beta" textColor="neutral800">
          {location.title}
        </Typography>
        <Typography tag="p" textColor="neutral600">
          {shown === undefined ? t('map.unplaced') : numbers.all(shown)}
        </Typography>
      </Box>
      {mayChange(location) ? (
        <>
          {shown === undefined ? <Typography textColor="neutral800">{t('floorPlan.tap')}</Typography> : null}
          <Button
            variant={shown === undefined ? 'secondary' : 'tertiary'}
            onClick={() => (shown === undefined ? onMiddle(location) : onChange(location, takenOff()))}
          >
            {t(shown === undefined ? 'floorPlan.middle' : 'map.unplace')}
          </Button>
          {shown === undefined ? null : (
            <>
              <Checkbox
                checked={shown.cone !== undefined}
                onCheckedChange={(isOn) =>
                  onChange(location, setCone(location, isOn === true, widthToHeight))
                }
              >
                {t('floorPlan.cone')}
              </Checkbox>
              <Checkbox
                checked={shown.isApart}
                onCheckedChange={(isOn) =>
                  onChange(location, setApart(location, isOn === true, widthToHeight))
                }
              >
                {t('floorPlan.apart')}
              </Checkbox>
              <Typography variant="pi" textColor="neutral600">
                {t('floorPlan.keys')}
              </Typography>
            </>
          )}
        </>
      ) : (
        <Typography textColor="neutral800">{t('floorPlan.fixed')}</Typography>
      )}
      <Link
        tag={RouterLink}
        to={editAddress('location', location.documentId, location.locale)}
        startIcon={<Pencil aria-hidden />}
      >
        {t('map.edit')}
      </Link>
    </Flex>
  );
}

interface ListProps extends Pick<Props, 'chosen' | 'onSelect'> {
  readonly title: TextKey;
  readonly locations: readonly MapLocation[];
}

function LocationList({ title, locations, chosen, onSelect }: ListProps) {
  const { t } = useTexts();
  if (locations.length === 0) return null;
  return (
    <Box tag="section" aria-label={t(title)}>
      <Typography tag="h3" variant="delta" textColor="neutral800">
        {t(title)}
      </Typography>
      <ul>
        {locations.map(({ documentId, title: name }) => (
          <li key={documentId}>
            <ListItem
              type="button"
              aria-pressed={documentId === chosen?.documentId}
              onClick={() => onSelect(documentId)}
            >
              {name}
            </ListItem>
          </li>
        ))}
      </ul>
    </Box>
  );
}
