// Written by bench/custom/refreshSpeedups.ts.
import type { MeasuredSpeedup } from './speedup.ts';

// prettier-ignore
export const MEASURED_SPEEDUPS: readonly MeasuredSpeedup[] = [
  {"program":"crc-bytes","core":"micro","with":1803,"without":3596,"result":"ac72abcc","of":"199920b5"},
  {"program":"crc-words","core":"micro","with":652,"without":3596,"result":"ac72abcc","of":"b3160b35"},
  {"program":"stream","core":"micro","with":661,"without":3858,"result":"ac4fb9a2","of":"bce9388f"},
  {"program":"popcount","core":"micro","with":459,"without":1361,"result":"000003ed","of":"879aaeac"},
  {"program":"rotate","core":"micro","with":715,"without":1099,"result":"66dbde36","of":"9996921b"},
  {"program":"mac","core":"micro","with":592,"without":1427,"result":"3bbfd088","of":"ed8c9ebe"},
  {"program":"saturate","core":"micro","with":652,"without":956,"result":"064cce5c","of":"c5bcb55a"},
  {"program":"dot","core":"micro","with":588,"without":4172,"result":"00013a10","of":"475e258e"},
  {"program":"blend","core":"micro","with":654,"without":782,"result":"8f2c5b80","of":"56e6e012"},
  {"program":"division","core":"micro","with":2702,"without":3213,"result":"00006bda","of":"c55e5fbf"},
  {"program":"tally","core":"micro","with":526,"without":640,"result":"0000001c","of":"5ead2b9e"},
  {"program":"sbox","core":"micro","with":1034,"without":120010,"result":"d02a07cb","of":"ff0d4290"},
  {"program":"walk","core":"micro","with":2071,"without":2394,"result":"5aaf9f9e","of":"969cc2cc"},
];
