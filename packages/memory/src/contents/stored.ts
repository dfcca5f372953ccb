import type { Memory } from '../document/memory.ts';
import { columnsOf } from '@netloom/hdl';
import { geometryOf } from '../geometry.ts';
import { readWords } from './readWords.ts';
import type { Words } from './readWords.ts';

/** The words of a memory as the array has them, check bits among them; what is not told is 0, whose check bits are 0. */
export function storedWords(memory: Memory): Words {
  const words = readWords(memory.contents?.lines ?? [], memory);
  if ('message' in words) throw new Error(words.message);
  const encode = encoderOf(memory);
  return new Map([...words].map(([place, word]) => [place, encode(word)]));
}

function encoderOf(memory: Memory): (word: bigint) => bigint {
  if (memory.ecc === 'none') return (word) => word;
  return memory.ecc === 'parity' ? parityOf(memory) : secdedOf(memory);
}

function parityOf(memory: Memory): (word: bigint) => bigint {
  const { dataGroup, storedGroup, groups } = geometryOf(memory);
  const mask = (1n << BigInt(dataGroup)) - 1n;
  return (word) => {
    let stored = 0n;
    for (let group = 0; group < groups; group++) {
      const data = (word >> BigInt(group * dataGroup)) & mask;
      stored |= (data | (parity(data) << BigInt(dataGroup))) << BigInt(group * storedGroup);
    }
    return stored;
  };
}

/** The check bits are the sum of the columns of the bits that are high. */
function secdedOf({ width }: Memory): (word: bigint) => bigint {
  const columns = columnsOf(width);
  return (word) => {
    let check = 0;
    let rest = word;
    for (let bit = 0; rest !== 0n; bit++, rest >>= 1n) if (rest & 1n) check ^= columns[bit]!;
    return word | (BigInt(check) << BigInt(width));
  };
}

function parity(data: bigint): bigint {
  let sum = 0n;
  for (let rest = data; rest !== 0n; rest &= rest - 1n) sum ^= 1n;
  return sum;
}
