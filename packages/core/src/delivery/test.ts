import type { SuiteId } from '@netloom/model';
import type { Image } from '../program/index.ts';

/** A program with what makes it hard; it ends by writing 1 to tohost. */
export interface DeliveryTest {
  suite: SuiteId;
  name: string;
  /** What it tries, in a sentence. */
  about: string;
  image: Image;
  /** Of the bench, beside those that all have. */
  plusargs: readonly string[];
  /** Places of the program by address, which its listing shows. */
  notes: ReadonlyMap<number, string>;
}

/** Where a program of others tells its end, and the range of words that it leaves, if any. */
export interface OtherPlace {
  tohost: number;
  signature?: { base: number; end: number };
}

/** With the words that the model leaves. */
export interface JudgedTest extends DeliveryTest {
  expected: Uint32Array;
  /** Instructions that the model executed. */
  instructions: number;
  /** Cycles of the core's slowest instruction, where that is one of its own. */
  slowest?: number;
  /** Of a program of others, which lies as it came. */
  place?: OtherPlace;
}
