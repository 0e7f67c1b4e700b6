import { Button, Modal } from '@strapi/design-system';
import { useState } from 'react';
import type { TargetField } from '../../../contracts/placing.ts';
import { useTexts } from '../use-texts.ts';
import { isWhole } from './target-fields.ts';
import { TargetPicker } from './target-picker.tsx';
import type { ChosenTarget } from './target-picker.tsx';

interface Props {
  readonly field: TargetField;
  readonly locale: string;
  readonly from: string | undefined;
  readonly onChoose: (target: ChosenTarget) => void;
  readonly onClose: () => void;
}

/** Changes the target of an existing hotspot. */
export function TargetDialog({ field, locale, from, onChoose, onClose }: Props) {
  const { t } = useTexts();
  const [target, setTarget] = useState<ChosenTarget>();
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header closeLabel={t('placing.cancel')}>
          <Modal.Title>{t('placing.target')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <TargetPicker field={field} locale={locale} from={from} chosen={target} onChoose={setTarget} />
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {t('placing.cancel')}
          </Button>
          <Button disabled={!isWhole(target)} onClick={() => isWhole(target) && onChoose(target)}>
            {t('placing.take')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
