// Written by bench/custom/refreshSpeedups.ts.
import type { MeasuredSpeedup } from './speedup.ts';

// prettier-ignore
export const MEASURED_SPEEDUPS: readonly MeasuredSpeedup[] = [
  {"program":"crc-bytes","core":"micro","with":1803,"without":3596,"result":"ac72abcc","of":"42b14829"},
  {"program":"crc-words","core":"micro","with":652,"without":3596,"result":"ac72abcc","of":"dc2e32a9"},
  {"program":"popcount","core":"micro","with":459,"without":1361,"result":"000003ed","of":"30d48c20"},
  {"program":"rotate","core":"micro","with":715,"without":1099,"result":"66dbde36","of":"a4464c67"},
  {"program":"mac","core":"micro","with":592,"without":1427,"result":"3bbfd088","of":"6e887dba"},
  {"program":"saturate","core":"micro","with":652,"without":956,"result":"064cce5c","of":"47a8031e"},
  {"program":"dot","core":"micro","with":588,"without":4172,"result":"00013a10","of":"354e4b8a"},
  {"program":"blend","core":"micro","with":654,"without":782,"result":"8f2c5b80","of":"998258e6"},
  {"program":"division","core":"micro","with":2702,"without":3213,"result":"00006bda","of":"91c49923"},
  {"program":"tally","core":"micro","with":526,"without":640,"result":"0000001c","of":"9fd09a1a"},
  {"program":"crc-bytes","core":"standard","with":1549,"without":3343,"result":"ac72abcc","of":"c8bc976b"},
];
