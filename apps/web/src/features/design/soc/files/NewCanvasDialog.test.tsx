import { ReplyCode } from '@netloom/contract';
import type { SocModule } from '@netloom/contract';
import { IpDescriptor } from '@netloom/model';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';
import { queryClient } from '../../../../api/index.ts';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { default: NewCanvasDialog } = await import('./NewCanvasDialog.tsx');

const port = (name: string, bits: number) => ({ name, direction: 'out' as const, width: String(bits) });

/** A block of the project: a core whose beats have so many bits. */
function coreOf(bits: number): SocModule {
  const ip = IpDescriptor.parse({
    ...{ netloom: 'ip', version: 1, vlnv: 'acme:core:big:1.0', module: 'big', title: 'Big core' },
    ports: [port('m_wdata', bits), port('m_awaddr', 32)],
    busInterfaces: [
      { name: 'm', bus: 'axi4', role: 'manager', signals: { WDATA: 'm_wdata', AWADDR: 'm_awaddr' } },
    ],
    resetVector: "32'h0",
  });
  return {
    ...{ socModuleId: 1, origin: 'project', vlnv: ip.vlnv, folder: 'cores/big' },
    ...{ socModuleJson: JSON.stringify(ip), registersJson: null, documentJson: null, documentPath: null },
  };
}

function show(...modules: SocModule[]) {
  vi.stubGlobal('fetch', async () => Response.json({ code: ReplyCode.ok, msg: '', data: modules }));
  render(
    <QueryClientProvider client={queryClient}>
      <WithTexts>
        <NewCanvasDialog deptId={1} names={[]} onCreated={vi.fn()} />
      </WithTexts>
    </QueryClientProvider>,
  );
}

beforeEach(() => queryClient.clear());
afterEach(cleanup);

const TOLD = 'Big core is left out: m carries 64 bits a beat, the crossbar 32';

it('says which core of the project the chosen template leaves out, and why', async () => {
  show(coreOf(64));
  await userEvent.click(screen.getByRole('radio', { name: /Microcontroller/ }));
  expect(await screen.findByText(TOLD)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Empty SoC/ }));
  expect(screen.queryByText(TOLD)).toBeNull();
});

it('says nothing where the core finds its place', async () => {
  show(coreOf(32));
  await userEvent.click(screen.getByRole('radio', { name: /Microcontroller/ }));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/is left out/)).toBeNull();
});
