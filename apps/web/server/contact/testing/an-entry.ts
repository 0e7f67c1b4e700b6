import type { OutboxEntry } from '../entry.ts';

/** An accepted request; each call returns another one. */
export function anEntry(over: Partial<OutboxEntry> = {}): OutboxEntry {
  made += 1;
  return {
    format: 1,
    id: `request-${String(made).padStart(16, '0')}`,
    acceptedAt: new Date(Date.UTC(2026, 0, 1) + made).toISOString(),
    form: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      company: 'Engines',
      phone: '',
      email: 'ada@example.com',
      subject: '',
      message: 'How fast is it?',
      consent: true,
    },
    context: {
      locale: 'en',
      page: 'https://show.example/open/open-start',
      world: { id: 'open', title: 'Open' },
      location: { id: 'open-start', title: 'Start' },
      article: { id: '12', title: 'NV-6' },
    },
    marks: { cms: {}, mail: {} },
    ...over,
  };
}

let made = 0;
