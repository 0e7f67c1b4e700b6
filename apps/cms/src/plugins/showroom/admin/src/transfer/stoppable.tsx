import { Button, Flex } from '@strapi/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Work in progress that can be stopped.
 *
 * @param label of the button that stops it.
 */
export function Stoppable({
  label,
  onStop,
  children,
}: {
  readonly label: string;
  readonly onStop: () => Promise<void>;
  readonly children: ReactNode;
}) {
  const [isStopping, setIsStopping] = useState(false);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {children}
      <Flex>
        <Button
          variant="tertiary"
          loading={isStopping}
          onClick={() => {
            setIsStopping(true);
            void onStop().finally(() => setIsStopping(false));
          }}
        >
          {label}
        </Button>
      </Flex>
    </Flex>
  );
}
