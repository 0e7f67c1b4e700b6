import type { ShareView } from './share-view.ts';
import { mayPresent } from '@vitrine/core/presentation/may-present';
import { formatOverlayStack, isPanel } from '@vitrine/core/overlays/overlay-stack';
import { qrCode } from '~/ui/qr-code.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type {
  OverlayBuilder,
  OverlayDefinition,
  OverlayRequest,
} from '~/page-data/overlay-definition.server.ts';

/** The link of the page to share: with the overlays over the location, but without the panels. */
const build: OverlayBuilder<'share', ShareView> = (_overlay, request) => {
  const { server, world, location, hrefOf, t } = request;
  const open = request.stack.filter(({ kind }) => !isPanel(kind));
  const href = `${server.url.origin}${hrefOf(location)}${formatOverlayStack(open)}`;
  const title = titleOf(request);
  return {
    frame: { title, eyebrow: t('share__title'), size: 's' },
    content: {
      title,
      world: world.name,
      href,
      qr: qrCode(href),
      mayPresent: mayPresent(Object.values(server.bundle.snapshots), server.visitor),
    },
  };
};

export const definition: OverlayDefinition<'share', ShareView> = {
  kind: 'share',
  texts: ['share', 'presentation'],
  build,
};

/** Open articles are shared, alone or compared; anything else can be found again in the location. */
function titleOf({ snapshot, stack, location }: OverlayRequest): string {
  const shared = stack.findLast(({ kind }) => kind === 'article' || kind === 'compare');
  const ids = shared?.kind === 'compare' ? shared.articles : shared?.kind === 'article' ? [shared.id] : [];
  const titles = ids.flatMap((id) => indexOf(snapshot).articles.get(id)?.title ?? []);
  return titles.length === 0 ? location.title : titles.join(' – ');
}
