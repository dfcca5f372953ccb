import type { RegisterMap } from '@netloom/model';
import { operand } from '@netloom/hdl/expression';
import { readIpxact } from '@netloom/registers/ipxact';
import { identifierFrom } from '@netloom/registers/ipxact';
import type { ImportSource } from '@netloom/registers/ipxact';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Expressions } from './expressions.ts';
import type { Report } from './report.ts';
import { say } from '../wording/sentences.ts';

function memoryMapsOf(root: XmlElement): XmlElement[] {
  return childrenOf(childOf(root, 'memoryMaps') ?? root, 'memoryMap');
}

/** Bytes up to the end of the last address block of a memory map; undefined where the map does not say. */
export function addressSpan(root: XmlElement, name: string, expressions: Expressions): string | undefined {
  const map = memoryMapsOf(root).find((each) => textOf(each, 'name') === name);
  const unit = map && childOf(map, 'addressUnitBits');
  const unitBits = unit ? (expressions.value(expressions.read(unit) ?? '8') ?? 8n) : 8n;
  if (!map || unitBits % 8n !== 0n) return undefined;
  const bytes = unitBits / 8n;
  const ends = childrenOf(map, 'addressBlock').flatMap((block) => endOf(block, expressions) ?? []);
  if (ends.length === 1 && !/^\d+$/.test(ends[0]!)) {
    return bytes === 1n ? ends[0] : `${operand(ends[0]!)} * ${bytes}`;
  }
  const last = ends.reduce<bigint>((most, end) => {
    const value = expressions.value(end) ?? 0n;
    return value > most ? value : most;
  }, 0n);
  return last > 0n ? String(last * bytes) : undefined;
}

function endOf(block: XmlElement, expressions: Expressions): string | undefined {
  const [base, range] = [childOf(block, 'baseAddress'), childOf(block, 'range')];
  const start = base && expressions.read(base);
  const size = range && expressions.read(range);
  if (start === undefined || size === undefined) return undefined;
  if (start === '0') return size;
  const sum = `${operand(start)} + ${operand(size)}`;
  return /^\d+$/.test(start) && /^\d+$/.test(size) ? String(BigInt(start) + BigInt(size)) : sum;
}

/** The register description of the memory map `wanted`, or of the first one that has registers; the RTL is the component's own. */
export function readRegisters(
  root: XmlElement,
  source: ImportSource,
  wanted: string | undefined,
  report: Report,
): RegisterMap | undefined {
  if (memoryMapsOf(root).length === 0) return undefined;
  const { maps, diagnostics } = readIpxact(source);
  for (const { message, wording, severity, place } of diagnostics) {
    const line = place?.kind === 'source' ? place.line : root.line;
    const why = { message, wording };
    if (severity === 'error')
      report.add('IPXACT-LOSS', 'warning', say('SOC-IMPORT/ipxact/registers', { why }), line);
    else report.add('REG-LOSS', 'warning', why, line);
  }
  const filled = maps.filter(({ children }) => children.length > 0);
  const suffix = wanted === undefined ? undefined : `_${identifierFrom(wanted)}`;
  const chosen = filled.find(({ name }) => suffix !== undefined && name.endsWith(suffix)) ?? filled[0];
  for (const other of filled) {
    if (other !== chosen) report.lose(say('SOC-IMPORT/ipxact/maps', { name: other.name }), root);
  }
  return chosen && { ...chosen, registerFile: 'provided' };
}
