/** A benchmark of the basic software, and the number that it answers when it has computed what it should. */
export interface Benchmark {
  name: 'sort' | 'matrix' | 'crc' | 'sieve' | 'string';
  expected: string;
}

export const BENCHMARKS: readonly Benchmark[] = [
  { name: 'sort', expected: '0x00663EA6' },
  { name: 'matrix', expected: '0x000B4A00' },
  { name: 'crc', expected: '0xCBF43926' },
  { name: 'sieve', expected: '309' },
  { name: 'string', expected: '5' },
];
