import { Flex, Typography } from '@strapi/design-system';
import { CheckCircle, WarningCircle } from '@strapi/icons';

const KINDS = {
  done: { icon: <CheckCircle aria-hidden />, colour: 'success600' },
  failed: { icon: <WarningCircle aria-hidden />, colour: 'danger600' },
  warning: { icon: <WarningCircle aria-hidden />, colour: 'warning600' },
} as const;

interface Props {
  readonly kind: keyof typeof KINDS;
  readonly children: string;
}

/** What has become of a file, or what the editor should know before. */
export function Note({ kind, children }: Props) {
  const { icon, colour } = KINDS[kind];
  return (
    <Flex gap={2}>
      <Typography textColor={colour} lineHeight={0}>
        {icon}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral800">
        {children}
      </Typography>
    </Flex>
  );
}
