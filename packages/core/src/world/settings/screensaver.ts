import { setting } from './setting.ts';

export interface ScreensaverSettings {
  readonly isActive: boolean;
  readonly isAutomatic: boolean;
  /** Seconds; specification section 9: 10. */
  readonly automaticInterval: number;
  /** Seconds before it starts; absent when the backend gives none. */
  readonly idleTimeout?: number;
  /** Seconds between steps; absent: 3 s (specification section 9). */
  readonly stepInterval?: number;
  readonly skipUnreachableLocation: boolean;
  readonly name?: string;
  /** Whether the last visitor is forgotten when it starts; absent: only in a kiosk. */
  readonly forgetsVisitor?: boolean;
  /** Whether a login is ended then, too; absent: no. */
  readonly forgetsLogin?: boolean;
  /** Whether a kiosk says some seconds before that it starts again; absent: no. */
  readonly announcesStart?: boolean;
}

/** Specification section 9: the automatic screensaver moves on every 10 s. */
const AUTOMATIC_INTERVAL = 10;

export const screensaver = setting({
  component: 'screensaver',
  fields: {
    active: 'flag',
    use_automatically_generated_screensaver: 'flag',
    automatically_generated_screensaver_interval: 'amount',
    idle_timeout: 'amount',
    timeout: 'amount',
    skip_unreachable_location: 'flag',
    forgets_visitor: 'flag',
    forgets_login: 'flag',
    announces_start: 'flag',
    screensaver: 'screensaver',
  },
  leadsTo: 'content',
  read: (given): ScreensaverSettings => {
    const idleTimeout = given.positive('idle_timeout');
    const stepInterval = given.positive('timeout');
    const forgetsVisitor = given.flag('forgets_visitor');
    const forgetsLogin = given.flag('forgets_login');
    const name = given.screensaver('screensaver');
    return {
      isActive: given.flag('active') ?? false,
      isAutomatic: given.flag('use_automatically_generated_screensaver') ?? false,
      automaticInterval: given.positive('automatically_generated_screensaver_interval') ?? AUTOMATIC_INTERVAL,
      skipUnreachableLocation: given.flag('skip_unreachable_location') ?? false,
      ...(idleTimeout !== undefined && { idleTimeout }),
      ...(stepInterval !== undefined && { stepInterval }),
      ...(forgetsVisitor !== undefined && { forgetsVisitor }),
      ...(forgetsLogin !== undefined && { forgetsLogin }),
      ...(given.flag('announces_start') && { announcesStart: true }),
      ...(name !== undefined && { name }),
    };
  },
});
