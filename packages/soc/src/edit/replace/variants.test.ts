import { IpDescriptor } from '@netloom/model';
import { expect, it } from 'vitest';
import { busDesign, parentOf } from '../../../test/designs.ts';
import { IPS, testLibrary } from '../../../test/fixtures.ts';
import { check } from '../../check/check.ts';
import { chooseVariant, variantsOf } from './variants.ts';

const document = busDesign(1, 2, 2);
const made = (name: string, more: Partial<IpDescriptor>) =>
  IpDescriptor.parse({ ...IPS.timer, vlnv: `test:ip:${name}:1.0`, module: name, ...more });
const same = made('timer_fast', { title: 'Fast timer', ports: IPS.timer.ports.toReversed() });
const wider = made('timer_wide', {
  ports: IPS.timer.ports.map((port) =>
    port.direction === 'out' ? { ...port, width: '7', packed: [] } : port,
  ),
});
const silent = made('timer_silent', { interrupts: [] });
const library = testLibrary([], [same, wider, silent]);

it('offers the blocks with the same ports and roles, in whatever order', () => {
  expect(variantsOf(document, library, 'timer0')).toEqual([same.vlnv]);
});

it('changes nothing but the block, and brings no problem', () => {
  const { document: chosen } = chooseVariant(document, library, 'timer0', same.vlnv);
  const { timer0, ...others } = chosen!.instances;
  const { timer0: before, ...rest } = document.instances;
  expect(others).toEqual(rest);
  expect(timer0).toEqual({ ...before, ip: same.vlnv });
  expect({ ...chosen, instances: {} }).toEqual({ ...document, instances: {} });
  expect(check(chosen!, library)).toEqual(check(document, library));
});

it('refuses a block with another port, and one that lacks a parameter that is set', () => {
  expect(chooseVariant(document, library, 'timer0', wider.vlnv).refused?.message).toContain(wider.vlnv);
  const set = { ...document.instances['timer0']!, parameters: { NOWHERE: '1' } };
  const other = { ...document, instances: { ...document.instances, timer0: set } };
  expect(variantsOf(other, library, 'timer0')).toEqual([]);
});

it('offers documents for documents, and none that contains this one', () => {
  const { parent, children } = parentOf();
  const [, tally] = children;
  const other = { ...tally!, name: 'tally_b', vlnv: 'test:soc:tally_b:1.0' };
  const looped = {
    ...other,
    name: 'tally_c',
    vlnv: 'test:soc:tally_c:1.0',
    instances: { up: { ip: parent.vlnv } },
  };
  expect(variantsOf(parent, testLibrary([...children, other, looped, parent]), 'tally0')).toEqual([
    other.vlnv,
  ]);
});
