import { Flex } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { completeTheme } from '@vitrine/core/theme/complete-theme';
import { useEffect, useState } from 'react';
import { choicesOf, SETTINGS_PATH } from '../../../../../contracts/brand.ts';
import type { FormTheme } from '../../../../../contracts/brand.ts';
import { useTexts } from '../use-texts.ts';
import { ContrastNotes } from './contrast-notes.tsx';
import type { FormSettings } from './form-brand.ts';
import { ThemeFields } from './theme-fields.tsx';
import { ThemePreview } from './theme-preview.tsx';
import { useShownFonts } from './use-shown-fonts.ts';

interface FormWorld {
  readonly name?: string;
  readonly theme?: FormTheme | null;
}

/** The theme of the edited world; it works on the form's values. */
export function WorldLook() {
  const { t } = useTexts();
  const values = useForm('LookPanel', (form) => form.values) as FormWorld;
  const onChange = useForm('LookPanel', (form) => form.onChange);
  const isDisabled = useForm('LookPanel', (form) => form.disabled || form.isSubmitting);
  const brandTheme = useBrand()?.theme;
  const brand = choicesOf(brandTheme);
  const formTheme = values.theme ?? {};
  const change = (theme: FormTheme): void => onChange('theme', theme);
  const theme = completeTheme(choicesOf(formTheme), brand);
  const fonts = useShownFonts(formTheme, brandTheme);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <ThemePreview theme={theme} fonts={fonts} company={values.name || t('brand.sample.company')} />
      <ContrastNotes
        theme={theme}
        isDisabled={isDisabled}
        onTake={(colour, value) => change({ ...formTheme, [`${colour}_color`]: value })}
      />
      <ThemeFields theme={formTheme} brand={brand} isDisabled={isDisabled} onChange={change} />
    </Flex>
  );
}

/** The brand, if the editor may read the settings; otherwise the product's defaults are shown. */
function useBrand(): FormSettings['brand'] {
  const { get } = useFetchClient();
  const [brand, setBrand] = useState<FormSettings['brand']>();
  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const answer = await get<{ readonly data?: FormSettings }>(SETTINGS_PATH).catch(() => undefined);
      if (isAwaited) setBrand(answer?.data.data?.brand);
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get]);
  return brand;
}
