import type { Draft } from '@netloom/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftBox } from './draftBox.ts';
import type { Kept } from './draftBox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with one draft, as the real one keeps it. */
function serverWith(text = '', version = 0) {
  let stored: Draft = { draftKey: 'k', text, version, updateTime: '' };
  return {
    get stored() {
      return stored;
    },
    load: () => Promise.resolve(stored),
    save(draft: { text: string; version: number }) {
      const saved = draft.version === stored.version;
      if (saved) stored = { ...stored, text: draft.text, version: stored.version + 1 };
      return Promise.resolve({ saved, stored });
    },
    send() {
      stored = { ...stored, text: '', version: stored.version + 1 };
    },
  };
}

function browserWith(kept: Kept | null = null) {
  const place = {
    kept,
    read: () => Promise.resolve(place.kept),
    write: (next: Kept | null) => void (place.kept = next),
  };
  return place;
}

const settled = () => vi.advanceTimersByTimeAsync(2000);

it('is kept at once, and on the server soon after', async () => {
  const [server, browser] = [serverWith(), browserWith()];
  const box = new DraftBox({ ...server, ...browser, load: server.load, write: browser.write });
  await box.open();
  box.change('hello');
  expect(browser.kept).toMatchObject({ text: 'hello', dirty: true });
  await settled();
  expect(server.stored).toMatchObject({ text: 'hello', version: 1 });
  expect(browser.kept).toMatchObject({ text: 'hello', version: 1, dirty: false });
});

it('does not come back after sending, from an old copy of another page neither', async () => {
  const server = serverWith();
  const browser = browserWith();
  const [one, other] = [
    new DraftBox({ ...server, ...browser }),
    new DraftBox({ ...server, ...browserWith() }),
  ];
  await one.open();
  one.change('sent soon');
  await settled();
  await other.open();
  expect(other.text).toBe('sent soon');
  server.send();
  one.done();
  await settled();
  expect([one.text, browser.kept]).toEqual(['', null]);
  await other.flush();
  expect(server.stored.text).toBe('');
  // What is written next begins from what is stored.
  one.change('next');
  await settled();
  expect(server.stored.text).toBe('next');
});

it('loses neither of two texts that were typed in two places', async () => {
  const server = serverWith();
  const [one, other] = [
    new DraftBox({ ...server, ...browserWith() }),
    new DraftBox({ ...server, ...browserWith() }),
  ];
  await Promise.all([one.open(), other.open()]);
  one.change('at home');
  await settled();
  other.change('in the lab');
  await settled();
  expect(server.stored.text).toContain('at home');
  expect(server.stored.text).toContain('in the lab');
  expect(other.text).toBe(server.stored.text);
});

it('goes to the server when it was typed without one, and an older text does not replace a newer one', async () => {
  const server = serverWith('newer', 7);
  const clean = new DraftBox({ ...server, ...browserWith({ text: 'older', version: 3, dirty: false }) });
  await clean.open();
  expect(clean.text).toBe('newer');
  const typed = new DraftBox({
    ...server,
    ...browserWith({ text: 'typed offline', version: 7, dirty: true }),
  });
  await typed.open();
  await settled();
  expect(server.stored.text).toBe('typed offline');
});
