import { setting } from './setting.ts';

export const defaultWorld = setting({
  fields: { default_world: 'world' },
  leadsTo: 'nothing',
  read: (given) => given.world('default_world'),
});
