import { Button, Field, Flex, NumberInput, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { FilmAnswer, FilmOptions, FilmState } from '../../../../../contracts/films.ts';
import { useTexts } from '../use-texts.ts';
import { PartDone } from './part-done.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { useFilm } from './use-film.ts';
import { useShownFilm } from './use-shown-film.ts';
import { useVideoMessage } from './use-video-message.ts';

interface Props {
  /** The address of the film on the CMS. */
  readonly path: string;
  readonly state: FilmAnswer['data'];
  readonly mayWork: boolean;
  readonly onChanged: () => void;
}

/** Makes a film, shows it, changes it, and makes it the clips of the draft. */
export function FilmPart({ path, state, mayWork, onChanged }: Props) {
  const { t } = useTexts();
  const formatMessage = useVideoMessage();
  const { film, from = '', to = '', direction } = state;
  const isInWork = film?.status === 'waiting' || film?.status === 'making';
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography tag="p" textColor="neutral800" aria-live="polite">
        {t(film === undefined ? 'films.none' : `films.status.${film.status}`, { from, to })}
      </Typography>
      {isInWork ? <PartDone label={t('films.status.making')} part={film.progress ?? 0} /> : null}
      {film?.about === undefined ? null : (
        <Typography tag="p" textColor="danger600" role="alert">
          {formatMessage(film.about)}
        </Typography>
      )}
      {film?.status === 'ready' ? (
        <ShownFilm path={path} version={film.version ?? ''} label={t('films.shown', { from, to })} />
      ) : null}
      <Notes film={film} from={from} to={to} />
      {mayWork ? (
        <Handles
          key={film?.version}
          {...{ path, state, onChanged }}
          options={film?.options ?? {}}
          foundDirection={direction}
          isDisabled={isInWork}
        />
      ) : null}
    </Flex>
  );
}

/** Seconds by which a film is longer than asked for, so that it is said. */
const NOTICED = 0.05;

/** What an editor should know of a film that was made. */
function Notes({
  film,
  from,
  to,
}: {
  readonly film: FilmState | undefined;
  readonly from: string;
  readonly to: string;
}) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const { seconds, options } = film ?? {};
  const isLonger =
    seconds !== undefined && options?.seconds !== undefined && seconds - options.seconds > NOTICED;
  const notes = [
    ...(isLonger
      ? [t('films.longer', { seconds: seconds.toLocaleString(locale, { maximumFractionDigits: 1 }) })]
      : []),
    ...(film?.dissolves === undefined ? [] : [t(`films.dissolves.${film.dissolves}`, { from, to })]),
    ...(film?.scaled === undefined ? [] : [t('films.scaled', { count: film.scaled })]),
  ];
  return (
    <>
      {notes.map((note) => (
        <Typography key={note} tag="p" variant="pi" textColor="neutral600">
          {note}
        </Typography>
      ))}
    </>
  );
}

function ShownFilm(given: { readonly path: string; readonly version: string; readonly label: string }) {
  const { t } = useTexts();
  const film = useShownFilm(`${given.path}/4x3`, given.version);
  if (film.kind === 'loading') {
    return <Typography textColor="neutral600">{t('films.loading')}</Typography>;
  }
  if (film.kind === 'failed') {
    return (
      <Flex alignItems="center" gap={3} wrap="wrap">
        <Typography textColor="danger600" role="alert">
          {t('films.notLoaded')}
        </Typography>
        <Button variant="tertiary" onClick={film.load}>
          {t('media.again')}
        </Button>
      </Flex>
    );
  }
  return <Video src={film.address} aria-label={given.label} controls muted playsInline preload="auto" />;
}

const Video = styled.video`
  aspect-ratio: 4 / 3;
  background: ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  display: block;
  width: 100%;
`;

interface HandlesProps extends Pick<Props, 'onChanged' | 'path' | 'state'> {
  readonly options: FilmOptions;
  readonly foundDirection: number | undefined;
  readonly isDisabled: boolean;
}

function Handles({ path, state, options, foundDirection, isDisabled, onChanged }: HandlesProps) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const { make, take } = useFilm(path);
  const isUnsaved = useForm('FilmPart', ({ modified }) => modified);
  const [direction, setDirection] = useState(options.direction ?? foundDirection);
  const [seconds, setSeconds] = useState(options.seconds ?? state.film?.seconds);
  const { film, chosen } = state;
  const [isBusy, setIsBusy] = useState(false);
  const busily = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    await work();
    setIsBusy(false);
  };
  // What the editor left as it was found goes on to follow what leads there.
  const isOwnDirection = direction !== undefined && direction !== foundDirection;
  const isLengthAsFound = options.seconds === undefined && seconds === film?.seconds;
  const request = (): Promise<void> =>
    make({
      ...(isOwnDirection ? { direction } : {}),
      ...(seconds === undefined || isLengthAsFound ? {} : { seconds }),
    }).then(onChanged);
  const accept = (): Promise<void> => take(chosen).then((isTaken) => (isTaken ? undefined : onChanged()));
  return (
    <>
      <Field.Root name="film-direction" hint={t('films.directionHint')}>
        <Field.Label>{t('films.direction')}</Field.Label>
        <NumberInput value={direction} locale={locale} disabled={isDisabled} onValueChange={setDirection} />
        <Field.Hint />
      </Field.Root>
      <Field.Root name="film-seconds" hint={t('films.secondsHint')}>
        <Field.Label>{t('films.seconds')}</Field.Label>
        <NumberInput
          value={seconds}
          step={0.1}
          locale={locale}
          disabled={isDisabled}
          onValueChange={setSeconds}
        />
        <Field.Hint />
      </Field.Root>
      <Flex gap={2} wrap="wrap">
        <Button
          variant={film?.status === 'ready' ? 'tertiary' : 'secondary'}
          disabled={isDisabled || isUnsaved || isBusy}
          onClick={() => void busily(request)}
        >
          {t(film === undefined ? 'films.make' : 'films.again')}
        </Button>
        {film?.status !== 'ready' ? null : chosen.length === 0 ? (
          <Button disabled={isUnsaved || isBusy} onClick={() => void busily(accept)}>
            {t('films.take')}
          </Button>
        ) : (
          <ReplaceButton
            label={t('films.take')}
            question={{ title: 'films.askTitle', text: 'films.ask' }}
            chosen={chosen}
            isDisabled={isUnsaved || isBusy}
            onConfirmed={() => busily(accept)}
          />
        )}
      </Flex>
      {isUnsaved ? (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t('films.saveFirst')}
        </Typography>
      ) : null}
    </>
  );
}
