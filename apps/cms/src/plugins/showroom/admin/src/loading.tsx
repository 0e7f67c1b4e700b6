import { Flex, Loader, Typography } from '@strapi/design-system';

/** In the place of what is being read. Strapi's `Page.Loading` is a page: inside one it would be a second `main`. */
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
