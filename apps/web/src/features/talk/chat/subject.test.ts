import { expect, it } from 'vitest';
import { subjectOf } from './subject.ts';

const RUN = '6f0d1c2e-1a2b-4c3d-8e4f-5a6b7c8d9e0f';

it.each([
  [`/charts/simulation?run=${RUN}`, `run:${RUN}`],
  [`/example/edit?run=${RUN}&file=a.fst`, `run:${RUN}`],
  ['/example/bug?bug=12', 'defect:12'],
  ['/feedback/list?ticket=3', 'ticket:3'],
  ['/charts/keyboard?canvas=1', null],
  ['/charts/simulation?run=1', null],
  ['/charts/keyboard?ticket=3', null],
  ['/example/bug?bug=-1', null],
])('%s is about %s', (address, subject) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  expect(subjectOf({ pathname, search })).toBe(subject);
});
