/**
 * The life of a job whose file an editor has sent, as a pure machine. All processes of the CMS apply their events to the
 * same state, one after the other; what has to happen outside of it is an effect.
 */

/** A job. `Order` is what a worker has to do, `View` is what the page shows. */
export interface Job<Order, View> {
  readonly token: string;
  /** The number of the account that has sent the file, on whose behalf the work is done. */
  readonly account: number;
  /** `settled`: waits for an editor, or is over. */
  readonly phase: 'receiving' | 'working' | 'settled';
  readonly order: Order;
  readonly view: View;
  /** How many orders it had. With the token it names the lease of the work. */
  readonly orders: number;
  /** How often any of its work has begun: the number of a run. Only the last run may change the job. */
  readonly runs: number;
  /** Runs of this order since anything of it was finished. */
  readonly attempts: number;
  /** Whether an editor has ended the work; the worker confirms it. */
  readonly isStopping: boolean;
  /** When an editor last decided something, in milliseconds since 1970. */
  readonly since: number;
}

/** The only job of its kind, and the one before it. */
export interface JobState<Order, View> {
  readonly job: Job<Order, View> | undefined;
  /** The token of the last discarded job: to discard it twice is no error. */
  readonly discarded: string | undefined;
}

export type JobEvent<Order, View extends { readonly status: string }> =
  /** An editor begins to send a file. */
  | {
      readonly type: 'received';
      readonly token: string;
      readonly account: number;
      readonly order: Order;
      readonly view: View;
      readonly at: number;
    }
  /** The file is there, and is worked at from now on. */
  | { readonly type: 'arrived'; readonly token: string; readonly view: View }
  /** An editor decides what to do with the file. `from` are the statuses in which that is possible. */
  | {
      readonly type: 'ordered';
      readonly token: string;
      /** Absent where every account may decide. */
      readonly account?: number;
      readonly from: readonly View['status'][];
      readonly order: (job: Job<Order, View>) => Order;
      readonly view: (job: Job<Order, View>) => View;
      readonly at: number;
    }
  /** A worker that has the lease begins. */
  | {
      readonly type: 'begun';
      readonly token: string;
      readonly orders: number;
      /** What the page shows if it was begun too often. */
      readonly gaveUp: (job: Job<Order, View>) => View;
    }
  /** A worker has come further. With an order, what is left to do is another. */
  | {
      readonly type: 'advanced';
      readonly token: string;
      readonly run: number;
      readonly view: View;
      readonly order?: Order;
    }
  /** A worker is done. The files stay while an editor can go on with them. */
  | {
      readonly type: 'settled';
      readonly token: string;
      readonly run: number;
      readonly view: View;
      readonly order?: Order;
      readonly keepsFiles: boolean;
    }
  /** The work of a run broke off. What is left of the job can be ordered again. */
  | {
      readonly type: 'failed';
      readonly token: string;
      readonly run: number;
      readonly gaveUp: (job: Job<Order, View>) => View;
    }
  /** A worker has ended what an editor stopped, or the file did not arrive. */
  | { readonly type: 'dropped'; readonly token: string; readonly run: number }
  | { readonly type: 'discarded'; readonly token: string; readonly account?: number }
  /** Time has passed. */
  | { readonly type: 'aged'; readonly before: number };

export type JobEffect =
  | { readonly type: 'work'; readonly token: string; readonly orders: number }
  | { readonly type: 'removeFiles'; readonly token: string }
  /** The event changed nothing. `overtaken`: another run has begun, or the job is gone. */
  | { readonly type: 'refuse'; readonly reason: 'busy' | 'otherFile' | 'notReady' | 'overtaken' };

type Outcome<Order, View> = readonly [JobState<Order, View>, readonly JobEffect[]];

/** Work that has ended its process this often is not begun again. */
export const MAX_ATTEMPTS = 3;

export function noJob<Order, View>(): JobState<Order, View> {
  return { job: undefined, discarded: undefined };
}

export function isRunningJob(job: Pick<Job<unknown, unknown>, 'phase'> | undefined): boolean {
  return job !== undefined && job.phase !== 'settled';
}

export function transition<Order, View extends { readonly status: string }>(
  state: JobState<Order, View>,
  event: JobEvent<Order, View>,
): Outcome<Order, View> {
  switch (event.type) {
    case 'received':
      return onReceived(state, event);
    case 'ordered':
      return onOrdered(state, event);
    case 'discarded':
      return onDiscarded(state, event);
    case 'aged':
      return state.job?.phase === 'settled' && state.job.since < event.before ? without(state) : [state, []];
    default:
      return onWorker(state, event);
  }
}

type EventOf<
  Order,
  View extends { readonly status: string },
  Type extends JobEvent<Order, View>['type'],
> = Extract<JobEvent<Order, View>, { readonly type: Type }>;

function onReceived<Order, View extends { readonly status: string }>(
  state: JobState<Order, View>,
  { token, account, order, view, at }: EventOf<Order, View, 'received'>,
): Outcome<Order, View> {
  if (isRunningJob(state.job)) return refused(state, 'busy');
  const job: Job<Order, View> = {
    token,
    account,
    phase: 'receiving',
    order,
    view,
    orders: 0,
    runs: 0,
    attempts: 0,
    isStopping: false,
    since: at,
  };
  return [{ ...state, job }, state.job === undefined ? [] : [removalOf(state.job)]];
}

function onOrdered<Order, View extends { readonly status: string }>(
  state: JobState<Order, View>,
  event: EventOf<Order, View, 'ordered'>,
): Outcome<Order, View> {
  const { job } = state;
  if (job === undefined) return refused(state, state.discarded === event.token ? 'notReady' : 'otherFile');
  if (!isDecidedBy(job, event)) return refused(state, 'otherFile');
  if (isRunningJob(job)) return refused(state, 'busy');
  if (!event.from.includes(job.view.status)) return refused(state, 'notReady');
  const next: Job<Order, View> = {
    ...job,
    phase: 'working',
    order: event.order(job),
    view: event.view(job),
    orders: job.orders + 1,
    attempts: 0,
    isStopping: false,
    since: event.at,
  };
  return [{ ...state, job: next }, [{ type: 'work', token: job.token, orders: next.orders }]];
}

function onDiscarded<Order, View extends { readonly status: string }>(
  state: JobState<Order, View>,
  event: EventOf<Order, View, 'discarded'>,
): Outcome<Order, View> {
  const { job } = state;
  if (job === undefined || !isDecidedBy(job, event)) {
    return state.discarded === event.token ? [state, []] : refused(state, 'otherFile');
  }
  if (isRunningJob(job)) return [{ ...state, job: { ...job, isStopping: true } }, []];
  return without(state);
}

function onWorker<Order, View extends { readonly status: string }>(
  state: JobState<Order, View>,
  event: EventOf<Order, View, 'arrived' | 'begun' | 'advanced' | 'settled' | 'failed' | 'dropped'>,
): Outcome<Order, View> {
  const { job } = state;
  if (job === undefined || job.token !== event.token || !isRunningJob(job))
    return refused(state, 'overtaken');
  if ('run' in event && event.run !== job.runs) return refused(state, 'overtaken');
  const become = (
    next: Partial<Job<Order, View>>,
    effects: readonly JobEffect[] = [],
  ): Outcome<Order, View> => [{ ...state, job: { ...job, ...next } }, effects];
  switch (event.type) {
    case 'arrived':
      if (job.phase !== 'receiving') return refused(state, 'overtaken');
      return become({ phase: 'working', view: event.view });
    case 'begun':
      if (job.phase !== 'working' || job.orders !== event.orders) return refused(state, 'overtaken');
      if (job.attempts >= MAX_ATTEMPTS) {
        return become({ phase: 'settled', view: event.gaveUp(job), isStopping: false });
      }
      return become({ runs: job.runs + 1, attempts: job.attempts + 1 });
    case 'advanced':
      return become({
        view: event.view,
        ...(event.order === undefined ? {} : { order: event.order, attempts: 1 }),
      });
    case 'settled':
      return become(
        {
          phase: 'settled',
          view: event.view,
          isStopping: false,
          ...(event.order === undefined ? {} : { order: event.order }),
        },
        event.keepsFiles ? [] : [removalOf(job)],
      );
    case 'failed':
      return become({ phase: 'settled', view: event.gaveUp(job), isStopping: false });
    case 'dropped':
      return without(state);
  }
}

function isDecidedBy<Order, View>(
  job: Job<Order, View>,
  { token, account }: { readonly token: string; readonly account?: number },
): boolean {
  return job.token === token && (account === undefined || job.account === account);
}

function without<Order, View>({ job, discarded }: JobState<Order, View>): Outcome<Order, View> {
  return [{ job: undefined, discarded: job?.token ?? discarded }, job === undefined ? [] : [removalOf(job)]];
}

function removalOf({ token }: { readonly token: string }): JobEffect {
  return { type: 'removeFiles', token };
}

function refused<Order, View>(
  state: JobState<Order, View>,
  reason: Extract<JobEffect, { readonly type: 'refuse' }>['reason'],
): Outcome<Order, View> {
  return [state, [{ type: 'refuse', reason }]];
}
