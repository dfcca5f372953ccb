import { UNATTENDED_HEADER } from '@netloom/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attendanceHeaders, watchAttendance } from './attendance.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says of calls a minute after the last key or pointer that nobody is there', () => {
  const stop = watchAttendance();
  for (const sign of ['keydown', 'pointerdown', 'pointermove', 'wheel']) {
    page.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(59_999);
    expect(attendanceHeaders()).toEqual({});
    vi.advanceTimersByTime(1);
    expect(attendanceHeaders()).toEqual({ [UNATTENDED_HEADER]: '1' });
  }
  stop();
  page.dispatchEvent(new Event('keydown'));
  expect(attendanceHeaders()).not.toEqual({});
});
