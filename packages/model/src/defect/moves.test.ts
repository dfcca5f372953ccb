import { expect, it } from 'vitest';
import { BUG_STATUSES, judgeMove, movesFrom } from './index.ts';
import type { BugDuty, BugStatus } from './index.ts';

/** Duties of the project's roles, and of who may only look. */
const ROLES: Readonly<Record<string, readonly BugDuty[]>> = {
  lead: ['edit', 'triage', 'verify'],
  verification: ['edit', 'triage', 'verify'],
  architecture: ['edit', 'triage'],
  hardware: ['edit'],
  software: ['edit'],
  backend: ['edit'],
  visitor: [],
};

/** Who may go from where to where, as a person wrote it down; `!` asks for a reason, `*` for a proof. */
const TABLE = `
Open        > Not Started : lead verification architecture
Not Started > Running     : lead verification architecture hardware software backend
Not Started > Open !      : lead verification architecture
Running     > Wait Verify : lead verification architecture hardware software backend
Running     > Not Started !: lead verification architecture hardware software backend
Wait Verify > Completed * : lead verification
Wait Verify > Running !   : lead verification architecture hardware software backend
Completed   > Open !      : lead verification
`;

const expected = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [, from, to, mark, roles] = /^(.+?)\s*> (.+?)\s*([!*]?)\s*: ?(.+)$/.exec(line)!;
      return [`${from}>${to}`, { mark, roles: roles!.split(' ') }];
    }),
);

/** Reproducible numbers from 0 on (Lehmer, 1951). */
function draw(seed: number) {
  let state = seed;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
}

it('lets 10,000 defects go where the table says, for every status and role, and nowhere else', () => {
  const next = draw(24);
  for (let at = 0; at < 10_000; at += 1) {
    const from = BUG_STATUSES[next(BUG_STATUSES.length)]!;
    const [reason, proven] = [['', '  ', 'it is not gone'][next(3)]!, next(2) === 1];
    for (const to of BUG_STATUSES)
      for (const [role, duties] of Object.entries(ROLES)) {
        const way = expected.get(`${from}>${to}`);
        const held = way?.roles.includes(role) ?? false;
        const told = way?.mark === '!' ? reason.trim() !== '' : way?.mark === '*' ? proven : true;
        const refusal = judgeMove({ from, to, duties, reason, proven });
        if ((refusal === undefined) !== (held && told))
          expect.fail(`${from} > ${to} as ${role}, "${reason}", proven ${proven}: ${refusal}`);
      }
  }
});

it('every status can be reached from Open, and left again', () => {
  const reached = new Set<BugStatus>(['Open']);
  for (const from of reached) for (const { to } of movesFrom(from, ROLES.lead!)) reached.add(to);
  expect([...reached].sort()).toEqual([...BUG_STATUSES].sort());
});

it('says why', () => {
  const ask = (from: BugStatus, to: BugStatus, duties = ROLES.lead!, reason = '') =>
    judgeMove({ from, to, duties, reason, proven: false });
  expect(ask('Open', 'Completed')).toBe('no-move');
  expect(ask('Open', 'Open')).toBe('no-move');
  expect(ask('Wait Verify', 'Completed', ROLES.hardware)).toBe('no-duty');
  expect(ask('Wait Verify', 'Completed')).toBe('no-proof');
  expect(ask('Completed', 'Open')).toBe('no-reason');
  expect(ask('Completed', 'Open', ROLES.lead, 'seen again')).toBeUndefined();
});
