import { RegisterMap } from '@netloom/model';
import { elaborate } from '../src/index.ts';
import type { ElaboratedMap } from '../src/index.ts';

/**
 * A map whose layout is awkward on purpose: names that C keeps for itself, registers narrower and wider than the bus,
 * gaps, arrays with gaps, arrays that interleave, nested groups, memories, parameters.
 */
export const DMA = RegisterMap.parse({
  netloom: 'registers',
  version: 1,
  name: 'dma',
  title: 'DMA',
  description: 'Moves */ data /* without \u202Ethe <script>processor</script>.',
  parameters: [
    { name: 'CHANNELS', value: '4' },
    { name: 'W', value: '5', description: 'Bits of the burst' },
    { name: 'HALF', value: 'W/2+1', local: true },
    { name: 'START', value: "32'hDEAD_BEEF" },
  ],
  enums: {
    MODE: {
      values: [
        { name: 'OFF', value: 0 },
        { name: 'ON', value: '0x1', description: 'Runs' },
      ],
    },
  },
  children: [
    register('default', 0x00, {}, [
      { name: 'int', lsb: 0, width: 'W', reset: 3 },
      { name: 'HI', lsb: 'W', width: 'HALF', reset: 1, enum: 'MODE' },
    ]),
    register('B8', 0x04, { width: 8 }, [{ name: 'X', lsb: 0, width: 8, software: 'r', hardware: 'w' }]),
    register('H16', 0x06, { width: 16 }, [{ name: 'X', lsb: 4, width: 12, reset: '0xBEE' }]),
    register('W64', 0x08, { width: 64 }, [
      { name: 'X', lsb: 30, width: 8, reset: 255 },
      { name: 'TOP', lsb: 63 },
    ]),
    register('W128', 0x10, { width: 128 }, [
      { name: 'X', lsb: 30, width: 8, reset: 255 },
      { name: 'T', lsb: 97, width: 4, reset: 5 },
    ]),
    register('TABLE', 0x20, { array: { count: [2, 3] } }, [{ name: 'X', lsb: 0, width: 32, reset: 'START' }]),
    register('SPARSE', 0x40, { array: { count: [4], stride: 16 } }, [
      { name: 'C', lsb: 0, width: 8, onWrite: 'oneToClear', reset: 0 },
      { name: 'R', lsb: 8, width: 8, software: 'r', onRead: 'clear', hardware: 'rw', reset: 0 },
      { name: 'O', lsb: 16, software: 'w1', reset: 0 },
    ]),
    register('EVEN', 0x80, { array: { count: [4], stride: 8 } }, [{ name: 'X', lsb: 0, width: 32 }]),
    register('ODD', 0x84, { array: { count: [4], stride: 8 } }, [{ name: 'X', lsb: 0, width: 32 }]),
    {
      kind: 'group',
      name: 'channel',
      offset: 0x100,
      array: { count: ['CHANNELS'], stride: 0x40 },
      children: [
        register('CTRL', 0x04, {}, [{ name: 'EN', lsb: 3, reset: 1, enum: 'MODE' }]),
        {
          kind: 'group',
          name: 'sub',
          offset: 0x10,
          size: 8,
          array: { count: [2] },
          children: [
            register('Q', 4, { width: 16 }, [{ name: 'V', lsb: 0, width: 9, software: 'r', hardware: 'w' }]),
          ],
        },
      ],
    },
    { kind: 'memory', name: 'RAM', offset: 0x400, entries: 64 },
    { kind: 'memory', name: 'ROM', offset: 0x800, entries: 16, width: 64, software: 'r' },
  ],
});

function register(name: string, offset: number, more: object, fields: object[]) {
  return { kind: 'register', name, offset, ...more, fields };
}

export function elaborated(map: RegisterMap): ElaboratedMap {
  const result = elaborate(map);
  if (result.diagnostics.length > 0) throw new Error(result.diagnostics[0]!.message);
  return result.map;
}

/** Text of an output's file with that ending. */
export function textOf(
  files: readonly { path: string; content: string | Uint8Array }[],
  ending: string,
): string {
  const file = files.find(({ path }) => path.endsWith(ending));
  if (typeof file?.content !== 'string') throw new Error(`no text file *${ending}`);
  return file.content;
}
