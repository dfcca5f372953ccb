import type { Wording } from '@netloom/model';

export type OptionValue = string | number | boolean;

/** A signal of the dump by full path (dots), or the bits `high` to `low` of its value, counted from 0 at the right. */
export interface DecoderSignal {
  path: string;
  high?: number;
  low?: number;
}

/** A decoder with its signals by role; without ids of the dump, so that it can be stored and outlives a reload. */
export interface DecoderSetup {
  decoder: string;
  signals: Record<string, DecoderSignal>;
  /** What is absent has the option's initial value. */
  options: Record<string, OptionValue>;
}

export interface DecoderRole {
  name: string;
  /** Bits; null: any. */
  width: number | null;
  /** Within its group, if it has one. */
  required: boolean;
  /** Roles that come together or not at all; a decoder with groups needs one of them. */
  group?: string;
  /** Lower-case names without prefix and direction, the usual one first. */
  aliases: string[];
}

export type DecoderOption = { name: string } & (
  | { type: 'choice'; choices: string[]; initial: string }
  | { type: 'number'; least: number; greatest: number; initial: number }
  | { type: 'flag'; initial: boolean }
);

/** What a decoder needs, for dialogs; `id` is stable. */
export interface DecoderDescription {
  id: string;
  name: string;
  roles: DecoderRole[];
  options: DecoderOption[];
  /** Every kind of transaction that it reports. */
  kinds: string[];
}

/** `code` is stable, `text` English, `wording` the same for other languages. `response`: an error that the other side reported; `protocol`: a rule broken. */
export interface TransactionError {
  time: number;
  code: string;
  text: string;
  wording: Wording;
}

/**
 * One transfer. All times are ticks. A clocked transfer begins where its first VALID (select, strobe) rose, or at the
 * clock edge after which it stayed high for this transfer, and ends at the clock edge that took its last answer.
 */
export interface Transaction {
  /** Place in the order in which transfers ended. */
  index: number;
  begin: number;
  end: number;
  /** `read`, `write`, `rx`, … ; `error` for what belongs to no transfer. */
  kind: string;
  /** Hexadecimal digits (x where unknown); empty: none. */
  address: string;
  /** Beats in hexadecimal digits; `--` stands for a byte that is not written. */
  data: string[];
  id: string;
  response: string;
  errors: TransactionError[];
  /** Ticks from `begin` to the first data and to the response; null: none came or the protocol has none. */
  latency: { data: number | null; response: number | null };
  /** Clocks in which a channel waited, by channel; and when. */
  stalls: Record<string, number>;
  stalled: [from: number, to: number][];
  /** Bytes moved. */
  bytes: number;
  /** Row among transfers that overlap, from 0. */
  lane: number;
  /** False while it is under way where the dump ends. */
  complete: boolean;
}

/** Stretches of `count` transfers too narrow to draw alone have no index. */
export interface TransactionMark {
  from: number;
  to: number;
  lane: number;
  /** Transfers; 1 for one that is drawn alone. */
  count: number;
  errors: number;
  index: number | null;
  kind: string;
  /** Empty where there is no room for text. */
  label: string;
  /** Of a label that is a sentence. */
  wording?: Wording;
  stalled: [from: number, to: number][];
}

export interface TransactionFilter {
  kinds?: string[];
  /** Hexadecimal digits, both included. */
  address?: { from: string; to: string };
  id?: string;
  errorsOnly?: boolean;
  /** Part of address, data, id, response, kind or an error's text, in any case. */
  text?: string;
  /** Those that overlap a span of time. */
  span?: { from: number; to: number };
}

export type TransactionColumn =
  | 'begin'
  | 'end'
  | 'kind'
  | 'address'
  | 'id'
  | 'response'
  | 'dataLatency'
  | 'responseLatency'
  | 'bytes'
  | 'stalls'
  | 'errors';

/** Ticks. The histogram's bins are of equal width from least to greatest, both included. */
export interface LatencySummary {
  count: number;
  least: number;
  mean: number;
  p50: number;
  p95: number;
  greatest: number;
  histogram: { from: number; to: number; count: number }[];
}

export interface TransactionTotals {
  /** Empty: all together. */
  kind: string;
  count: number;
  errors: number;
  bytes: number;
  /** Bytes a second, from the first begin to the last end; null where no time passes. */
  throughput: number | null;
  dataLatency: LatencySummary | null;
  responseLatency: LatencySummary | null;
}

/** Sorted and filtered; `locate` asks for the row of a transfer. */
export interface TableQuery {
  form: 'table';
  filter: TransactionFilter;
  sort: { column: TransactionColumn; descending: boolean };
  offset: number;
  limit: number;
  locate?: number;
}

/** What a row of the picture shows: at most a few marks a pixel. */
export interface MarksQuery {
  form: 'marks';
  from: number;
  to: number;
  pixels: number;
}

export type DecodeQuery = TableQuery | MarksQuery | { form: 'one'; index: number };

/** How far decoding has come: ask again while `progress` is below 1. */
export interface DecodeState {
  progress: number;
  /** Decoded up to here. */
  until: number;
  /** Transfers are left out after `until`, because there are too many of them to keep. */
  limited: boolean;
  /** Transfers and errors found. */
  count: number;
  errors: number;
  /** Rows of overlapping transfers. */
  lanes: number;
}

export type DecodeReply = DecodeState &
  (
    | { form: 'marks'; marks: TransactionMark[] }
    | {
        form: 'table';
        rows: Transaction[];
        /** All that pass the filter first, then each kind. */
        totals: TransactionTotals[];
        /** Row of `locate` among those that pass the filter; null: it is not there. */
        located: number | null;
      }
    | { form: 'one'; transaction: Transaction | null }
  );
