import { WaveError, sayOfDump } from '@netloom/waves';
import { expect, it } from 'vitest';
import { dumps } from '../locales/zh/checks/dumps.ts';
import { ownWords } from './ownWords.ts';

it('an error that is a sentence is told in the language of the reader, another one in its own words', () => {
  const error = new WaveError(sayOfDump('WAVE-DUMP/empty', {}), 'dump');
  expect(ownWords(error, {})).toBe('dump: is empty');
  expect(ownWords(error, dumps)).toBe('波形文件：为空');
  expect(ownWords(new WaveError(sayOfDump('WAVE-DAMAGE/lz4', {}), 'values', 3), dumps)).toBe(
    '值，第 3 字节：LZ4 数据损坏',
  );
  expect(ownWords(new Error('gone'), dumps)).toBe('gone');
  expect(ownWords('gone', dumps)).toBe('gone');
});
