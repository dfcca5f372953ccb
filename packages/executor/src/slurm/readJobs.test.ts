import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJobs, taskIndices } from './readJobs.ts';

// Recorded from squeue 22.05.8: an array of ten on four cores, and the answer without a controller.
const recorded = (name: string) =>
  readFileSync(new URL(`../../test/slurm/squeue/${name}.json`, import.meta.url), 'utf8');

test('an array is its running tasks and one record of those that wait', () => {
  expect(readJobs(recorded('array'))).toEqual([
    {
      array: '1',
      name: 'j.sh',
      tasks: [4, 5, 6, 7, 8, 9],
      states: ['PENDING'],
      reason: 'Resources',
      node: '',
    },
    { array: '1', name: 'j.sh', tasks: [2], states: ['RUNNING'], reason: '', node: 'n2' },
  ]);
});

test('a controller that does not answer is not an empty queue', () => {
  expect(() => readJobs(recorded('away'))).toThrow('Failed while looking for jobs');
});

// Slurm's OpenAPI since v0.0.40: numbers as {set, infinite, number}, states as a list.
test('later versions say numbers and states in another form', () => {
  const number = (value: number, set = true) => ({ set, infinite: false, number: value });
  const waits = { job_id: 42, array_job_id: number(42), array_task_id: number(0, false) };
  const runs = { job_id: 43, array_job_id: number(42), array_task_id: number(0) };
  const alone = { job_id: 50, array_job_id: number(0), array_task_id: number(0, false) };
  const jobs = [
    { ...waits, name: 'a', array_task_string: '1,3-5%2', job_state: ['PENDING'], state_reason: 'Priority' },
    { ...runs, name: 'a', job_state: ['RUNNING', 'COMPLETING'], state_reason: '', nodes: 'n1' },
    { ...alone, name: 'b', array_task_string: '', job_state: ['RUNNING'], nodes: 'n1' },
  ];
  expect(readJobs(JSON.stringify({ jobs, errors: [] }))).toEqual([
    { array: '42', name: 'a', tasks: [1, 3, 4, 5], states: ['PENDING'], reason: 'Priority', node: '' },
    { array: '42', name: 'a', tasks: [0], states: ['RUNNING', 'COMPLETING'], reason: '', node: 'n1' },
    { array: '50', name: 'b', tasks: [], states: ['RUNNING'], reason: '', node: 'n1' },
  ]);
});

// The forms of sbatch(1), --array.
test.each([
  ['0-3', [0, 1, 2, 3]],
  ['1,3,5-6', [1, 3, 5, 6]],
  ['0-15:4', [0, 4, 8, 12]],
  ['0-2%4', [0, 1, 2]],
  ['', []],
])('the task list "%s" is %j', (list, indices) => expect(taskIndices(list)).toEqual(indices));
