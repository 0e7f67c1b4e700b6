import { beginPresentation } from '@vitrine/core/presentation/presentation';
import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import { localeCode, payloadId } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import { documentsInMemory, SharedDocumentsAwayError } from '../coordination/coordination.ts';
import type { SharedDocuments } from '../coordination/coordination.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createPresentationDocuments } from './presentation-documents.ts';

const CODE = 'K7M2QX' as PresentationCode;
const GUIDE = 'guide' as ParticipantId;

/** Documents that answer as late as over a network, now sooner and now later, so that others come in between. */
function slow(documents: SharedDocuments): SharedDocuments {
  let asked = 0;
  const pause = async (): Promise<void> => {
    asked += 1;
    const turns = (asked * 7) % 5;
    for (let turn = 0; turn < turns; turn += 1) await settle();
  };
  return {
    read: async (name) => {
      const found = await documents.read(name);
      await pause();
      return found;
    },
    write: async (...args) => {
      await pause();
      return documents.write(...args);
    },
    remove: documents.remove,
  };
}

function emptyDocuments(): SharedDocuments {
  return documentsInMemory(10, createFakeClock());
}

async function refuse(): Promise<never> {
  throw new SharedDocumentsAwayError('It is away.');
}

/** Documents of a Redis that can be away, and comes back empty. */
function restarting() {
  const away: SharedDocuments = { read: refuse, write: refuse, remove: refuse };
  let now = emptyDocuments();
  const documents: SharedDocuments = {
    read: (name) => now.read(name),
    write: (...args) => now.write(...args),
    remove: (name) => now.remove(name),
  };
  return { documents, kill: () => (now = away), start: () => (now = emptyDocuments()) };
}

test('two processes that change a presentation at the same moment lose no change', async () => {
  const documents = slow(documentsInMemory(10, createFakeClock()));
  const [one, other] = [1, 2].map(() =>
    createPresentationDocuments({
      coordination: {
        bus: { publish: () => {}, subscribe: () => {}, onGap: () => {} },
        documents: () => documents,
        isUp: () => true,
      },
      onChange: () => {},
    }),
  );
  const showing = { location: payloadId('hall'), open: [] };
  await one?.begin(beginPresentation({ code: CODE, guide: GUIDE, showing, locale: localeCode('en') }));
  const changes = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? one : other)?.change(CODE, { type: 'leadGiven', by: GUIDE, to: GUIDE }),
    ),
  );
  const made = changes.filter((change) => change?.kind === 'changed').length;
  expect(made).toBeGreaterThan(1);
  expect((await one?.refresh(CODE))?.epoch).toBe(1 + made);
});

test('two processes that find an empty Redis at the same moment agree on the later state', async () => {
  const { documents, kill, start } = restarting();
  const listeners: ((message: string) => void)[] = [];
  const bus = {
    publish: (_topic: string, message: string) => {
      for (const listener of listeners) listener(message);
    },
    subscribe: (_topic: string, listener: (message: string) => void) => void listeners.push(listener),
    onGap: () => {},
  };
  const [ahead, behind] = [1, 2].map(() =>
    createPresentationDocuments({
      coordination: { bus, documents: () => documents, isUp: () => true },
      onChange: () => {},
    }),
  );
  const showing = { location: payloadId('hall'), open: [] };
  const locale = localeCode('en');
  await ahead?.begin(beginPresentation({ code: CODE, guide: GUIDE, showing, locale }));
  await behind?.refresh(CODE);
  kill();
  await ahead?.change(CODE, { type: 'shown', by: GUIDE, epoch: 1, seq: 1, showing, locale });
  start();
  // The first one to write is behind.
  await Promise.all([behind?.refresh(CODE), ahead?.refresh(CODE)]);
  expect([ahead, behind].map((process) => process?.known(CODE)?.seq)).toEqual([1, 1]);
  expect(JSON.parse((await documents.read(CODE))?.text ?? '')).toMatchObject({ seq: 1 });
});
