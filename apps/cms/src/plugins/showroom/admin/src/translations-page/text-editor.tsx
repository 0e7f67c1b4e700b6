import { Field, Textarea, TextInput } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';
import { blockPieces, emptied, isBlocks, withBlockText } from './blocks.ts';
import type { Blocks } from './blocks.ts';
import { keyOf } from './text-value.ts';
import type { TextInHand } from './edits.ts';

interface Props {
  readonly text: TextInHand;
  /** BCP 47 code of the target language, for spell checking. */
  readonly language: string;
  readonly isDisabled: boolean;
  readonly onWrite: (value: unknown) => void;
}

/** An editor for a text in its stored format: a line, lines, or one field for each piece of formatted text. */
export function TextEditor({ text, language, isDisabled, onWrite }: Props) {
  const { pair, value } = text;
  const label = pair.labels.join(' › ');
  if (pair.kind === 'blocks') {
    return <BlocksEditor {...{ text, language, isDisabled, onWrite }} label={label} />;
  }
  const shown = typeof value === 'string' ? value : '';
  const shared = { value: shown, disabled: isDisabled, lang: language, spellCheck: true };
  return (
    <Field.Root name={keyOf(pair)} id={`text-${keyOf(pair)}`}>
      <HiddenLabel text={label} />
      {pair.kind === 'line' ? (
        <TextInput {...shared} onChange={({ target }: FromInput) => onWrite(target.value)} />
      ) : (
        <Textarea
          {...shared}
          rows={Math.min(12, Math.max(2, Math.ceil(String(pair.source ?? '').length / 60)))}
          style={pair.kind === 'markup' ? { fontFamily: 'monospace' } : undefined}
          onChange={({ target }: FromArea) => onWrite(target.value)}
        />
      )}
    </Field.Root>
  );
}

type FromInput = React.ChangeEvent<HTMLInputElement>;
type FromArea = React.ChangeEvent<HTMLTextAreaElement>;

function HiddenLabel({ text }: { readonly text: string }) {
  return (
    <Field.Label
      style={{ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }}
    >
      {text}
    </Field.Label>
  );
}

/** Formatted text keeps its formatting: every uniform piece has its own field. */
function BlocksEditor({ text, language, isDisabled, onWrite, label }: Props & { readonly label: string }) {
  const { t } = useTexts();
  const { pair, value } = text;
  const source: Blocks = isBlocks(pair.source) ? pair.source : [];
  const blocks = isBlocks(value) && value.length > 0 ? value : emptied(source);
  const blockNames: Readonly<Record<string, string>> = {
    paragraph: t('translate.paragraph'),
    heading: t('translate.heading'),
    'list-item': t('translate.item'),
    quote: t('translate.quote'),
    code: t('translate.code'),
    link: t('translate.link'),
    image: t('translate.image'),
  };
  return (
    <>
      {blockPieces(blocks, source).map(({ path, text: piece, within, marks }, index) => (
        <Field.Root
          key={path.join('.')}
          name={`${keyOf(pair)}.${path.join('.')}`}
          id={`text-${keyOf(pair)}-${index}`}
        >
          <HiddenLabel
            text={`${label}, ${t('translate.part', {
              block: blockNames[within.at(-1) ?? ''] ?? t('translate.paragraph'),
              number: index + 1,
            })}`}
          />
          <Textarea
            value={piece}
            disabled={isDisabled}
            lang={language}
            spellCheck
            rows={Math.min(8, Math.max(1, Math.ceil(piece.length / 60)))}
            style={{
              minHeight: 'auto',
              ...(marks.includes('bold') || within.includes('heading') ? { fontWeight: 600 } : {}),
              ...(marks.includes('italic') ? { fontStyle: 'italic' } : {}),
            }}
            onChange={({ target }: FromArea) => onWrite(withBlockText(blocks, path, target.value))}
          />
        </Field.Root>
      ))}
    </>
  );
}
