import { PRESETS, coreRtl, rtlHash, writeCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { RunStep } from '@netloom/model';
import { expect, it } from 'vitest';
import type { PlanContext } from '../planContext.ts';
import { adapters } from './adapters.ts';
import { formal } from './kind.ts';
import { plan } from './plan.ts';

const { nano } = PRESETS;

function told(...lines: string[]) {
  const read = adapters['formal']!.read({} as RunStep);
  return lines.flatMap((line) => read(line));
}

it('passes where every check holds, and says how far', () => {
  const findings = told(
    'netloom: holds pc 14',
    'netloom: proved order 5',
    'netloom: all 2 checks are decided',
  );
  expect(findings).toMatchObject([
    { diagnostic: { code: 'formal-holds', severity: 'info', message: expect.stringContaining('14 clocks') } },
    { diagnostic: { code: 'formal-proved', severity: 'info' } },
    { name: 'checks', value: 2 },
    { name: 'checks that hold', value: 2 },
    { type: 'result', passed: true },
  ]);
});

it('says where the time was over before all clocks were looked through', () => {
  expect(told('netloom: holds pc 9 of 14')).toMatchObject([
    { diagnostic: { code: 'formal-holds', message: expect.stringContaining('9 of 14 clocks') } },
  ]);
});

it('says of the checks of caches and bus what they are of', () => {
  expect(told('netloom: proved axiStable 5', 'netloom: fails loadedWord 9')).toMatchObject([
    { diagnostic: { message: expect.stringContaining('in reset) is proved for any number of clocks') } },
    { diagnostic: { message: expect.stringMatching(/^loadedWord \(data cache .* fails at clock 9/) } },
  ]);
});

it.each([
  ['fails', 'netloom: fails pc 4'],
  ['was not asked', 'netloom: unasked pc 4'],
  ['was never decided', ''],
])('does not pass where a check %s', (_, line) => {
  const findings = told('netloom: proved order 5', line, 'netloom: all 2 checks are decided');
  expect(findings.at(-1)).toMatchObject({ type: 'result', passed: false, text: '1 of 2 checks hold' });
});

const planned = (options: CoreOptions, of = rtlHash(options)) => {
  const files = new Map(coreRtl(options).map(({ path, text }) => [`cores/nl_nano/${path}`, text]));
  const tree = {
    requireText: () => Promise.resolve(writeCore(options)),
    readText: (path: string) => Promise.resolve(files.get(path)),
  };
  const request = { top: 'nl_nano', fileList: 'cores/nl_nano/nl_nano.f', of, seconds: 1800 };
  return plan(formal.request.parse(request), { tree } as unknown as PlanContext);
};

it('is planned of the RTL that the description makes, and of no other', async () => {
  const { plan: made } = await planned(nano);
  expect(made.steps.map(({ tool }) => tool)).toEqual(['yosys', 'formal']);
  expect(made.files['formal.sh']).toContain('decide pc ');
  await expect(planned(nano, '0badc0de')).rejects.toThrow('is not as it was generated');
});

it('refuses a core of which it would say something else', async () => {
  const latches = { ...nano, implementation: { ...nano.implementation, registerFile: 'latches' as const } };
  await expect(planned(latches)).rejects.toThrow('has its registers in latches');
});
