import { describe, expect, it, vi } from 'vitest';
import { commandSet } from './command.ts';
import { offer, offered, watchOffers } from './offered.ts';
import { pressKey } from './pressKey.ts';

/** What the palette shows when it is opened. */
function opened() {
  const close = watchOffers(() => undefined);
  const shown = offered();
  close();
  return shown;
}

const title = (id: string) => `texts.${id}`;

/** A key pressed where the nearest of some selectors fit, as the document would say. */
function press(key: string, inside: readonly string[] = [], held: Partial<KeyboardEvent> = {}) {
  const preventDefault = vi.fn();
  const closest = (selectors: string) =>
    selectors.split(', ').some((one) => inside.includes(one)) ? {} : null;
  const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const target = { closest } as unknown as EventTarget;
  return { key, ...plain, ...held, defaultPrevented: false, preventDefault, target };
}

describe('a set of commands', () => {
  const run = () => undefined;

  it('has no id and no chord twice', () => {
    const one = { id: 'one', keys: ['A'], run };
    expect(() => commandSet(title, [one, { id: 'one', run }])).toThrow('two commands are called one');
    expect(() => commandSet(title, [one, { id: 'two', keys: ['B', 'A'], run }])).toThrow(
      'A runs both one and two',
    );
  });

  it('runs the command of a key that can be done, and leaves all other keys to the page', () => {
    const done: string[] = [];
    const set = commandSet<{ able: boolean }>(title, [
      { id: 'add', keys: ['N', 'Enter'], when: ({ able }) => able, run: () => done.push('add') },
      { id: 'leave', keys: ['Escape'], whileTyping: true, run: () => done.push('leave') },
    ]);
    const tried = [
      [press('n'), true],
      [press('n'), false],
      [press('n', [], { ctrlKey: true }), true],
      [press('n', ['input']), true],
      [press('Escape', ['input']), true],
      [press('Enter', ['button']), true],
      [press('Enter'), true],
    ] as const;
    for (const [event, able] of tried) pressKey(event, set, { able });
    expect(tried.map(([event]) => event.preventDefault.mock.calls.length)).toEqual([1, 0, 0, 0, 1, 0, 1]);
    expect(done).toEqual(['add', 'leave', 'add']);
  });

  it('keeps from the browser the keys that it claims, also while nothing can be done', () => {
    const set = commandSet<{ able: boolean }>(title, [
      { id: 'save', keys: ['Ctrl+S'], claimsKeys: true, when: ({ able }) => able, run },
      { id: 'copy', keys: ['Ctrl+C'], when: ({ able }) => able, run },
    ]);
    const tried = ['s', 'c'].map((key) => press(key, [], { ctrlKey: true }));
    for (const event of tried) pressKey(event, set, { able: false });
    expect(tried.map((event) => event.preventDefault.mock.calls.length)).toEqual([1, 0]);
  });

  it('is offered while it is on screen, with what can be done at the moment of looking', () => {
    const targets = { pinned: false, log: [] as string[] };
    const set = commandSet<typeof targets>(title, [
      { id: 'pin', keys: ['P'], when: ({ pinned }) => !pinned, run: ({ log }) => log.push('pin') },
      { id: 'unpin', when: ({ pinned }) => pinned, run: ({ log }) => log.push('unpin') },
    ]);
    const withdraw = offer(set, () => targets);
    expect(opened()).toMatchObject([{ title: 'texts.pin', chord: 'P' }]);
    targets.pinned = true;
    expect(opened()).toMatchObject([{ title: 'texts.unpin', chord: undefined }]);
    opened()[0]!.run();
    expect(targets.log).toEqual(['unpin']);
    withdraw();
    expect(opened()).toEqual([]);
  });

  it('is seen by who looks already, who gets the same list until something comes or goes', () => {
    const set = commandSet<null>(title, [{ id: 'fit', run }]);
    const told = vi.fn();
    const leave = watchOffers(told);
    expect(offered()).toBe(offered());
    const withdraw = offer(set, () => null);
    expect(offered()).toMatchObject([{ title: 'texts.fit' }]);
    withdraw();
    expect([told.mock.calls.length, offered()]).toEqual([2, []]);
    leave();
  });
});
