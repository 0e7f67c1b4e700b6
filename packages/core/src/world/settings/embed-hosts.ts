import { setting } from './setting.ts';

/** Hosts that embeds may come from. */
export const embedHosts = setting({
  fields: { embed_hosts: 'text' },
  leadsTo: 'nothing',
  read: (given): readonly string[] =>
    (given.text('embed_hosts') ?? '').split(/\r?\n/).flatMap((line) => {
      const host = line.trim().toLowerCase();
      return host === '' ? [] : [host];
    }),
});
