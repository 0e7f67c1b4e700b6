import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedComment } from '../../../contracts/comments.ts';
import type { CardEvents } from '../card-list-page.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { entryAddress } from '../entry-address.ts';
import { useTexts } from '../use-texts.ts';
import { AnswerForm } from './answer-form.tsx';
import { useCommentCommands } from './use-comment-commands.ts';

/** A comment with its answer, and what an editor can do with it. */
export function CommentCard({
  item: comment,
  onChanged,
}: { readonly item: ListedComment } & Pick<CardEvents, 'onChanged'>) {
  const { t } = useTexts();
  const commands = useCommentCommands(comment.id, onChanged);
  const [isAnswering, setIsAnswering] = useState(false);
  const { name, text, settledBy, mayChange, answer } = comment;
  return (
    <Box tag="li" padding={5} background="neutral0" hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <About comment={comment} />
        <Written>{text}</Written>
        {answer === undefined || isAnswering ? null : <Answer answer={answer} />}
        {settledBy === undefined ? null : (
          <Typography variant="pi" textColor="success700" fontWeight="bold">
            {t('comments.settledBy', { name: settledBy })}
          </Typography>
        )}
        {isAnswering ? (
          <AnswerForm
            name={name}
            text={answer?.text ?? ''}
            isBusy={commands.isBusy}
            onCancel={() => setIsAnswering(false)}
            onSave={async (written) => {
              if (await commands.answer(written)) setIsAnswering(false);
            }}
          />
        ) : null}
        {mayChange && !isAnswering ? (
          <Flex gap={2} wrap="wrap">
            <Button variant="secondary" onClick={() => setIsAnswering(true)}>
              {t(answer === undefined ? 'comments.answer' : 'comments.answerChange')}
            </Button>
            <Button
              variant="tertiary"
              loading={commands.isBusy}
              onClick={() => void commands.settle(settledBy === undefined)}
            >
              {t(settledBy === undefined ? 'comments.settle' : 'comments.reopen')}
            </Button>
            <ConfirmButton
              label={t('comments.delete')}
              text={t('comments.deleteText', { name })}
              variant="danger-light"
              onConfirm={commands.remove}
            />
          </Flex>
        ) : null}
      </Flex>
    </Box>
  );
}

/** Who wrote it, when, about which page, with links to its form and to the page. */
function About({ comment }: { readonly comment: ListedComment }) {
  const { t } = useTexts();
  const { formatDate, formatDisplayName } = useIntl();
  const { name, at, world, entry, href, language } = comment;
  const about = {
    title: comment.title || t('comments.startPage'),
    language: formatDisplayName(language, { type: 'language' }) ?? language,
  };
  return (
    <Box>
      <Typography tag="h3" tabIndex={-1} textColor="neutral800">
        <strong>{name}</strong>{' '}
        <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {world === undefined ? t('comments.aboutPage', about) : t('comments.about', { ...about, world })}
      </Typography>
      <Flex gap={4} wrap="wrap" paddingTop={1}>
        {entry === undefined ? null : (
          <LinkButton
            tag={Link}
            variant="ghost"
            size="S"
            to={entryAddress({ ...entry, isSingle: false }, language)}
          >
            {t('comments.form')}
          </LinkButton>
        )}
        {href === undefined ? (
          <Typography variant="pi" textColor="neutral600">
            {t('comments.ended')}
          </Typography>
        ) : (
          <LinkButton variant="ghost" size="S" href={href} target="_blank" rel="noreferrer">
            {t('comments.page')}
          </LinkButton>
        )}
      </Flex>
    </Box>
  );
}

function Answer({ answer: { name, text, at } }: { readonly answer: NonNullable<ListedComment['answer']> }) {
  const { t } = useTexts();
  const { formatDate } = useIntl();
  const time = formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Box paddingLeft={4} borderColor="neutral200" borderStyle="solid" borderWidth="0 0 0 3px">
      <Typography tag="p" variant="pi" textColor="neutral600">
        {t('comments.answered', { name, time })}
      </Typography>
      <Written>{text}</Written>
    </Box>
  );
}

/** With the lines as they were typed. */
const Written = styled(Typography).attrs({ tag: 'p', textColor: 'neutral800' })`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
