import type { Quantity, RegisterMap } from '@netloom/model';
import { eachNode, elaborate, quantityValue } from '@netloom/registers';
import { describe, expect, test } from 'vitest';
import { randomMap } from '../../../test/random/map.ts';
import { readSystemRdl } from './readSystemRdl.ts';
import { writeSystemRdl } from './write/writeSystemRdl.ts';

const QUANTITIES = new Set(
  'offset lsb width reset entries size value step stepWidth saturate threshold stride count'.split(' '),
);

/** The map with every quantity worked out, nodes and fields by place, and defaults of widths, strides and steps written out. */
function plain(map: RegisterMap): unknown {
  const elaborated = elaborate(map).map;
  const strides = new Map(Array.from(eachNode(elaborated), ({ pointer, stride }) => [pointer, stride]));
  const visit = (value: unknown, key: string, pointer: string): unknown => {
    if (Array.isArray(value)) {
      const items = value.map((item, index) => visit(item, key, `${pointer}/${index}`));
      return key === 'children' || key === 'fields' ? (items as Json[]).sort(byPlace) : items;
    }
    if (QUANTITIES.has(key) && typeof value !== 'object') {
      const result = quantityValue(value as Quantity, elaborated.values);
      return result.ok ? String(result.value) : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    const made: Json = Object.fromEntries(
      members.map(([name, member]) => [name, visit(member, name, `${pointer}/${name}`)]),
    );
    if ((key === 'up' || key === 'down') && made['stepWidth'] === undefined) made['step'] ??= '1';
    if (made['kind'] === 'register' || made['kind'] === 'memory') made['width'] ??= String(map.bus.dataWidth);
    if (made['array']) (made['array'] as Json)['stride'] = String(strides.get(pointer));
    return made;
  };
  return visit(map, '', '');
}

type Json = Record<string, unknown>;
const byPlace = (a: Json, b: Json) =>
  Number(a['offset'] ?? a['lsb'] ?? 0) - Number(b['offset'] ?? b['lsb'] ?? 0);

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
