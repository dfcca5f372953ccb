import { IpDescriptor, SocDocument } from '@netloom/model';
import { check, createLibrary } from '@netloom/soc';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';
import { useDept } from '../../../../session/index.ts';
import { useProblems } from '../bottom/problemStore.ts';
import { setSoc } from '../store/socStore.ts';
import { InstanceProperties } from './InstanceProperties.tsx';

const block = (name: string, generator: string) =>
  IpDescriptor.parse({
    ...{ netloom: 'ip', version: 1, vlnv: `test:ip:${name}:1.0`, module: name, title: name, generator },
  });
const library = createLibrary([block('xbar', 'axi4lite-crossbar'), block('strange', 'axi9-hypercube')]);
const document = SocDocument.parse({
  ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:top:1.0', name: 'top' },
  instances: { xbar0: { ip: 'test:ip:xbar:1.0' }, strange0: { ip: 'test:ip:strange:1.0' } },
});

beforeEach(() => {
  useDept.setState({ deptId: 1 });
  setSoc({ canvas: { socCanvasId: 1, socName: 'top', path: 'top.soc.json' }, document, library });
});
afterEach(cleanup);

const show = (name: string) =>
  render(
    <WithTexts>
      <MemoryRouter>
        <InstanceProperties name={name} />
      </MemoryRouter>
    </WithTexts>,
  );

it('shows the options of a generated block with help, limits and units, as its generator states them', async () => {
  show('xbar0');
  expect(screen.getByText('1 … 64 bit')).toBeTruthy();
  await userEvent.hover(screen.getByText('ADDR_WIDTH'));
  expect(await screen.findByText('Bits of an address on the manager side')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'DATA_WIDTH' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['32', '64']);
});

it('says beside an option what the check says of its value', () => {
  const instances = {
    ...document.instances,
    xbar0: { ip: 'test:ip:xbar:1.0', parameters: { ADDR_WIDTH: '65' } },
  };
  const wrong = { ...document, instances };
  setSoc({ document: wrong });
  useProblems.setState({ problems: check(wrong, library) });
  show('xbar0');
  expect(screen.getByText('xbar0.ADDR_WIDTH is 65; the most is 64')).toBeTruthy();
  expect(screen.queryByText('1 … 64 bit')).toBeNull();
});

it('names the generator of a block that this version cannot make', () => {
  show('strange0');
  expect(screen.getByText('unknown generator axi9-hypercube')).toBeTruthy();
});
