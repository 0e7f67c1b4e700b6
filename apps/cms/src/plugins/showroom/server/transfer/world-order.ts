import type { Job } from '../../../../jobs/job.ts';
import type { TourOptions } from '../../../../world-transfer/apart/requests.ts';
import type { ImportState, Overwriting, TransferRemark } from '../../contracts/transfer.ts';

/** What is to be done with a file of worlds, kept as JSON. */
export interface WorldOrder {
  readonly file: string;
  readonly options: TourOptions;
  /** The number of the account that gave the order. */
  readonly by: number;
  /** Absent while it is examined. */
  readonly import?: {
    readonly overwriting: Overwriting;
    /** Whether walk films are made afterwards. */
    readonly films: boolean;
  };
}

export type WorldJobRecord = Job<WorldOrder, ImportState>;

/** Of work that ended its process each time it was begun, or that something broke which has nothing to do with it. */
export function brokenView({ token, order }: WorldJobRecord): ImportState {
  const status = order.import === undefined ? 'refused' : 'failed';
  return { status, token, file: order.file, remarks: [UNEXPECTED] };
}

export const UNEXPECTED: TransferRemark = {
  code: 'unexpected',
  path: '',
  sentence: 'Something went wrong that has nothing to do with the file; the log of the CMS says what.',
};
