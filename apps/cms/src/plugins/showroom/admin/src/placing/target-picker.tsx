import { Field, Flex, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { NamedEntry, TargetField } from '../../../contracts/placing.ts';
import type { StoredFile } from '../uploads/store-file.ts';
import { useTexts } from '../use-texts.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { NewArticle } from './new-article.tsx';
import { UploadFiles } from './upload-files.tsx';
import { useFiles, useTargets } from './use-targets.ts';

/** The chosen target of a hotspot. */
export type ChosenTarget =
  | { readonly kind: 'entry'; readonly entry: NamedEntry }
  | { readonly kind: 'files'; readonly files: readonly StoredFile[] }
  | { readonly kind: 'link'; readonly url: string };

interface Props<Field extends TargetField = TargetField> {
  readonly field: Field;
  readonly locale: string;
  /** The location with the hotspot; absent for a new one. */
  readonly from: string | undefined;
  readonly chosen: ChosenTarget | undefined;
  readonly onChoose: Dispatch<SetStateAction<ChosenTarget | undefined>>;
}

/** Chooses a target, in the form that fits the hotspot's type. */
export function TargetPicker({ field, ...props }: Props) {
  switch (field.kind) {
    case 'link':
      return <LinkField {...props} />;
    case 'files':
      return <FilePicker {...props} field={field} />;
    default:
      return <EntryPicker key={field.kind} {...props} field={field} />;
  }
}

function LinkField({ chosen, onChoose }: Omit<Props, 'field'>) {
  const { t } = useTexts();
  return (
    <Field.Root hint={t('placing.linkHint')}>
      <Field.Label>{t('placing.link')}</Field.Label>
      <TextInput
        value={chosen?.kind === 'link' ? chosen.url : ''}
        placeholder="https://"
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          onChoose({ kind: 'link', url: event.target.value })
        }
      />
      <Field.Hint />
    </Field.Root>
  );
}

function FilePicker({ field, chosen, onChoose }: Props<Extract<TargetField, { kind: 'files' }>>) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [uploads, setUploads] = useState(0);
  const choices = useFiles(field.accepts, text, uploads);
  const files = chosen?.kind === 'files' ? chosen.files : [];
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <UploadFiles
        accepts={field.accepts}
        onStored={(file) => {
          // Where they are listed: they are the newest.
          setText('');
          setUploads((before) => before + 1);
          // Files may have been ticked since the upload began.
          onChoose((now) => ({ kind: 'files', files: [...(now?.kind === 'files' ? now.files : []), file] }));
        }}
      />
      <ChoiceGrid
        label={t(`placing.choose.${field.accepts}`)}
        choices={choices}
        text={text}
        onText={setText}
        isMultiple
        chosen={new Set(files.map(({ id }) => String(id)))}
        onChoose={({ value }) => {
          const others = files.filter(({ id }) => id !== value.id);
          onChoose({ kind: 'files', files: others.length === files.length ? [...files, value] : others });
        }}
      />
    </Flex>
  );
}

type EntryField = Exclude<TargetField, { kind: 'files' } | { kind: 'link' }>;

function EntryPicker({ field, locale, from, chosen, onChoose }: Props<EntryField>) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [made, setMade] = useState(0);
  const choices = useTargets({ kind: field.kind, locale, text, from }, made);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {field.kind === 'article' ? (
        <NewArticle
          locale={locale}
          proposedTitle={text}
          onMade={(entry) => {
            setText(entry.title);
            setMade((before) => before + 1);
            onChoose({ kind: 'entry', entry });
          }}
        />
      ) : null}
      <ChoiceGrid
        label={t(`placing.choose.${field.kind}`)}
        choices={choices}
        text={text}
        onText={setText}
        isMultiple={false}
        chosen={new Set(chosen?.kind === 'entry' ? [chosen.entry.documentId] : [])}
        onChoose={({ value }) => onChoose({ kind: 'entry', entry: value })}
      />
    </Flex>
  );
}
