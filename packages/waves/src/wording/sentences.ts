import { sayer } from '@netloom/model/sayer';
import { DAMAGE_SENTENCES } from './damage.ts';
import { DECODE_SENTENCES } from './decoding.ts';

/**
 * What is said of a dump, of questions that it has no answer to and of transfers in it, in English; other languages are
 * worded by the same keys.
 */
export const DUMP_SENTENCES = {
  'WAVE-AT': '{{part}}: {{said}}',
  'WAVE-AT/byte': '{{part}}, byte {{offset}}: {{said}}',
  'WAVE-OF': '{{file}}: {{said}}',
  'WAVE-PART/dump': 'dump',
  'WAVE-PART/wrapper': 'wrapper',
  'WAVE-PART/block head': 'block head',
  'WAVE-PART/header': 'header',
  'WAVE-PART/geometry': 'geometry',
  'WAVE-PART/hierarchy': 'hierarchy',
  'WAVE-PART/hier': '.hier file',
  'WAVE-PART/source stem': 'source stem',
  'WAVE-PART/blackout': 'blackout',
  'WAVE-PART/value block': 'value block',
  'WAVE-PART/frame': 'frame',
  'WAVE-PART/time table': 'time table',
  'WAVE-PART/chain index': 'chain index',
  'WAVE-PART/chains': 'chains',
  'WAVE-PART/chain': 'chain',
  'WAVE-PART/values': 'values',
  'WAVE-PART/gzip': 'gzip',
  'WAVE-PART/VCD': 'VCD',
  'WAVE-PART/VCD declarations': 'VCD declarations',
  'WAVE-PART/GHW header': 'GHW header',
  'WAVE-PART/strings': 'strings',
  'WAVE-PART/types': 'types',
  'WAVE-PART/well-known types': 'well-known types',
  'WAVE-PART/cycles': 'cycles',
  'WAVE-PART/query': 'query',
  'WAVE-PART/condition': 'condition',
  'WAVE-PART/decoder': 'decoder',
  'WAVE-PART/from': 'from',
  'WAVE-PART/to': 'to',
  'WAVE-PART/offset': 'offset',
  'WAVE-PART/tolerance': 'tolerance',
  'WAVE-PART/times': 'times',
  'WAVE-PART/scopes': 'scopes',

  'WAVE-DUMP/empty': 'is empty',
  'WAVE-DUMP/form': 'is neither FST nor GHW nor VCD',
  'WAVE-DUMP/file': 'is not a file',
  'WAVE-DUMP/gone': 'is not a file, or is gone',
  'WAVE-DUMP/unopened': 'cannot be opened ({{code}})',
  'WAVE-DUMP/short': 'needs {{length}} bytes, the file ends at {{size}}',
  'WAVE-DUMP/shorter': 'the file became shorter while it was read',

  'WAVE-QUERY/parts': 'more than {{most}} parts in one signal',
  'WAVE-QUERY/ref': '"{{text}}" is no signal: expected 12, 12[7:4] or 12[7:4]+15',
  'WAVE-QUERY/order': '{{text}}: the left bit must not be below the right',
  'WAVE-QUERY/bit': '{{name}}: the signal has {{width}} bits, there is no bit {{high}}',
  'WAVE-QUERY/pixels': 'pixels must be at least 1',
  'WAVE-QUERY/scope': 'there is no scope {{scope}}',
  'WAVE-QUERY/limit': 'limit must be 2 to {{most}}',
  'WAVE-QUERY/signal': 'there is no signal {{signal}}',
  'WAVE-QUERY/bits': 'signal {{signal}} has no bits: it is a {{kind}}',

  'WAVE-CONDITION/empty': "is empty: expected for example == 8'hff, > 10 or rises",
  'WAVE-CONDITION/edge': '{{happens}} is for single bits; use changes',
  'WAVE-CONDITION/text': '{{compare}} is for numbers; texts are compared with == and !=',
  'WAVE-CONDITION/real': '{{literal}} is no number, and the signal is a real',
  'WAVE-CONDITION/state': '{{compare}} {{literal}}: a state has no order',
  'WAVE-CONDITION/bits': '{{literal}} is a real, and the signal has bits',
  'WAVE-CONDITION/order': '{{literal}} is no number and has no order',
  'WAVE-CONDITION/value': "{{literal}} is no value: expected 8'hff, 255, x or a name of the enum",
  'WAVE-CONDITION/wide': '{{literal}} does not fit in {{width}} bits',
  'WAVE-CONDITION/size': '{{literal}}: the size must be between 1 and {{most}}',
  'WAVE-CONDITION/digit': '{{literal}}: "{{digits}}" has a digit that is none of its base',

  'WAVE-DECODER/unknown': "there is no decoder '{{decoder}}'; known are {{known}}",
  'WAVE-DECODER/option': "{{decoder}} has no option '{{option}}'",
  'WAVE-DECODER/value': 'option {{option}} of {{decoder}} cannot be {{value}}',
  'WAVE-DECODER/path': '{{role}}: the dump has no signal {{path}}',
  'WAVE-DECODER/bits': '{{role}}: {{path}} is not made of bits',
  'WAVE-DECODER/range': '{{role}}: {{path}} has no bits {{left}} to {{right}}',
  'WAVE-DECODER/width': '{{role}} has {{bits}} bit(s), {{path}} {{own}}: choose which of them',
  'WAVE-DECODER/role': '{{decoder}} has no signal {{role}}',
  'WAVE-DECODER/missing': '{{decoder}} needs {{roles}}',

  'WAVE-COMPARE/widths': '{{a}} bits against {{b}}',
  'WAVE-COMPARE/kinds': '{{a}} against {{b}}',
  'WAVE-VALUE/bits': 'bits',
  'WAVE-VALUE/real': 'real',
  'WAVE-VALUE/text': 'text',
  'WAVE-COMPARE/time': '"{{text}}" is no time: expected 1500 (ticks of the first dump) or 1.5us',
  'WAVE-COMPARE/negative': 'must not be below 0',
  'WAVE-COMPARE/ticks': '{{time}} ticks of 10^{{timescale}} s are too many: give times in a coarser unit',
  'WAVE-COMPARE/apart': 'the dumps have no time in common: look at from, to and offset',
  'WAVE-COMPARE/paths': 'no signal has the same path in both: name the scopes that are the same',

  ...DAMAGE_SENTENCES,
  ...DECODE_SENTENCES,
} as const;

export type DumpSentence = keyof typeof DUMP_SENTENCES;

/** A part of a dump, or of a question, that something is wrong with. */
export type DumpPart = DumpSentence extends infer Key
  ? Key extends `WAVE-PART/${infer Part}`
    ? Part
    : never
  : never;

export const say = sayer(DUMP_SENTENCES);
