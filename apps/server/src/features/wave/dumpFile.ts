/** A dump on the server's disk. */
export interface DumpFile {
  /** What its user calls it, for messages. */
  name: string;
  path: string;
  /** The `.hier` file of an unfinished dump. */
  hierarchy?: string;
  /** Nobody writes to it any more, even where its writer has not finished it. */
  final?: boolean;
}
