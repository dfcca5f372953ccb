import { ByteReader } from '../byteReader.ts';

/** Spans without dumping, from (dumping on?, time delta) pairs; an open span ends with the dump. */
export function readBlackouts(bytes: Uint8Array, end: number): { from: number; to: number }[] {
  const reader = new ByteReader(bytes, 'blackout');
  const spans: { from: number; to: number }[] = [];
  const count = reader.varint();
  let time = 0;
  let offSince: number | undefined;
  for (let i = 0; i < count; i++) {
    const on = reader.u8() !== 0;
    time += reader.varint();
    if (on && offSince !== undefined) {
      spans.push({ from: offSince, to: time });
      offSince = undefined;
    } else if (!on) {
      offSince ??= time;
    }
  }
  if (offSince !== undefined) spans.push({ from: offSince, to: Math.max(end, offSince) });
  return spans;
}
