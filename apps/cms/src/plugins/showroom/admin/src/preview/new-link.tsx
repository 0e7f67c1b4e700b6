import { Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useState } from 'react';
import { TARGET_UIDS } from '../../../contracts/placing.ts';
import { LINK_EXTENTS, LINK_HOURS } from '../../../contracts/preview.ts';
import type {
  EditedEntryKey,
  LinkExtent,
  LinkHours,
  LinkRequest,
  SharedLinks,
} from '../../../contracts/preview.ts';
import { useTexts } from '../use-texts.ts';

/** The default validity of a link: a day. */
const USUAL_HOURS: LinkHours = 24;

export interface NewLinkProps {
  readonly worlds: SharedLinks['worlds'];
  readonly mayShareEverything: boolean;
  /** The entry that a link can show alone; absent where there is none. */
  readonly entry: EditedEntryKey | undefined;
  /** The time that a link shows in place of the drafts. */
  readonly moment?: LinkRequest['moment'] | undefined;
  readonly onMake: (link: LinkRequest) => Promise<void>;
}

const LASTING = {
  1: 'links.hours.1',
  24: 'links.hours.24',
  168: 'links.hours.168',
  720: 'links.hours.720',
} as const;

/** The form for a new link. */
export function NewLink({ worlds, mayShareEverything, entry, moment, onMake }: NewLinkProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<string>();
  const [hours, setHours] = useState<LinkHours>(USUAL_HOURS);
  const [extent, setExtent] = useState<LinkExtent>(entry === undefined ? 'world' : 'entry');
  const [isMaking, setIsMaking] = useState(false);
  const world = chosen ?? worlds[0]?.slug ?? '';
  const extents = LINK_EXTENTS.filter(
    (one) => (one !== 'entry' || entry !== undefined) && (one !== 'everything' || mayShareEverything),
  );
  // A location is shown in its own world.
  const isInOwnWorld = extent === 'entry' && entry?.uid === TARGET_UIDS.location;
  const make = async (): Promise<void> => {
    setIsMaking(true);
    await onMake({
      world,
      hours,
      extent,
      ...(entry === undefined ? {} : { entry }),
      ...(moment === undefined ? {} : { moment }),
    });
    setIsMaking(false);
  };
  return (
    <Flex gap={4} alignItems="flex-end" wrap="wrap">
      <Field.Root
        width="100%"
        hint={t(moment === undefined ? `links.hint.${extent}` : `links.hintThen.${extent}`)}
      >
        <Field.Label>{t('links.extent')}</Field.Label>
        <SingleSelect
          value={extent}
          onChange={(value: string | number) =>
            setExtent(LINK_EXTENTS.find((one) => one === value) ?? 'world')
          }
        >
          {extents.map((one) => (
            <SingleSelectOption key={one} value={one}>
              {t(`links.extent.${one}`)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      {isInOwnWorld ? null : (
        <Field.Root flex="1" minWidth="16rem">
          <Field.Label>{t(extent === 'world' ? 'links.ofWorld' : 'links.world')}</Field.Label>
          <SingleSelect value={world} onChange={(slug: string | number) => setChosen(String(slug))}>
            {worlds.map(({ slug, name }) => (
              <SingleSelectOption key={slug} value={slug}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      )}
      <Field.Root flex="1" minWidth="12rem">
        <Field.Label>{t('links.lasts')}</Field.Label>
        <SingleSelect
          value={String(hours)}
          onChange={(value: string | number) =>
            setHours(LINK_HOURS.find((one) => one === Number(value)) ?? USUAL_HOURS)
          }
        >
          {LINK_HOURS.map((one) => (
            <SingleSelectOption key={one} value={String(one)}>
              {t(LASTING[one])}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Button size="L" loading={isMaking} onClick={() => void make()}>
        {t('links.make')}
      </Button>
    </Flex>
  );
}
