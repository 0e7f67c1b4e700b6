import { unstable_useContentManagerContext } from '@strapi/strapi/admin';
import type { Placement } from '@vitrine/core/world/background';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { fromCentreCrop } from '@vitrine/core/placing/picture-point';
import { targetFieldOf } from '../../../contracts/placing.ts';
import { AddDialog } from './add-dialog.tsx';
import type { WantedHotspot } from './add-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { MIDDLE } from './form-hotspot.ts';
import type { FormHotspot } from './form-hotspot.ts';
import { held } from './move-hotspot.ts';
import { newHotspot } from './new-hotspot.ts';
import type { PlacingState, PlacingTarget } from './placing-state.ts';
import { placedTowards } from './round-position.ts';
import { TargetDialog } from './target-dialog.tsx';
import { fieldsOfTarget } from './target-fields.ts';
import type { Dispatch } from './use-placing.ts';
import { aroundOf } from './use-surroundings.ts';
import type { Surroundings } from './use-surroundings.ts';

/** The dialog that is open over the pictures; the one for adding is part of the state. */
export type OpenDialog = 'target' | 'copy';

interface Props {
  readonly open: OpenDialog | undefined;
  readonly onClose: () => void;
  readonly state: PlacingState;
  readonly dispatch: Dispatch;
  readonly selected: FormHotspot | undefined;
  readonly surroundings: Surroundings;
  readonly documentId: string | undefined;
  readonly locale: string;
  readonly isModified: boolean;
}

type Attributes = Readonly<Record<string, { readonly type: string; readonly default?: unknown }>>;

/** The dialogs over the placing view. */
export function PlacingDialogs(props: Props) {
  const { open, onClose, state, dispatch, selected, surroundings, documentId, locale, isModified } = props;
  const { components } = unstable_useContentManagerContext();
  const { activity } = state;
  if (activity.kind === 'choosing') {
    return (
      <AddDialog
        locale={locale}
        from={documentId}
        onClose={() => dispatch({ type: 'addingCancelled' })}
        onAdd={(wanted) =>
          dispatch({
            type: 'added',
            hotspot: hotspotAt(
              activity.at,
              wanted,
              state.hotspots,
              attributesOf(components, wanted.component),
            ),
          })
        }
      />
    );
  }
  if (selected === undefined || open === undefined) return null;
  if (open === 'target') {
    const field = targetFieldOf(selected['__component']);
    const saved = aroundOf(surroundings, selected)?.target;
    return (
      <TargetDialog
        field={field}
        locale={locale}
        from={documentId}
        onClose={onClose}
        onChoose={(target) => {
          const fields = fieldsOfTarget(field, target, saved === undefined ? [] : [saved]);
          dispatch({ type: 'changed', sort: 'target', hotspot: { ...selected, ...fields } });
          onClose();
        }}
      />
    );
  }
  const { id } = selected;
  const isSaved = documentId !== undefined && id !== undefined && !isModified;
  return (
    <CopyDialog
      documentId={documentId ?? ''}
      locale={locale}
      hotspot={isSaved ? { component: selected['__component'], id } : undefined}
      onClose={onClose}
    />
  );
}

function attributesOf(
  components: Readonly<Record<string, { readonly attributes: unknown }>>,
  component: HotspotComponent,
): Attributes {
  return (components[component]?.attributes ?? {}) as Attributes;
}

function hotspotAt(
  at: PlacingTarget,
  { component, fields }: WantedHotspot,
  others: readonly FormHotspot[],
  attributes: Attributes,
): FormHotspot {
  const added = newHotspot({ component, fields, others, attributes, placement: placementAt(at) });
  return at.ratio === 'panorama' ? placedTowards(added, at) : added;
}

/** A new hotspot gets a position on all pictures, derived from the clicked one. */
function placementAt(at: PlacingTarget): Placement {
  if (at.ratio === 'panorama') return { on4x3: MIDDLE };
  const { ratio, point } = at;
  if (ratio === '4x3') return { on4x3: held(point) };
  return { on4x3: held(fromCentreCrop(point, ratio === '16x9' ? undefined : ratio.mobile)) };
}
