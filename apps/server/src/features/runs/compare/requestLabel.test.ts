import { RunRequest } from '@netloom/contract';
import { expect, it } from 'vitest';
import { requestDetails, requestLabel } from './requestLabel.ts';

it('tells runs of one bench apart by simulator, plusargs and seed; figures of other seeds compare', () => {
  const design = { kind: 'simulate', deptId: 1, top: 'tb', plusargs: '+count=9' };
  const request = RunRequest.parse({ ...design, seed: 7 });
  expect(requestDetails(request)).toBe('seed 7 +count=9 verilator');
  expect(requestLabel(request)).toBe('+count=9 verilator');
  expect(requestDetails(RunRequest.parse(design))).toBe('+count=9 verilator');
  expect(requestDetails(RunRequest.parse({ kind: 'lint', deptId: 1, top: 'tb' }))).toBe('');
});

it.each(['flow', 'shell', 'place'])('says nothing of a stored %s without the fields of its kind', (kind) => {
  const stored = JSON.parse(JSON.stringify({ kind, deptId: 1 }));
  expect(requestLabel(stored)).toBe('');
  expect(requestDetails(stored)).toBe('');
});
