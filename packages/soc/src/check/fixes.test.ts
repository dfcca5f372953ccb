import type { AddressBlock, SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { busDesign, counterDesign } from '../../test/designs.ts';
import { testLibrary } from '../../test/fixtures.ts';
import { applyEdits } from '../edit/applyEdits.ts';
import { check } from './check.ts';
import type { Code } from './codes.ts';

const BUS = busDesign(1, 3, 1);
const mapped = (endpoint: string, more: Partial<AddressBlock>): SocDocument => ({
  ...BUS,
  addressMap: { ...BUS.addressMap, [endpoint]: { ...BUS.addressMap[endpoint]!, ...more } },
});
const found = (document: SocDocument) => check(document, testLibrary());
const fixOf = (document: SocDocument, code: Code) => found(document).find((each) => each.code === code)!.fix;
const errors = (document: SocDocument) => found(document).filter(({ severity }) => severity === 'error');
const fixed = (document: SocDocument, code: Code) =>
  errors(applyEdits(document, fixOf(document, code)!.edits).document!);

it('says of a region without bytes within another one that its size is wrong, and of no overlap', () => {
  const inside = mapped('ram1.s', { base: '0x20000800', size: '0x0' });
  expect(errors(inside).map(({ code }) => code)).toEqual(['SOC-ADDRESS-SIZE']);
  expect(fixed(inside, 'SOC-ADDRESS-SIZE')).toEqual([]);
});

it('moves what is not aligned to where nothing else is', () => {
  const skewed = mapped('ram0.s', { base: '0x20000004' });
  expect(fixed(skewed, 'SOC-ADDRESS-ALIGNMENT')).toEqual([]);
});

it('hides no subordinate from the only manager that sees it', () => {
  const secure = mapped('ram0.s', { secure: true, aliases: [{ base: '0x90000000' }] });
  expect(fixOf(secure, 'SOC-ADDRESS-PROTECTION')).toBeUndefined();
});

it('grows an entry to where it has room, and not against its aliases', () => {
  const small = mapped('ram0.s', { base: '0x20000000', size: '0x800' });
  const crowded = {
    ...small,
    addressMap: { ...small.addressMap, 'ram1.s': { base: '0x20000800', size: '0x800' } },
  };
  expect(fixed(crowded, 'SOC-ADDRESS-SPAN')).toEqual([]);
  const seen = mapped('ram0.s', { size: '0x800', aliases: [{ base: '0x90000800' }] });
  expect(fixOf(seen, 'SOC-ADDRESS-SPAN')).toBeUndefined();
});

it('ties what a narrower source leaves of a sink', () => {
  const counter = counterDesign(9);
  const portConnections = counter.portConnections.map((each) =>
    each.to === 'low' ? { ...each, from: 'counter0.value[0]' } : each,
  );
  const narrow = { ...counter, portConnections };
  expect(fixOf(narrow, 'SOC-WIDTH')!.title).toMatch(/and tie the rest to 0$/);
  expect(fixed(narrow, 'SOC-WIDTH')).toEqual([]);
});
