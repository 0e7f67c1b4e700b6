import type { AnyHotspotReader, FileView } from '@vitrine/core/world/hotspots/hotspot-kind';
import type { WireField, WireHotspot } from '../wire/hotspot.ts';
import { actionMaker } from './actions.ts';
import { openDocuments, openFiles } from './open-files.ts';
import { panoramaHotspotsOf } from './panorama-hotspots.ts';
import { textOf } from './present.ts';
import type { Scope } from './scope.ts';

/** Reads the fields of a hotspot; a target that leads nowhere is reported. */
export function hotspotReader(scope: Scope, entry: WireHotspot, path: string): AnyHotspotReader {
  const make = actionMaker(scope);
  const at = (name: string): string => `${path}.${name}`;
  // The kind names only fields of the type, and the entry has passed their schema.
  const reference = (name: string) => entry[name] as WireField<'article'>;
  const files = (name: string) => entry[name] as WireField<'media'>;
  const typed = (name: string) => entry[name] as WireField<'text'>;
  const flag = (name: string) => (entry[name] as WireField<'flag'>) ?? undefined;
  return {
    text: (name) => typed(name) ?? undefined,
    flag,
    openArticle: (name) => make.openArticle(reference(name), at(name)),
    openDashboard: (name) => make.openDashboard(reference(name), at(name)),
    navigate: (name) => make.navigate(reference(name), at(name)),
    openMenu: (name) => make.openMenu(reference(name), at(name)),
    openLink: (name, { url, newWindow }) => make.openLink({ url: url ?? typed(name), newWindow }, at(name)),
    openIframe: (name) => make.openIframe(typed(name), textOf(entry.title) ?? '', at(name)),
    openDocuments: (name) => openDocuments(scope, { files: files(name), path: at(name) }),
    openFiles: (name, { view, video, panorama } = {}) => {
      const action = openFiles(scope, {
        files: files(name),
        path: at(name),
        showAs: view === undefined ? undefined : (entry[view] as FileView | null | undefined),
        ...(video !== undefined && { videoUrl: typed(video), videoPath: at(video) }),
      });
      if (action === undefined || panorama === undefined) return action;
      const wire = entry[panorama] as WireField<'panorama'>;
      const media = action.kind === 'openView360' ? action.media : [];
      const hotspots = panoramaHotspotsOf(scope, { wire, media, path: at(panorama) });
      return action.kind === 'openView360' && hotspots.length > 0 ? { ...action, hotspots } : action;
    },
  };
}
