import { readDoor } from '@vitrine/core/world/door';
import type { DoorId } from '@vitrine/core/world/door';
import { addressKey, formatHomePath } from '@vitrine/core/links/path';
import type { CodeView } from '~/features/code/code-view.ts';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import type { Texts } from '~/i18n/translations.tsx';
import type { ServerContext } from '~/contract/server-context.ts';
import { codeView } from '~/features/code/code-fields.server.ts';
import { coverSurroundings } from '../cover/cover-data.server.ts';
import type { CoverSurroundings } from '../cover/cover-data.server.ts';
import type { ClosedAddress, AddressLanguage } from '~/page-data/resolved-address.server.ts';

/** The page with the access code form of the world in the address. */
export interface CodeData extends CoverSurroundings {
  readonly screen: 'code';
  readonly title: string;
  /** As written in the address; null where the address is an entrance, which names no world. */
  readonly closedWorld: string | null;
  readonly homeHref: string;
  readonly code: CodeView;
  readonly texts: Texts;
  /** The style sheets of the page's code. */
  readonly styles: readonly string[];
}

/** Builds the page. It reveals nothing about the world beyond the address. */
export function buildCodeData(request: {
  readonly server: ServerContext;
  readonly language: AddressLanguage;
  readonly address: ClosedAddress;
}): CodeData {
  const { server, language, address } = request;
  const { snapshot, locale, parsed } = language;
  const { pathname, searchParams } = server.url;
  // A visitor who had to log in first brings the door they want to go through.
  const wanted = readDoor(searchParams.get('code') ?? '');
  const isEntrance = parsed.kind === 'home';
  const path = parsed.locale === undefined ? pathname : pathname.slice(`/${parsed.locale}`.length);
  return {
    screen: 'code',
    ...coverSurroundings({ server, language, path, picture: snapshot.settings.loginPageBackground }),
    title: serverTexts(snapshot, ['access'])('access__code_enter'),
    closedWorld: isEntrance ? null : address.world,
    homeHref: formatHomePath({ locale, defaultLocale: server.bundle.defaultLocale }),
    code: codeView({
      ...(!isEntrance && { world: address.world }),
      door: isEntrance ? entranceDoor(server, address, wanted) : (address.door ?? wanted),
      locale,
      page: pathname,
      query: searchParams,
    }),
    texts: interfaceTexts(snapshot, ['access', 'code', 'problem']),
    styles: server.stylesOf('app/screens/code/code-screen.tsx'),
  };
}

/** The door of a world that the address does not name: the requested one, else the world's own. */
function entranceDoor({ closedDoors }: ServerContext, address: ClosedAddress, wanted?: DoorId): DoorId {
  return wanted !== undefined && closedDoors.lockOf(wanted) === 'password'
    ? wanted
    : closedDoors.at(addressKey(address.world, ''));
}
