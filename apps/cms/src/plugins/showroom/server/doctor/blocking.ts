import type { Finding } from '@vitrine/doctor/finding';

/**
 * Whether a finding prevents publishing. Differing access rules do not: publishing each language is how they
 * are fixed.
 */
export function isReasonNotToPublish({ severity, code }: Pick<Finding, 'severity' | 'code'>): boolean {
  return severity === 'error' && code !== 'accessDiffers';
}
