import { formatOverlayStack, parseOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { ParticipantId, Presentation } from '@vitrine/core/presentation/presentation';
import { readPresentationCode } from '@vitrine/core/presentation/presentation-code';
import { formatView, parseView } from '@vitrine/core/presentation/view';
import { localeCode, payloadId, worldSlug } from '@vitrine/core/world/ids';
import { z } from 'zod';

const schema = z.object({
  code: z.string(),
  guide: z.string(),
  presenter: z.string(),
  epoch: z.int().positive(),
  seq: z.int().nonnegative(),
  revision: z.int().nonnegative(),
  location: z.string(),
  open: z.string(),
  view: z.string().optional(),
  locale: z.string(),
  openDoors: z.array(z.string()),
  isDark: z.boolean().default(false),
  meeting: z.string().optional(),
  isOver: z.boolean(),
});

/** A presentation as processes keep and send it. */
export function writePresentation({ showing, ...rest }: Presentation): string {
  const written: z.input<typeof schema> = {
    ...rest,
    openDoors: [...rest.openDoors],
    location: showing.location,
    open: formatOverlayStack(showing.open),
    view: showing.view && formatView(showing.view),
  };
  return JSON.stringify(written);
}

/** What {@link writePresentation} wrote; undefined for any other text, such as that of another version. */
export function readPresentation(text: string): Presentation | undefined {
  const parsed = schema.safeParse(parseJson(text));
  const code = parsed.success ? readPresentationCode(parsed.data.code) : undefined;
  if (!parsed.success || code === undefined) return undefined;
  const { guide, presenter, location, open, view, locale, openDoors, ...rest } = parsed.data;
  return {
    ...rest,
    code,
    guide: guide as ParticipantId,
    presenter: presenter as ParticipantId,
    showing: {
      location: payloadId(location),
      open: parseOverlayStack(new URLSearchParams(open)),
      view: parseView(view ?? ''),
    },
    locale: localeCode(locale),
    openDoors: openDoors.map((world) => worldSlug(world)),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
