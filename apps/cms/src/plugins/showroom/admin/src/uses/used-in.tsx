import { Flex, Link, TextButton, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { USES_PATH } from '../../../contracts/uses.ts';
import type { EntryUses, Use, Uses } from '../../../contracts/uses.ts';
import { entryAddress } from '../entry-address.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly model: string;
  readonly documentIds: readonly string[];
  /** Before the list, where there is one. */
  readonly intro?: string;
  /** After the list, where there is one. */
  readonly children?: (uses: EntryUses) => React.ReactNode;
}

/** How many entries are listed at once. */
const SHOWN = 20;

/** The entries that lead to some entries of one type, each with a link to its form. */
export function UsedIn({ model, documentIds, intro, children }: Props) {
  const { t } = useTexts();
  const query = new URLSearchParams([['uid', model], ...documentIds.map((id) => ['documentId', id])]);
  const answered = useAnswer<EntryUses>(`${USES_PATH}?${query}`);
  if (answered.status === 'loading') return <Note text={t('pages.loading')} />;
  if (answered.status === 'failed') {
    return (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Note text={t('uses.failed')} />
        <TextButton onClick={answered.again}>{t('pages.retry')}</TextButton>
      </Flex>
    );
  }
  return (
    <UseList uses={answered.data} intro={intro}>
      {children?.(answered.data)}
    </UseList>
  );
}

interface ListProps {
  readonly uses: Uses;
  readonly intro?: string | undefined;
  readonly children?: React.ReactNode;
}

/** A list of entries, each with a link to its form, and how many the account may not read. */
export function UseList({ uses: { uses, hidden }, intro, children }: ListProps) {
  const { t } = useTexts();
  const unlisted = Math.max(0, uses.length - SHOWN) + hidden;
  if (uses.length + hidden === 0) return <Note text={t('uses.none')} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {intro === undefined ? null : <Typography textColor="neutral800">{intro}</Typography>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {uses.slice(0, SHOWN).map((use) => (
          <Line key={`${use.uid} ${use.documentId}`} use={use} />
        ))}
      </Flex>
      {unlisted === 0 ? null : <Note text={t('uses.more', { count: unlisted })} />}
      {children}
    </Flex>
  );
}

function Line({ use }: { readonly use: Use }) {
  const kindName = useKindName();
  const kind = kindName(use.uid);
  return (
    <Flex tag="li" gap={1} wrap="wrap">
      {use.title === '' ? null : <Note text={`${kind}:`} />}
      <Link tag={RouterLink} to={entryAddress(use, use.locale)}>
        {use.title === '' ? kind : use.title}
      </Link>
    </Flex>
  );
}

function Note({ text }: { readonly text: string }) {
  return <Typography textColor="neutral600">{text}</Typography>;
}
