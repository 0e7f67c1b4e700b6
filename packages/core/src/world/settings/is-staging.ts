import { setting } from './setting.ts';

export const isStaging = setting({
  fields: { staging: 'flag' },
  leadsTo: 'nothing',
  read: (given) => given.flag('staging') ?? false,
});
