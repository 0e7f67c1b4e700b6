/** What the process of a guide and the guests has to do, as its one argument in JSON. */
export interface GuestsJob {
  readonly origin: string;
  readonly guests: number;
  /** Ids of locations, which the guide shows by turns. */
  readonly locations: readonly string[];
}

/** What it is told once everybody follows: for how long the guide presents. */
export interface GuestsStart {
  readonly seconds: number;
}

/** What it reports at the end, in JSON. */
export interface GuestsReport {
  /** From the sending of a message to the last guest's event, in milliseconds. */
  readonly pointers: readonly number[];
  readonly steps: readonly number[];
  /** Messages that were not accepted, event streams that ended, and steps that some guest did not get. */
  readonly failures: number;
  readonly firstFailures: readonly string[];
  /** Messages of the pointer, which may be lost, that some guest did not get. */
  readonly lostPointers: number;
  /** Of the event streams of all guests, while the guide presented. */
  readonly bytes: number;
}
