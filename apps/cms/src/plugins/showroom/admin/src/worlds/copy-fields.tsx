import { Checkbox, Field, Flex, TextInput } from '@strapi/design-system';
import { slugOf } from '@vitrine/core/links/slug-of';
import type { DuplicateInput } from '../../../contracts/worlds.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly copy: DuplicateInput;
  readonly onChange: (copy: DuplicateInput) => void;
}

/** The name and slug of a copy, and whether its articles are copied too. */
export function CopyFields({ copy, onChange }: Props) {
  const { t } = useTexts();
  const isSlugOwn = copy.slug !== slugOf(copy.name);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={4}>
      <Field.Root name="name" required hint={t('worlds.name.hint')}>
        <Field.Label>{t('worlds.name')}</Field.Label>
        <TextInput
          value={copy.name}
          autoComplete="off"
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
            onChange({
              ...copy,
              name: target.value,
              // Follows the name until the editor changes it.
              slug: isSlugOwn ? copy.slug : slugOf(target.value),
            })
          }
        />
        <Field.Hint />
      </Field.Root>
      <Field.Root name="slug" required hint={t('worlds.slug.hint')}>
        <Field.Label>{t('worlds.slug')}</Field.Label>
        <TextInput
          value={copy.slug}
          autoComplete="off"
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
            onChange({ ...copy, slug: target.value.toLowerCase() })
          }
        />
        <Field.Hint />
      </Field.Root>
      <Checkbox
        checked={copy.withArticles}
        onCheckedChange={(isChecked) => onChange({ ...copy, withArticles: isChecked === true })}
      >
        {t('worlds.withArticles')}
      </Checkbox>
    </Flex>
  );
}
