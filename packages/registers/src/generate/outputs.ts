import { ipxactOutputs } from '../formats/ipxact/index.ts';
import { reggenOutput } from '../formats/reggen/index.ts';
import { csvOutput, xlsxOutput } from '../formats/table/index.ts';
import { svdOutput } from '../formats/svd/index.ts';
import { systemRdlOutput } from '../formats/systemrdl/index.ts';
import { cOutput } from './c/index.ts';
import { cppOutput } from './cpp/index.ts';
import { htmlOutput } from './html/index.ts';
import { markdownOutput } from './markdown/index.ts';
import type { RegisterOutput } from './output.ts';
import { uvmOutput } from './uvm/index.ts';
import { rtlOutput } from './rtl/index.ts';

export { registerFileText } from './rtl/index.ts';
export { writeWithLosses } from './output.ts';
export type { OutputFile, OutputFiles, RegisterOutput } from './output.ts';

/** Every view of a register map, in the order in which they are offered. */
export const REGISTER_OUTPUTS: readonly RegisterOutput[] = [
  rtlOutput,
  cOutput,
  cppOutput,
  uvmOutput,
  svdOutput,
  systemRdlOutput,
  ...ipxactOutputs,
  reggenOutput,
  htmlOutput,
  markdownOutput,
  csvOutput,
  xlsxOutput,
];
