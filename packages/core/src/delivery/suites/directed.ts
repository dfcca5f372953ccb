import type { CoreOptions } from '../../options/coreOptions.ts';
import type { SuiteId } from '@netloom/model';
import type { DeliveryTest } from '../test.ts';
import { TestCode } from '../testCode.ts';
import type { Frame } from '../testCode.ts';

interface About {
  suite: SuiteId;
  name: string;
  about: string;
  plusargs?: readonly string[];
  frame?: Frame;
}

/** A test whose body is written into the frame that all directed tests share. */
export function directedTest(
  options: CoreOptions,
  { suite, name, about, plusargs = [], frame = {} }: About,
  write: (test: TestCode) => void,
): DeliveryTest {
  const test = new TestCode(options, frame);
  write(test);
  return { suite, name, about, image: test.finish(), plusargs, notes: test.notes };
}
