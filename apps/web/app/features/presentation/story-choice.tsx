import type { PresentableStory } from '~/contract/presentation.ts';
import { useTexts } from '~/i18n/translations.tsx';
import styles from './story-choice.module.css';

/** Where a guide chooses the story to tell. */
export function StoryChoice({
  stories,
  chosen,
  onChoose,
}: {
  readonly stories: readonly PresentableStory[];
  /** The id of the story that is told. */
  readonly chosen: number | undefined;
  /** Undefined: none. */
  readonly onChoose: (story: PresentableStory | undefined) => void;
}) {
  const t = useTexts();
  return (
    <label className={styles['choice']}>
      <span>{t('presentation__story')}</span>
      <select
        className={styles['control']}
        value={chosen ?? ''}
        onChange={({ currentTarget }) =>
          onChoose(stories.find(({ id }) => String(id) === currentTarget.value))
        }
      >
        <option value="">{t('presentation__no_story')}</option>
        {stories.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
