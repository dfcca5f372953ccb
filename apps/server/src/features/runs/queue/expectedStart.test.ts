import { describe, expect, it } from 'vitest';
import { secondsUntilStart } from './expectedStart.ts';
import type { Limits } from './expectedStart.ts';

const job = (seconds: number, userId = 1, deptId = 1) => ({ seconds, userId, deptId });
const slots = (count: number, limits: Partial<Limits> = {}): Limits => ({
  slots: count,
  department: () => Infinity,
  user: () => Infinity,
  ...limits,
});

describe('the seconds until a queued run starts', () => {
  it('are none when there is room', () => {
    expect(secondsUntilStart([job(50)], [job(1)], slots(2))).toBe(0);
  });

  it('are those until enough of the others have ended', () => {
    // Slots are free at 30 and 50; the first takes 10 of the earlier one, the second 40 from then.
    expect(secondsUntilStart([job(50), job(30)], [job(10), job(40), job(1)], slots(2))).toBe(50);
    expect(secondsUntilStart([job(50), job(30)], [job(10), job(5), job(1)], slots(2))).toBe(45);
  });

  it('count the limits of a department and of a user', () => {
    const perUser = slots(4, { user: () => 1 });
    expect(secondsUntilStart([job(20)], [job(7), job(1)], perUser)).toBe(27);
    expect(secondsUntilStart([job(20)], [job(7), job(1, 2)], perUser)).toBe(0);
    const perDepartment = slots(4, { department: (deptId) => (deptId === 1 ? 1 : Infinity) });
    expect(secondsUntilStart([job(20)], [job(1, 2)], perDepartment)).toBe(20);
    expect(secondsUntilStart([job(20)], [job(1, 2, 2)], perDepartment)).toBe(0);
  });
});
