import { Flex } from '@strapi/design-system';
import type { ActivityPage } from '../../../contracts/activity.ts';
import { EVERY, FilterSelect } from '../filter-select.tsx';
import type { Choice } from '../filter-select.tsx';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly answer: ActivityPage;
  readonly query: URLSearchParams;
  readonly onChange: (query: URLSearchParams) => void;
}

/** Filters the list. The filters are part of the address, so that a colleague can open the same list. */
export function ActivityFilter({ answer: { actors, kinds, worlds }, query, onChange }: Props) {
  const { t } = useTexts();
  const kindOf = useKindName();
  const choose = (name: string, value: string): void => {
    const wanted = new URLSearchParams(query);
    wanted.delete('page');
    if (value === EVERY) wanted.delete(name);
    else wanted.set(name, value);
    onChange(wanted);
  };
  const select = (name: string, label: string, every: string, choices: readonly Choice[]) => (
    <FilterSelect
      name={name}
      label={label}
      every={every}
      choices={choices}
      value={query.get(name) ?? EVERY}
      onChange={(value) => choose(name, value)}
    />
  );
  return (
    <Flex tag="search" gap={4} wrap="wrap" aria-label={t('activity.filter')}>
      {select(
        'actor',
        t('activity.person'),
        t('activity.everybody'),
        actors.map(({ id, name }) => ({ value: String(id), label: name })),
      )}
      {select(
        'kind',
        t('activity.kind'),
        t('activity.everyKind'),
        kinds.map((uid) => ({ value: uid, label: kindOf(uid) })),
      )}
      {select(
        'world',
        t('activity.world'),
        t('activity.everyWorld'),
        worlds.map(({ documentId, name }) => ({ value: documentId, label: name })),
      )}
      {select('days', t('activity.time'), t('activity.everyTime'), [
        { value: '1', label: t('activity.lastDay') },
        { value: '7', label: t('activity.lastWeek') },
        { value: '30', label: t('activity.lastMonth') },
      ])}
    </Flex>
  );
}
