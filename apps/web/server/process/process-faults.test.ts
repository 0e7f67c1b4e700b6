import { EventEmitter } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { watchFaults } from './process-faults.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';

function setUp() {
  const [process, logger, end] = [new EventEmitter(), createFakeLogger(), vi.fn<() => void>()];
  return { process, logger, end, faults: watchFaults({ process, logger, end }) };
}

describe('what no part of the server has caught', () => {
  test('does not end the process for a promise without a handler', () => {
    const { process, logger, end, faults } = setUp();
    expect(process.emit('unhandledRejection', new Error('stray'))).toBe(true);
    process.emit('unhandledRejection', 'no error at all');
    expect(faults.rejections()).toBe(2);
    expect(logger.lines.map(({ level }) => level)).toEqual(['error', 'error']);
    expect(end).not.toHaveBeenCalled();
  });

  test('ends the server in order where it is an exception', () => {
    const { process, logger, end, faults } = setUp();
    expect(process.emit('uncaughtException', new Error('broken'))).toBe(true);
    expect(faults.exceptions()).toBe(1);
    expect(logger.lines).toHaveLength(1);
    expect(end).toHaveBeenCalledOnce();
  });
});
