// Written by bench/custom/refreshSpeedups.ts.
import type { MeasuredSpeedup } from './speedup.ts';

// prettier-ignore
export const MEASURED_SPEEDUPS: readonly MeasuredSpeedup[] = [
  {"program":"crc-bytes","core":"micro","with":1803,"without":3596,"result":"ac72abcc","of":"42b14829"},
  {"program":"crc-bytes","core":"standard","with":1549,"without":3343,"result":"ac72abcc","of":"c8bc976b"},
  {"program":"crc-bytes","core":"nano","with":1803,"without":3596,"result":"ac72abcc","of":"759753ed"},
  {"program":"crc-words","core":"micro","with":652,"without":3596,"result":"ac72abcc","of":"dc2e32a9"},
  {"program":"crc-words","core":"standard","with":528,"without":3343,"result":"ac72abcc","of":"623981eb"},
  {"program":"popcount","core":"micro","with":459,"without":1361,"result":"000003ed","of":"30d48c20"},
  {"program":"popcount","core":"standard","with":461,"without":1299,"result":"000003ed","of":"1834241e"},
  {"program":"rotate","core":"micro","with":715,"without":1099,"result":"66dbde36","of":"a4464c67"},
  {"program":"rotate","core":"standard","with":781,"without":1037,"result":"66dbde36","of":"d01bc3e5"},
  {"program":"mac","core":"micro","with":592,"without":1427,"result":"3bbfd088","of":"6e887dba"},
  {"program":"mac","core":"standard","with":596,"without":916,"result":"3bbfd088","of":"a705fba4"},
  {"program":"saturate","core":"micro","with":652,"without":956,"result":"064cce5c","of":"47a8031e"},
  {"program":"saturate","core":"standard","with":590,"without":996,"result":"064cce5c","of":"0f54a670"},
  {"program":"dot","core":"micro","with":588,"without":4172,"result":"00013a10","of":"354e4b8a"},
  {"program":"dot","core":"standard","with":462,"without":3470,"result":"00013a10","of":"ec72b694"},
  {"program":"blend","core":"micro","with":654,"without":782,"result":"8f2c5b80","of":"998258e6"},
  {"program":"blend","core":"standard","with":592,"without":720,"result":"8f2c5b80","of":"af653ce8"},
  {"program":"division","core":"micro","with":2702,"without":3213,"result":"00006bda","of":"91c49923"},
  {"program":"division","core":"standard","with":2640,"without":3151,"result":"00006bda","of":"039c9de9"},
  {"program":"tally","core":"micro","with":526,"without":640,"result":"0000001c","of":"9fd09a1a"},
  {"program":"tally","core":"standard","with":564,"without":585,"result":"0000001c","of":"369f1804"},
  {"program":"crc-words","core":"nano","with":652,"without":3596,"result":"ac72abcc","of":"0f143e6d"},
];
