import { Flex, NumberInput, Typography } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';
import { screenLength } from './screens.ts';
import type { ScreenSize } from './screens.ts';

/** A custom screen size. */
export function FreeSize({
  size,
  onChange,
}: {
  readonly size: ScreenSize;
  readonly onChange: (size: ScreenSize) => void;
}) {
  const { t } = useTexts();
  return (
    <Flex gap={1}>
      <NumberInput
        size="S"
        aria-label={t('preview.pixelsWide')}
        value={size.width}
        onValueChange={(width: number | undefined) =>
          width !== undefined && onChange({ ...size, width: screenLength(width) })
        }
      />
      <Typography aria-hidden>×</Typography>
      <NumberInput
        size="S"
        aria-label={t('preview.pixelsHigh')}
        value={size.height}
        onValueChange={(height: number | undefined) =>
          height !== undefined && onChange({ ...size, height: screenLength(height) })
        }
      />
    </Flex>
  );
}
