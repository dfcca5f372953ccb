import { csvOutput } from './csv.ts';
import { decodersOutput } from './decoders.ts';
import { dtsOutput } from './dts/index.ts';
import { headerOutput } from './header.ts';
import { htmlOutput } from './html/index.ts';
import { jsonOutput } from './json.ts';
import { linkerScriptOutput } from './linkerScript.ts';
import type { AddressMapOutput } from './output.ts';
import { rustOutput } from './rust.ts';
import { svdOutput } from './svd.ts';

/** Every view of an address map, in the order in which they are offered. */
export const ADDRESS_MAP_OUTPUTS: readonly AddressMapOutput[] = [
  headerOutput,
  linkerScriptOutput,
  rustOutput,
  dtsOutput,
  svdOutput,
  htmlOutput,
  jsonOutput,
  csvOutput,
  decodersOutput,
];
