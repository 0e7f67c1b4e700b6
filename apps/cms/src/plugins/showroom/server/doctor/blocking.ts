import type { Finding } from '@vitrine/doctor/finding';

/**
 * Whether a finding is a reason not to publish. That languages differ in who may enter is none: publishing each
 * of them is what mends it.
 */
export function isReasonNotToPublish({ severity, code }: Pick<Finding, 'severity' | 'code'>): boolean {
  return severity === 'error' && code !== 'accessDiffers';
}
