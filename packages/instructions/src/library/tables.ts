import type { DefinitionText } from './definitions.ts';

/** The definition of which the library makes `tables`. */
export const TABLES: DefinitionText = {
  name: 'tables',
  description: 'A histogram and a translation of bytes, whose tables lie in the unit.',
  states: {
    counts: { type: 'u16', depth: 64, description: 'How often values of four neighbours were seen.' },
    map: { type: 'u8', depth: 256, description: 'What becomes of each byte.' },
  },
  instructions: {
    'hist.add': {
      description: 'One more for the bin of the low byte of rs1; a full bin stays full.',
      encoding: { format: 'own', pattern: '0000000 00000 aaaaa 111 00000 0101011', signed: false },
      latency: { kind: 'combinational' },
      behaviour: [
        'let bin = rs1[7:2];',
        'let seen = counts[bin];',
        'counts[bin] = seen == 0xffff ? seen : seen + 1;',
      ],
      examples: [
        { operands: { rs1: '0x10d' }, before: { 'counts[3]': '7' }, after: { 'counts[3]': '8' } },
        { operands: { rs1: '0' }, before: { 'counts[0]': '0xffff' }, after: { 'counts[0]': '0xffff' } },
      ],
    },
    'hist.get': {
      description: 'The bin number rs1; 0 beyond the last one.',
      encoding: { format: 'own', pattern: '0000001 00000 aaaaa 111 ddddd 0101011', signed: false },
      latency: { kind: 'combinational' },
      behaviour: ['rd = u32(counts[rs1]);'],
      examples: [
        { operands: { rs1: '63' }, before: { 'counts[63]': '9' }, rd: '9' },
        { operands: { rs1: '64' }, before: { 'counts[0]': '9' }, rd: '0' },
      ],
    },
    'hist.set': {
      description: 'Sets the bin number rs1 to the low half of rs2.',
      encoding: { format: 'own', pattern: '0000010 bbbbb aaaaa 111 00000 0101011', signed: false },
      latency: { kind: 'combinational' },
      behaviour: ['counts[rs1] = u16(rs2);'],
      examples: [
        { operands: { rs1: '5', rs2: '0x10002' }, after: { 'counts[5]': '2' } },
        { operands: { rs1: '69', rs2: '1' }, before: { 'counts[5]': '4' }, after: { 'counts[5]': '4' } },
      ],
    },
    'map.word': {
      description: 'Translates the four bytes of rs1, one a cycle.',
      encoding: { format: 'own', pattern: '0000011 00000 aaaaa 111 ddddd 0101011', signed: false },
      latency: { kind: 'fixed', cycles: 5 },
      behaviour: [
        'let word: u32 = 0;',
        'for i in 0..4 {',
        '  word[8 * i +: 8] = map[rs1[8 * i +: 8]];',
        '}',
        'rd = word;',
      ],
      examples: [
        { operands: { rs1: '0x01020001' }, before: { 'map[1]': '0xaa', 'map[2]': '0xbb' }, rd: '0xaabb00aa' },
      ],
    },
    'map.get': {
      description: 'What becomes of the low byte of rs1.',
      encoding: { format: 'own', pattern: '0000100 00000 aaaaa 111 ddddd 0101011', signed: false },
      latency: { kind: 'combinational' },
      behaviour: ['rd = u32(map[rs1[7:0]]);'],
    },
    'map.set': {
      description: 'Sets what becomes of the low byte of rs1 to that of rs2.',
      encoding: { format: 'own', pattern: '0000101 bbbbb aaaaa 111 00000 0101011', signed: false },
      latency: { kind: 'combinational' },
      behaviour: ['map[rs1[7:0]] = rs2[7:0];'],
    },
  },
};
