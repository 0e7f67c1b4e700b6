import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import type { FieldValue, MapTransition, MapRights, TransitionField } from '../../../../contracts/map.ts';
import type { FindingsById } from '../findings.ts';
import { findingsOf } from '../findings.ts';
import { useTexts } from '../../use-texts.ts';
import { TransitionForm } from './transition-form.tsx';

export interface PairPanelProps {
  readonly transitions: readonly MapTransition[];
  readonly found: FindingsById;
  readonly rights: MapRights;
  readonly locale: string;
  readonly titleOf: (location: string) => string;
  readonly onSet: (transition: MapTransition, field: TransitionField, value: FieldValue) => void;
  readonly onRemove: (transitions: readonly MapTransition[]) => void;
  readonly onDrawBack: (transition: MapTransition) => void;
}

/** The selected line: the transitions in both directions. */
export function PairPanel(props: PairPanelProps) {
  const { transitions, found, rights, locale, titleOf, onSet, onRemove, onDrawBack } = props;
  const { t } = useTexts();
  const [first] = transitions;
  if (first === undefined) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Typography tag="h2" variant="beta" textColor="neutral800">
        {t(first.kind === 'portal' ? 'map.portal' : 'map.transition')}
      </Typography>
      {transitions.map((transition) => (
        <TransitionForm
          key={transition.documentId}
          transition={transition}
          title={`${titleOf(transition.from)} → ${titleOf(transition.to)}`}
          locale={locale}
          rights={rights[transition.kind]}
          findings={findingsOf(found, transition.documentId)}
          onSet={(field, value) => onSet(transition, field, value)}
          onRemove={() => onRemove([transition])}
        />
      ))}
      <Box>
        {transitions.length === 1 && rights[first.kind].create ? (
          <Button variant="secondary" startIcon={<Plus aria-hidden />} onClick={() => onDrawBack(first)}>
            {t('map.drawBack')}
          </Button>
        ) : null}
        {transitions.length > 1 && rights[first.kind].delete ? (
          <Button variant="danger-light" onClick={() => onRemove(transitions)}>
            {t('map.removeBoth')}
          </Button>
        ) : null}
      </Box>
    </Flex>
  );
}
