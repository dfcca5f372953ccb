import type { Quantity, RegisterMap } from '@netloom/model';
import { elaborate, quantityValue } from '@netloom/soc/registers';
import { describe, expect, test } from 'vitest';
import { randomMap } from '../../../../test/registers/random/map.ts';
import { readSystemRdl } from './readSystemRdl.ts';
import { writeSystemRdl } from './write/writeSystemRdl.ts';

const QUANTITIES = new Set(
  'offset lsb width reset entries size value step stepWidth saturate threshold stride count'.split(' '),
);

/** The map with every quantity worked out, nodes and fields by place, and widths and steps that are defaults written out. */
function plain(map: RegisterMap): unknown {
  const { values } = elaborate(map).map;
  const byPlace = (a: Record<string, unknown>, b: Record<string, unknown>) =>
    Number(a['offset'] ?? a['lsb'] ?? 0) - Number(b['offset'] ?? b['lsb'] ?? 0);
  const visit = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) {
      const items = value.map((item) => visit(item, key));
      return key === 'children' || key === 'fields'
        ? (items as Record<string, unknown>[]).sort(byPlace)
        : items;
    }
    if (QUANTITIES.has(key) && typeof value !== 'object') {
      const result = quantityValue(value as Quantity, values);
      return result.ok ? String(result.value) : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, member]) => [name, visit(member, name)] as const);
    const made: Record<string, unknown> = Object.fromEntries(
      entries.filter(([, member]) => member !== undefined),
    );
    if (key === 'up' || key === 'down') made['step'] ??= made['stepWidth'] === undefined ? '1' : undefined;
    if (made['kind'] === 'register' || made['kind'] === 'memory') made['width'] ??= String(map.bus.dataWidth);
    return made;
  };
  return visit(map, '');
}

function roundTrip(map: RegisterMap) {
  const text = writeSystemRdl(elaborate(map).map).files[0]!.content as string;
  return readSystemRdl({ path: 'map.rdl', files: new Map([['map.rdl', new TextEncoder().encode(text)]]) });
}

describe('a map written and read again', () => {
  const widths = [8, 16, 32, 64] as const;
  for (let seed = 1; seed <= 40; seed++) {
    test(`random map ${seed}`, () => {
      const map = randomMap(seed, { bus: { dataWidth: widths[seed % 4]! }, nodes: 12 });
      const { maps, diagnostics } = roundTrip(map);
      expect(diagnostics).toEqual([]);
      expect(plain(maps[0]!)).toEqual(plain(map));
    });
  }
});
