import { useTexts } from '~/i18n/translations.tsx';
import type { HotspotFilter } from '~/showroom/stage/use-hotspot-filter.ts';
import { Disclosure } from '~/ui/disclosure.tsx';
import { FilterChips } from '~/ui/filter-chips.tsx';
import { icon } from '~/ui/icons.tsx';
import styles from './tools.module.css';

const Funnel = icon(<path d="M4 6h16M7.5 12h9m-6 6h3" />);

/** Chooses which hotspots the picture shows. Upright, the list below the picture has the same choice. */
export function FilterTool({ filter }: { readonly filter: HotspotFilter }) {
  const t = useTexts();
  const { categories, chosen, choose } = filter;
  if (categories.length === 0) return null;
  const label = t('hotspot__filter');
  const all = t('hotspot__filter_all');
  return (
    <Disclosure
      className={styles['filter']}
      label={`${label}: ${chosen ?? all}`}
      icon={Funnel}
      text={chosen ?? all}
    >
      <FilterChips
        className={styles['choices']}
        label={label}
        allLabel={all}
        options={categories}
        chosen={chosen}
        onChoose={choose}
      />
    </Disclosure>
  );
}
