import { Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AnsweredPage } from './answered-page.tsx';
import { EVERY, FilterSelect } from './filter-select.tsx';
import type { Choice } from './filter-select.tsx';
import { NothingFound, PageTurner, useFoundPage } from './found-page.tsx';
import { nextCard } from './next-card.ts';
import type { ChangedCard } from './next-card.ts';
import { useAnswer } from './use-answer.ts';

/** What a card tells its list. Its heading is an `h3` that can have the focus. */
export interface CardEvents {
  /** Reloads the list. If the card is gone afterwards, the next one gets the focus. */
  readonly onChanged: () => void;
  /** Reloads the list, and the next card gets the focus even where this one stays. */
  readonly onDealtWith: () => void;
}

/** What the plugin's server answers: one page of the entries that were found. */
interface Found {
  readonly total: number;
  readonly pageSize: number;
}

interface ListTexts {
  readonly filter: string;
  readonly every: string;
  readonly count: (total: number) => string;
  /** As for {@link NothingFound}. */
  readonly empty: string;
  readonly noMatch: string;
  readonly clear: string;
  /** As for {@link PageTurner}. */
  readonly backward: string;
  readonly forward: string;
}

interface Props<Answer extends Found, Item extends { readonly id: number }> {
  readonly title: string;
  readonly subtitle: string;
  /** Of the list on the server; what the address of the page asks for is sent along. */
  readonly path: string;
  /** A list of the answer itself: another one is the sign of another answer. */
  readonly itemsOf: (answer: Answer) => readonly Item[];
  /** By which state the list can be filtered. */
  readonly states: readonly Choice[];
  readonly texts: ListTexts;
  /** A list item. */
  readonly Card: ComponentType<{ readonly item: Item } & CardEvents>;
}

/** A page of the plugin with a list of cards: filtered by state, counted, and in pages. */
export function CardListPage<Answer extends Found, Item extends { readonly id: number }>(
  props: Props<Answer, Item>,
) {
  const { title, subtitle, path } = props;
  const [query] = useSearchParams();
  const answered = useAnswer<Answer>(`${path}?${query}`);
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} />
      <Layouts.Content>
        <AnsweredPage answered={answered}>
          {(answer) => (
            <List {...props} answer={answer} again={answered.status === 'ready' ? answered.again : ignore} />
          )}
        </AnsweredPage>
      </Layouts.Content>
    </Page.Main>
  );
}

interface ListProps<Answer extends Found, Item extends { readonly id: number }> extends Props<Answer, Item> {
  readonly answer: Answer;
  readonly again: () => void;
}

function List<Answer extends Found, Item extends { readonly id: number }>(props: ListProps<Answer, Item>) {
  const { answer, again, itemsOf, states, texts, Card } = props;
  const [query, setQuery] = useSearchParams();
  const turning = useFoundPage();
  const items = itemsOf(answer);
  const { heading, list, follow } = useNextCard(items);
  const choose = (state: string): void => {
    const wanted = new URLSearchParams(query);
    wanted.delete('page');
    if (state === EVERY) wanted.delete('state');
    else wanted.set('state', state);
    setQuery(wanted, { replace: true });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <FilterSelect
        name="state"
        label={texts.filter}
        every={texts.every}
        choices={states}
        value={query.get('state') ?? EVERY}
        onChange={choose}
      />
      <Typography
        ref={heading}
        tag="h2"
        tabIndex={-1}
        variant="beta"
        textColor="neutral800"
        aria-live="polite"
      >
        {texts.count(answer.total)}
      </Typography>
      {items.length === 0 ? (
        <NothingFound empty={texts.empty} noMatch={texts.noMatch} clear={texts.clear} />
      ) : (
        <Flex ref={list} tag="ol" direction="column" alignItems="stretch" gap={4}>
          {items.map((item, index) => {
            const reload = (isDealtWith: boolean): void => {
              follow({ id: item.id, index, isDealtWith });
              again();
            };
            return (
              <Card
                key={item.id}
                item={item}
                onChanged={() => reload(false)}
                onDealtWith={() => reload(true)}
              />
            );
          })}
        </Flex>
      )}
      <PageTurner
        {...turning}
        total={answer.total}
        pageSize={answer.pageSize}
        backward={texts.backward}
        forward={texts.forward}
      />
    </Flex>
  );
}

/** Moves the focus on when the list is there again after a change: what was pressed may be gone. */
function useNextCard(items: readonly { readonly id: number }[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const changed = useRef<ChangedCard>();
  useLayoutEffect(() => {
    if (changed.current === undefined) return;
    const ids = items.map(({ id }) => id);
    const next = nextCard(ids, changed.current);
    changed.current = undefined;
    if (next === 'list') heading.current?.focus();
    else if (next !== undefined) list.current?.children[next]?.querySelector('h3')?.focus();
  }, [items]);
  return {
    heading,
    list,
    follow: (card: ChangedCard): void => {
      changed.current = card;
    },
  };
}

function ignore(): void {}
