import { Flex, Loader, Typography } from '@strapi/design-system';

/** Shown while data is loading. Strapi's `Page.Loading` would add a second `main` inside a page. */
export function Loading({ children }: { readonly children: string }) {
  return (
    <Flex direction="column" gap={4} padding={{ initial: 6, medium: 11 }}>
      <Loader small>{children}</Loader>
      <Typography textColor="neutral600" textAlign="center" aria-hidden>
        {children}
      </Typography>
    </Flex>
  );
}
