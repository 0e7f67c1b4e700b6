import { Button, Typography } from '@strapi/design-system';
import { Earth } from '@strapi/icons';
import { useTexts } from '../../use-texts.ts';
import { formRowsIn } from '../form-hotspot.ts';
import type { FormView } from './form-views.ts';

interface Props {
  /** Absent where the selected hotspot opens no panorama. */
  readonly view: FormView | undefined;
  readonly onOpen: () => void;
}

/** Leads from a hotspot into the panorama that it opens. */
export function InsideButton({ view, onOpen }: Props) {
  const { t } = useTexts();
  if (view === undefined) return null;
  return (
    <div>
      <Button variant="secondary" startIcon={<Earth aria-hidden />} onClick={onOpen}>
        {t('placing.inside.open')}
      </Button>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {t('placing.count', { count: formRowsIn(view.row[view.field]).length })}
      </Typography>
    </div>
  );
}
