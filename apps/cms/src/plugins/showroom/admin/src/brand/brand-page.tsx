import { Box, Button, Field, Flex, Grid, TextInput, Typography } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import { Layouts, Page, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { completeTheme } from '@vitrine/core/theme/complete-theme';
import { useState } from 'react';
import { choicesOf, SAVE_SETTINGS, SETTINGS_PATH, SETTINGS_UID } from '../../../../../contracts/brand.ts';
import { EDITED_SINCE_HEADER } from '../../../contracts/saving.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { ContrastNotes } from './contrast-notes.tsx';
import { FileField } from './file-field.tsx';
import type { FormBrand, FormSettings } from './form-brand.ts';
import { ThemeFields } from './theme-fields.tsx';
import { ThemePreview } from './theme-preview.tsx';
import { useShownFonts } from './use-shown-fonts.ts';

/** The brand of all worlds: name, icon, share picture and theme, with a preview. */
export function BrandPage() {
  const { t } = useTexts();
  const settings = useAnswer<FormSettings>(SETTINGS_PATH);
  return (
    <Page.Main>
      <Page.Title>{t('brand.title')}</Page.Title>
      <AnsweredPage answered={settings}>
        {(data) => <BrandForm key={String(data.updatedAt)} settings={data} onSaved={againOf(settings)} />}
      </AnsweredPage>
    </Page.Main>
  );
}

function againOf(answered: { readonly status: string; readonly again?: () => void }): () => void {
  return answered.again ?? (() => {});
}

interface FormProps {
  readonly settings: FormSettings;
  readonly onSaved: () => void;
}

const PERMISSIONS = [{ action: SAVE_SETTINGS, subject: SETTINGS_UID }];

function BrandForm({ settings, onSaved }: FormProps) {
  const { t } = useTexts();
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(PERMISSIONS);
  const [brand, setBrand] = useState<FormBrand>(settings.brand ?? {});
  const [isChanged, setIsChanged] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const isDisabled = !allowedActions['canUpdate'] || isBusy;
  const formTheme = brand.theme ?? {};
  const theme = completeTheme(choicesOf(formTheme));
  const fonts = useShownFonts(formTheme);

  const change = (changes: Partial<FormBrand>): void => {
    setBrand((now) => ({ ...now, ...changes }));
    setIsChanged(true);
    setReason(undefined);
  };

  const save = async (): Promise<void> => {
    setIsBusy(true);
    setReason(undefined);
    try {
      const since = settings.updatedAt;
      await put(
        SETTINGS_PATH,
        { brand },
        since === undefined ? {} : { headers: { [EDITED_SINCE_HEADER]: since } },
      );
      setIsChanged(false);
      toggleNotification({ type: 'success', message: t('brand.saved') });
      onSaved();
    } catch (error) {
      setReason(error instanceof Error ? error.message : '');
    }
    setIsBusy(false);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <LeaveGuard isUnsaved={isChanged} />
      <Layouts.Header
        title={t('brand.title')}
        subtitle={t('brand.subtitle')}
        primaryAction={
          <Button
            type="submit"
            startIcon={<Check aria-hidden />}
            loading={isBusy}
            disabled={isDisabled || !isChanged}
          >
            {t('brand.save')}
          </Button>
        }
      />
      <Layouts.Content>
        {reason === undefined ? null : (
          <Box paddingBottom={4}>
            <Typography tag="p" role="alert" textColor="danger600">
              {t('brand.failed', { reason })}
            </Typography>
          </Box>
        )}
        <Grid.Root gap={5}>
          <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
            <Box padding={5} background="neutral0" hasRadius shadow="tableShadow">
              <Flex direction="column" alignItems="stretch" gap={5}>
                <Field.Root name="name" hint={t('brand.nameHint')}>
                  <Field.Label>{t('brand.name')}</Field.Label>
                  <TextInput
                    value={brand.name ?? ''}
                    maxLength={80}
                    disabled={isDisabled}
                    onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
                      change({ name: target.value })
                    }
                  />
                  <Field.Hint />
                </Field.Root>
                <FileField
                  name="icon"
                  label={t('brand.icon')}
                  hint={t('brand.iconHint')}
                  file={brand.icon}
                  isDisabled={isDisabled}
                  onChange={(icon) => change({ icon })}
                />
                <FileField
                  name="picture"
                  label={t('brand.picture')}
                  hint={t('brand.pictureHint')}
                  file={brand.picture}
                  isDisabled={isDisabled}
                  onChange={(picture) => change({ picture })}
                />
                <ThemeFields
                  theme={formTheme}
                  brand={{}}
                  isDisabled={isDisabled}
                  onChange={(changed) => change({ theme: changed })}
                />
              </Flex>
            </Box>
          </Grid.Item>
          <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
            <Flex direction="column" alignItems="stretch" gap={4}>
              <ThemePreview theme={theme} fonts={fonts} company={brand.name || t('brand.sample.company')} />
              <ContrastNotes
                theme={theme}
                isDisabled={isDisabled}
                onTake={(colour, value) => change({ theme: { ...formTheme, [`${colour}_color`]: value } })}
              />
            </Flex>
          </Grid.Item>
        </Grid.Root>
      </Layouts.Content>
    </form>
  );
}
