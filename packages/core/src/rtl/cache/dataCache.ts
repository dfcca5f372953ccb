import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { axiManagerPorts } from '../axi/axiLite.ts';
import { channelPorts, dataSignals } from '../channels.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import type { Unit } from '../unit.ts';
import { cacheRam } from './cacheRam.ts';
import { reads, writes } from './dataBus.ts';
import { lookup } from './dataLookup.ts';
import { constants, nets, storedWord } from './dataNets.ts';
import { dataShape } from './dataShape.ts';
import type { DataShape } from './dataShape.ts';
import { states } from './dataStates.ts';
import { waysOf } from './geometry.ts';
import { eccFunctions } from './ecc/correction.ts';
import { ECC_PORTS } from './ecc/options.ts';
import { PARITY_PORTS } from './parity.ts';
import { lockPorts } from './victim.ts';

const MANAGED =
  'Zicbom: with dbus_manage the line is written to memory where it is dirty (bit 0), and dropped (bit 1), before the answer.';
const WRITE_THROUGH = 'Every store goes to memory, and to the cache where that has its line.';
const WRITE_BACK =
  'A store changes the cache alone; its line is written to memory before another takes its place.';

/** `<c>_dcache`: data that was used before, in one cycle. */
export const dataCache: Unit = {
  suffix: 'dcache',
  chosen: ({ memory }) => memory.dataCache !== null,
  comment: (options) => {
    const { size, ways, line, policy } = options.memory.dataCache!;
    return sv`
      Data cache: ${size} bytes, ${ways === 1 ? 'one way' : `${ways} ways`}, lines of ${line} bytes, ${policy}. A hit is answered in the cycle after
      the request. A miss is answered by the first beat of the burst that refills the line, which begins with the word
      asked for and wraps. A line with an error in its burst stays invalid.
      ${policy === 'write-back' ? WRITE_BACK : WRITE_THROUGH}
      ${options.base.zicbom && MANAGED}
      ${options.memory.cacheParity && 'Tags and bytes have even parity: what has lost a bit is fetched anew.'}
      ${options.memory.cacheEcc && ECC}
    `;
  },
  ports: (options) => {
    const shape = dataShape(options);
    const { writeBack, cleans, parity, ecc } = shape;
    return [
      input('clk'),
      input('rst_n'),
      ...portGroup('From the load-store unit', channelPorts('dbus', 'responder', dataSignals(options))),
      output('dbus_hit', 1, 'the answer is a hit, which knows no error: the next request may come with it'),
      ...lockPorts(options, shape),
      ...(cleans ? CLEANING : []),
      ...(parity ? PARITY_PORTS : []),
      ...(ecc ? ECC_PORTS : []),
      ...(writeBack ? [output('write_error', 1, 'a line could not be written to memory')] : []),
      ...portGroup('AXI4', axiManagerPorts('m_axi', { readOnly: false, protocol: 'axi4' })),
    ];
  },
  body(options) {
    const shape = dataShape(options);
    return sv`
      ${constants(shape)}

      ${shape.ecc && `${eccFunctions(shape)}\n\n`}
      ${nets(shape)}

      ${lookup(options, shape)}

      ${reads(shape)}

      ${states(options, shape)}

      ${writes(options, shape, evictedWord(shape))}

      ${waysOf(shape)
        .map((way) => memories(options, shape, way))
        .join('\n')}
    `;
  },
};

const ECC =
  'A Hsiao code corrects one wrong bit of a tag or a word, and tells of two: what is then lost was stored, the access fails.';

const CLEANING: PortText[] = portGroup('fence.i: held until all lines are in memory', [
  input('clean'),
  output('cleaned'),
]);

const evictedWord = (shape: DataShape) =>
  shape.ecc
    ? 'evict_raw[31:0] ^ word_flip(evict_syndrome)'
    : waysOf(shape)
        .map((way) => `({32{evict_way[${way}]}} & data_${way})`)
        .join(' | ');

function memories(options: CoreOptions, shape: DataShape, way: number): string {
  const { sets, words, storedBits, indexBits, wordBits, parity, ecc } = shape;
  const tags = {
    raddr: `read_word[${indexBits + wordBits - 1}:${wordBits}]`,
    rdata: ecc ? `raw_tag_${way}` : `tag_${way}`,
    write: `tag_write[${way}]`,
    waddr: 'tag_index',
    wdata: 'tag_wdata',
  };
  const data = {
    raddr: 'read_word',
    rdata: `data_${way}`,
    write: ecc ? `data_write[${way}]` : `data_lanes & {4{data_write[${way}]}}`,
    waddr: 'write_word',
    wdata: parity || ecc ? 'kept_data' : 'write_data',
  };
  const [tagSize, dataSize] = [
    { WORDS: String(sets), WIDTH: String(storedBits) },
    {
      WORDS: String(sets * words),
      WIDTH: String(storedWord(shape)),
      ...(!ecc && { LANE: parity ? '9' : '8' }),
    },
  ];
  return [
    instance(options, cacheRam, tags, tagSize, `u_tags_${way}`),
    instance(options, cacheRam, data, dataSize, `u_data_${way}`),
  ].join('\n');
}
