import type { Worded } from '@netloom/model';
import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import { faultOf } from '../faults.ts';
import type { WaveInfo } from '../waveTypes.ts';
import { readBlackouts } from './blackout.ts';
import type { BlockList } from './blocks.ts';
import { BlockType } from './blocks.ts';
import type { FstHeader } from './header.ts';
import type { FstHierarchy } from './hierarchyBlock.ts';
import type { ValueBlockSpan } from './valueBlock.ts';
import { say } from '../wording/sentences.ts';

/** What is known of a dump; of one that is not closed, only its complete blocks count. */
export async function fstInfo(
  source: ByteSource,
  { blocks, reason: broken, end: listEnd }: BlockList,
  header: FstHeader,
  { hierarchy, partial }: FstHierarchy,
  spans: ValueBlockSpan[],
): Promise<WaveInfo> {
  const closed = blocks.some(({ type }) => type === BlockType.geometry);
  const lastEnd = spans.reduce((latest, span) => Math.max(latest, span.end), 0);
  const end = closed ? Math.max(header.end, lastEnd) : lastEnd;
  const blackout = blocks.find(({ type }) => type === BlockType.blackout);
  const bytes = blackout && (await readExactly(source, blackout.offset, blackout.length, 'blackout'));
  const reason = closed ? (broken ?? conflictOf(header, spans)) : endingOf(broken, listEnd, end, partial);
  return {
    timescale: header.timescale,
    start: closed ? Math.min(header.start, spans[0]?.begin ?? header.start) : (spans[0]?.begin ?? 0),
    end,
    timeZero: header.timeZero,
    writer: header.writer,
    date: header.date,
    complete: reason === undefined,
    message: reason?.message ?? '',
    said: reason,
    faults: reason ? faultOf(closed ? 'damage' : 'cut', reason) : [],
    indexed: 1,
    growing: !closed,
    scopes: hierarchy.scopes,
    variables: hierarchy.variables,
    blackouts: bytes ? readBlackouts(bytes, end) : [],
  };
}

/** Where the header says other than the blocks: one of them is damaged. */
function conflictOf({ start, end, sections }: FstHeader, spans: ValueBlockSpan[]): Worded | undefined {
  const first = spans[0]?.begin ?? start;
  const last = spans.reduce((latest, span) => Math.max(latest, span.end), spans.length > 0 ? 0 : end);
  if (sections !== spans.length) return say('WAVE-DAMAGE/sections', { sections, blocks: spans.length });
  if (start !== first) return say('WAVE-DAMAGE/begins', { start, first });
  return end === last ? undefined : say('WAVE-DAMAGE/lasts', { end, last });
}

function endingOf(broken: Worded | undefined, at: number, time: number, partial: boolean): Worded {
  const values = { at, time, reason: broken ?? say('WAVE-DAMAGE/open', {}) };
  return partial ? say('WAVE-DAMAGE/ending/names', values) : say('WAVE-DAMAGE/ending', values);
}
