import { beginPresentation } from '@vitrine/core/presentation/presentation';
import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import { localeCode, payloadId } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import { documentsInMemory } from '../coordination/coordination.ts';
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
