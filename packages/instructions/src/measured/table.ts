// Written by bench/custom/refreshSpeedups.ts.
import type { MeasuredSpeedup } from './speedup.ts';

// prettier-ignore
export const MEASURED_SPEEDUPS: readonly MeasuredSpeedup[] = [
  {"program":"crc-bytes","core":"micro","with":1803,"without":3596,"result":"ac72abcc","of":"199920b5"},
  {"program":"crc-words","core":"micro","with":652,"without":3596,"result":"ac72abcc","of":"b3160b35"},
];
