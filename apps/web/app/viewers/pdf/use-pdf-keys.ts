import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** The commands that keys can give to a document. */
interface PdfCommands {
  readonly pageCount: number;
  readonly goTo: (page: number) => void;
  /** Turns the pages that are seen. */
  readonly turn: (direction: 1 | -1) => void;
  readonly step: (direction: 1 | -1) => void;
  readonly reset: () => void;
  readonly openFind: () => void;
}

/**
 * Keys of a document, wherever the focus is in its overlay. Up and down are left to the browser, which
 * scrolls; so is everything in fields.
 */
export function usePdfKeys(viewer: RefObject<HTMLElement | null>, commands: PdfCommands): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const isHeld = event.ctrlKey || event.metaKey;
    const isTyping = (event.target as Element).closest('input') !== null;
    const command = isHeld ? heldCommand(event.key, commands) : plainCommand(event.key, commands);
    if (command === undefined || (isTyping && !isHeld)) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    const scope = viewer.current?.closest('dialog') ?? viewer.current;
    if (!scope) return undefined;
    const onKey = (event: KeyboardEvent) => take(event);
    scope.addEventListener('keydown', onKey);
    return () => scope.removeEventListener('keydown', onKey);
  }, [viewer]);
}

function heldCommand(key: string, commands: PdfCommands): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case 'f':
      return commands.openFind;
    case '+':
    case '=':
      return () => commands.step(1);
    case '-':
      return () => commands.step(-1);
    case '0':
      return commands.reset;
    default:
      return undefined;
  }
}

function plainCommand(key: string, commands: PdfCommands): (() => void) | undefined {
  const { pageCount, goTo } = commands;
  switch (key) {
    case 'PageDown':
    case 'ArrowRight':
      return () => commands.turn(1);
    case 'PageUp':
    case 'ArrowLeft':
      return () => commands.turn(-1);
    case 'Home':
      return () => goTo(1);
    case 'End':
      return () => goTo(pageCount);
    case '+':
      return () => commands.step(1);
    case '-':
      return () => commands.step(-1);
    default:
      return undefined;
  }
}
