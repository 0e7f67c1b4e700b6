import type { PresentationCall } from '~/contract/presentation.ts';

/** The server's answer to a call: its status, 0 where there was none. */
export interface PresentationAnswer {
  readonly status: number;
}

/** Sends something of this window to the presentation that it takes part in. Never rejects. */
export async function sendPresentation(
  call: PresentationCall,
  fields: Readonly<Record<string, string | number | boolean>> = {},
): Promise<PresentationAnswer> {
  try {
    const { status } = await fetch(`/box-api/presentation/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return { status };
  } catch {
    return { status: 0 };
  }
}
