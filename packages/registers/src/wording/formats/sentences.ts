import { sayer } from '@netloom/model';
import { COMMON_FORMAT } from './common.ts';
import { IPXACT_FORMAT } from './ipxact.ts';
import { PROPERTY_NAMES } from './properties.ts';
import { READ_BACK } from './readBack.ts';
import { RDL_FORMAT } from './systemRdl.ts';
import { REGGEN_FORMAT } from './reggen.ts';
import { SVD_FORMAT } from './svd.ts';
import { TABLE_FORMAT } from './table.ts';
import { VIEW_LOSSES } from './views.ts';

/** Every sentence that is said when register maps are read from files of others and written for them. */
export const FORMAT_SENTENCES = {
  ...COMMON_FORMAT,
  ...READ_BACK,
  ...PROPERTY_NAMES,
  ...VIEW_LOSSES,
  ...SVD_FORMAT,
  ...RDL_FORMAT,
  ...IPXACT_FORMAT,
  ...REGGEN_FORMAT,
  ...TABLE_FORMAT,
} as const;

export type CommonFormatSentence = keyof typeof COMMON_FORMAT;
export type PropertySentence = keyof typeof PROPERTY_NAMES;
export type ReadBackSentence = keyof typeof READ_BACK;
export type ViewLossSentence = keyof typeof VIEW_LOSSES;
export type RdlSentence = keyof typeof RDL_FORMAT;
export type IpxactSentence = keyof typeof IPXACT_FORMAT;
export type ReggenSentence = keyof typeof REGGEN_FORMAT;
export type TableSentence = keyof typeof TABLE_FORMAT;
export type SvdSentence = keyof typeof SVD_FORMAT;

export const say = sayer(FORMAT_SENTENCES);
