import type { RegressCheck } from '@netloom/model/regression';

const CHECK_SECONDS = 600;

/** What a run of a plan's check is asked for, before what it may take of the machine. */
export function checkOptions({
  kind,
  top,
  fileList = '',
  testbench = '',
  seconds = CHECK_SECONDS,
}: RegressCheck) {
  return { kind, top, fileList, testbench, seconds };
}
