import { Button, EmptyStateLayout, Flex } from '@strapi/design-system';
import { ArrowLeft, ArrowRight } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { useSearchParams } from 'react-router-dom';

/** The page of a list that the address asks for, and how to get to another. */
export interface FoundPage {
  /** From 1. */
  readonly page: number;
  readonly turnTo: (page: number) => void;
}

/** Reads the page of a list from the address; the filters of the list stay when it is turned. */
export function useFoundPage(): FoundPage {
  const [query, setQuery] = useSearchParams();
  return {
    page: Math.max(1, Number(query.get('page')) || 1),
    turnTo(page) {
      const wanted = new URLSearchParams(query);
      wanted.set('page', String(page));
      setQuery(wanted);
    },
  };
}

interface TurnerProps extends FoundPage {
  readonly total: number;
  readonly pageSize: number;
  readonly backward: string;
  readonly forward: string;
}

/** Turns the pages of a list that has more than one. */
export function PageTurner({ page, turnTo, total, pageSize, backward, forward }: TurnerProps) {
  if (total <= pageSize) return null;
  return (
    <Flex gap={2} justifyContent="flex-end">
      <Button
        variant="tertiary"
        startIcon={<ArrowLeft aria-hidden />}
        disabled={page <= 1}
        onClick={() => turnTo(page - 1)}
      >
        {backward}
      </Button>
      <Button
        variant="tertiary"
        endIcon={<ArrowRight aria-hidden />}
        disabled={page * pageSize >= total}
        onClick={() => turnTo(page + 1)}
      >
        {forward}
      </Button>
    </Flex>
  );
}

interface NothingProps {
  /** Said where there is nothing at all. */
  readonly empty: string;
  /** Said where nothing fits the filters of the address. */
  readonly noMatch: string;
  /** The button that removes the filters. */
  readonly clear: string;
}

/** Stands in for the entries of an empty list. */
export function NothingFound({ empty, noMatch, clear }: NothingProps) {
  const [query, setQuery] = useSearchParams();
  const isFiltered = query.size > 0;
  return (
    <EmptyStateLayout
      icon={<EmptyDocuments width="16rem" />}
      content={isFiltered ? noMatch : empty}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={() => setQuery({})}>
            {clear}
          </Button>
        ) : null
      }
    />
  );
}
