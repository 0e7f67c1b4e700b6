import { readDoor } from '@vitrine/core/access/door';
import type { DoorId } from '@vitrine/core/access/door';
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

/** The page that asks for the access code of a world whose address was asked for. */
export interface CodeData extends CoverSurroundings {
  readonly screen: 'code';
  readonly title: string;
  /** As it stands in the address; null where the address is that of an entrance, which names no world. */
  readonly closedWorld: string | null;
  readonly homeHref: string;
  readonly code: CodeView;
  readonly texts: Texts;
  /** The style sheets of the page's code. */
  readonly styles: readonly string[];
}

/** Builds the page. It tells nothing of the world but what the address says. */
export function buildCodeData(request: {
  readonly server: ServerContext;
  readonly language: AddressLanguage;
  readonly address: ClosedAddress;
}): CodeData {
  const { server, language, address } = request;
  const { snapshot, locale, parsed } = language;
  const { pathname, searchParams } = server.url;
  // Whoever had to log in first comes with the door they want to go through.
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

/** What stands for a world that the address does not name: the door that somebody wants to go through, else its own. */
function entranceDoor({ closedDoors }: ServerContext, address: ClosedAddress, wanted?: DoorId): DoorId {
  return wanted !== undefined && closedDoors.lockOf(wanted) === 'password'
    ? wanted
    : closedDoors.at(addressKey(address.world, ''));
}
