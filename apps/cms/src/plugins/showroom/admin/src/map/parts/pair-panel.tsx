import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import type { FieldValue, MapMove, MapRights, MoveField } from '../../../../contracts/map.ts';
import type { FindingsById } from '../findings.ts';
import { findingsOf } from '../findings.ts';
import { useTexts } from '../../use-texts.ts';
import { MoveForm } from './move-form.tsx';

export interface PairPanelProps {
  readonly moves: readonly MapMove[];
  readonly found: FindingsById;
  readonly rights: MapRights;
  readonly locale: string;
  readonly titleOf: (location: string) => string;
  readonly onSet: (move: MapMove, field: MoveField, value: FieldValue) => void;
  readonly onRemove: (moves: readonly MapMove[]) => void;
  readonly onDrawBack: (move: MapMove) => void;
}

/** The line that is chosen: what leads there, and what leads back. */
export function PairPanel(props: PairPanelProps) {
  const { moves, found, rights, locale, titleOf, onSet, onRemove, onDrawBack } = props;
  const { say } = useTexts();
  const [first] = moves;
  if (first === undefined) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Typography tag="h2" variant="beta" textColor="neutral800">
        {say(first.kind === 'portal' ? 'map.portal' : 'map.transition')}
      </Typography>
      {moves.map((move) => (
        <MoveForm
          key={move.documentId}
          move={move}
          title={`${titleOf(move.from)} → ${titleOf(move.to)}`}
          locale={locale}
          rights={rights[move.kind]}
          findings={findingsOf(found, move.documentId)}
          onSet={(field, value) => onSet(move, field, value)}
          onRemove={() => onRemove([move])}
        />
      ))}
      <Box>
        {moves.length === 1 && rights[first.kind].create ? (
          <Button variant="secondary" startIcon={<Plus aria-hidden />} onClick={() => onDrawBack(first)}>
            {say('map.drawBack')}
          </Button>
        ) : null}
        {moves.length > 1 && rights[first.kind].delete ? (
          <Button variant="danger-light" onClick={() => onRemove(moves)}>
            {say('map.removeBoth')}
          </Button>
        ) : null}
      </Box>
    </Flex>
  );
}
