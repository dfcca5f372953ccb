// Written by bench/custom/refreshSpeedups.ts.
import type { MeasuredSpeedup } from './speedup.ts';

// prettier-ignore
export const MEASURED_SPEEDUPS: readonly MeasuredSpeedup[] = [
  {"program":"crc-bytes","core":"micro","with":1803,"without":3596,"result":"ac72abcc","of":"42b14829"},
  {"program":"crc-words","core":"micro","with":652,"without":3596,"result":"ac72abcc","of":"dc2e32a9"},
  {"program":"popcount","core":"micro","with":459,"without":1361,"result":"000003ed","of":"30d48c20"},
  {"program":"rotate","core":"micro","with":715,"without":1099,"result":"66dbde36","of":"a4464c67"},
];
