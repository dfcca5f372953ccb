import type { TrafficRecord, TrafficReport } from '@netloom/model';

const HEAD = /^monitor (\S+) (\S+) (\S+) (read|write) (\S+)$/;
const NUMBERS = /^(?:\d+ )*\d+$/;
/** Fields of a row before its ranges. */
const FIELDS = 8;
/** More monitors than any design has. */
const MOST_RECORDS = 4096;

/** The record that monitors write (`nl_axi4_recorder`). One that has no end, as of a run that was killed, is left out. */
export function readTraffic(text: string): TrafficReport {
  const records: TrafficRecord[] = [];
  let record: TrafficRecord | undefined;
  let regions: string[] = [];
  for (const line of text.split('\n')) {
    const head = HEAD.exec(line);
    if (head) {
      record = emptyRecord(head);
      regions = [];
    } else if (record && line.startsWith('regions')) regions = line.split(' ').slice(1).filter(Boolean);
    else if (record && line.startsWith('clocks ')) takeClocks(record, numbersOf(line));
    else if (record && line.startsWith('row ')) takeRow(record, numbersOf(line), regions);
    else if (record && line === 'end') {
      if (records.length < MOST_RECORDS) records.push(record);
      record = undefined;
    }
  }
  return { records };
}

function emptyRecord([, document = '', instance = '', manager = '', way, path = '']: RegExpExecArray) {
  const counted = { clocks: 0, beats: 0, waits: 0, rows: [] };
  return { document, instance, manager, way: way as TrafficRecord['way'], path: placeOf(path), ...counted };
}

/** Without Verilator's root and what is inside of the monitor. */
function placeOf(path: string): string {
  return path.replace(/^TOP\./, '').replace(/\.monitor\.(reads|writes)_recorder$/, '');
}

function numbersOf(line: string): number[] {
  const text = line.slice(line.indexOf(' ') + 1);
  const numbers = NUMBERS.test(text) ? text.split(' ').map(Number) : [];
  return numbers.every(Number.isSafeInteger) ? numbers : [];
}

function takeClocks(record: TrafficRecord, [clocks, beats, waits]: number[]): void {
  if (clocks !== undefined && beats !== undefined && waits !== undefined)
    Object.assign(record, { clocks, beats, waits });
}

function takeRow({ rows }: TrafficRecord, numbers: number[], regions: readonly string[]): void {
  if (numbers.length <= FIELDS || rows.length > regions.length) return;
  const [number, transactions, beats, bytes, errors, least, most, sum] = numbers as [
    ...[number, number, number, number, number, number, number, number],
  ];
  const region = regions[number] ?? null;
  rows.push({ region, transactions, beats, bytes, errors, least, most, sum, ranges: numbers.slice(FIELDS) });
}
