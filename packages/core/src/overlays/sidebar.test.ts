import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepSidebar } from './sidebar.ts';
import type { SidebarEffect, SidebarEvent, SidebarPhase } from './sidebar.ts';

function run(...events: readonly SidebarEvent[]) {
  let phase: SidebarPhase = 'closed';
  const effects: SidebarEffect[] = [];
  for (const event of events) {
    const [next, asked] = stepSidebar(phase, event);
    phase = next;
    effects.push(...asked);
  }
  return { phase, effects };
}

describe('the sidebars of specification section 4', () => {
  test('"open when left or right content or a component is set, and slide in" (spec 3.31) (spec 4.4)', () => {
    expect(run('shown')).toEqual({ phase: 'opening', effects: ['wait'] });
    expect(run('shown', 'timePassed').phase).toBe('open');
  });

  test('"close on the close event or a gap click"; "After closing, the product waits the transition time and then fires a close_sidebars hook" (spec 4.4) (spec 4.5) (spec 4.6)', () => {
    expect(run('shown', 'timePassed', 'closeAsked')).toEqual({
      phase: 'closing',
      effects: ['wait', 'leave', 'wait'],
    });
    expect(run('shown', 'timePassed', 'closeAsked', 'removed', 'timePassed')).toEqual({
      phase: 'closed',
      effects: ['wait', 'leave', 'wait', 'runCloseHooks'],
    });
  });

  test('"Closes during a transition are ignored" (spec 4.5)', () => {
    expect(run('shown', 'closeAsked')).toEqual({ phase: 'opening', effects: ['wait'] });
    const closing = run('shown', 'timePassed', 'closeAsked');
    expect(run('shown', 'timePassed', 'closeAsked', 'closeAsked')).toEqual(closing);
  });

  test('slide out as well when the browser’s back takes them away, even on their way in', () => {
    expect(run('shown', 'removed', 'timePassed')).toEqual({
      phase: 'closed',
      effects: ['wait', 'wait', 'runCloseHooks'],
    });
  });

  test('come back when they are shown again on their way out, without a hook', () => {
    expect(run('shown', 'timePassed', 'closeAsked', 'shown', 'timePassed')).toEqual({
      phase: 'open',
      effects: ['wait', 'leave', 'wait', 'wait'],
    });
  });
});

const events = fc.array(fc.constantFrom<SidebarEvent>('shown', 'closeAsked', 'removed', 'timePassed'));

describe('a sidebar, whatever happens to it,', () => {
  test('never moves without a wait, and fires one hook for each time it has closed', () => {
    fc.assert(
      fc.property(events, (happened) => {
        let phase: SidebarPhase = 'closed';
        let closed = 0;
        let hooks = 0;
        for (const event of happened) {
          const [next, effects] = stepSidebar(phase, event);
          const isMoving = next === 'opening' || next === 'closing';
          expect(effects.includes('wait')).toBe(isMoving && next !== phase);
          expect(effects.includes('leave')).toBe(event === 'closeAsked' && phase === 'open');
          if (next === 'closed' && phase !== 'closed') closed += 1;
          hooks += effects.filter((effect) => effect === 'runCloseHooks').length;
          phase = next;
        }
        expect(hooks).toBe(closed);
      }),
    );
  });

  test('comes to rest once time passes, closed where its content is gone', () => {
    fc.assert(
      fc.property(events, (happened) => {
        expect(run(...happened, 'timePassed').phase).toMatch(/^(open|closed)$/);
        expect(run(...happened, 'removed', 'timePassed').phase).toBe('closed');
        expect(run(...happened, 'shown', 'timePassed').phase).toBe('open');
      }),
    );
  });
});
