import type { FindingCode, Severity } from '@vitrine/core';

/** What the plugin says, in every language of the admin panel. ICU messages. */
export type TextKey =
  | 'name'
  | 'doctor.title'
  | 'doctor.subtitle'
  | 'doctor.again'
  | 'doctor.loading'
  | 'doctor.failed'
  | 'doctor.retry'
  | 'doctor.empty'
  | 'doctor.healthy'
  | 'doctor.noMatch'
  | 'doctor.showAll'
  | 'doctor.more'
  | 'doctor.worlds'
  | 'doctor.shared'
  | 'doctor.counts'
  | 'doctor.filter'
  | 'doctor.severity'
  | 'doctor.world'
  | 'doctor.everyWorld'
  | 'doctor.everySeverity'
  | 'doctor.findings'
  | 'doctor.open'
  | 'doctor.openFile'
  | 'doctor.score'
  | 'panel.title'
  | 'panel.healthy'
  | 'panel.unsaved'
  | 'panel.failed'
  | 'panel.all'
  | 'widget.title'
  | 'widget.link'
  | `severity.${Severity}`
  | `code.${FindingCode}`;

/** What to do about a finding. The core says it in English, and more precisely. */
export type FixKey = `fix.${FindingCode}`;

export type Texts = Readonly<Record<TextKey, string> & Partial<Record<FixKey, string>>>;
