import { SAMPLE_CHIP, assign, newConfiguration, setLock, setMode } from '@netloom/pins';
import { expect, it } from 'vitest';
import { answerOf } from './answer.ts';
import { withFix } from './applyFix.ts';
import { disputeOf } from './disputes.ts';
import { asksFirst, proposalOf } from './proposal.ts';
import { withSideAt } from './sideEdits.ts';

const empty = newConfiguration('board', SAMPLE_CHIP);
const enabled = setMode(empty, 'USART1', 'Asynchronous');

it('needs no question when nothing moves', () => {
  const proposal = proposalOf(empty, enabled, SAMPLE_CHIP, {});
  expect(asksFirst(proposal, SAMPLE_CHIP).asks).toBe(false);
  expect(proposal.result.pins).toEqual({ PA3: { signal: 'USART1_RX' }, PA4: { signal: 'USART1_TX' } });
});

it('asks when something moves, and keeps what the user does not want to move', () => {
  const base = assign(empty, 'PA4', 'GPIO_Output');
  const wanted = setMode(base, 'USART1', 'Asynchronous');
  const proposal = proposalOf(base, wanted, SAMPLE_CHIP, {});
  expect(asksFirst(proposal, SAMPLE_CHIP).asks).toBe(true);
  const move = proposal.moves.find(({ from }) => from === 'PA4')!;
  const again = proposalOf(base, wanted, SAMPLE_CHIP, { declined: [move] });
  expect(again.result.pins['PA4']).toEqual({ signal: 'GPIO_Output' });
  expect(again.result.pins['PA3']).toEqual({ signal: 'USART1_RX' });
  expect(again.infeasible).toHaveLength(1);
});

it('never moves what the edit itself has put on a pin', () => {
  const base = assign(assign(enabled, 'PA3', 'USART1_RX'), 'PA4', 'USART1_TX');
  const proposal = proposalOf(base, assign(base, 'PA4', 'GPIO_Output'), SAMPLE_CHIP, {});
  expect(asksFirst(proposal, SAMPLE_CHIP).asks).toBe(true);
  expect(proposal.result.pins['PA4']).toEqual({ signal: 'GPIO_Output' });
  expect(proposal.moves).toEqual([]);
  expect(proposal.infeasible).toHaveLength(1);
});

it('asks when an edit finds no pin, but not again about what has had none before', () => {
  const stuck = setMode(empty, 'SPI1', 'Full_Duplex_Master');
  expect(asksFirst(proposalOf(empty, stuck, SAMPLE_CHIP, {}), SAMPLE_CHIP).asks).toBe(true);
  const next = setMode(stuck, 'USART1', 'Asynchronous');
  expect(asksFirst(proposalOf(stuck, next, SAMPLE_CHIP, {}), SAMPLE_CHIP).asks).toBe(false);
});

it('shows a signal without a pin against the one that holds its only pin', () => {
  const held = setLock(assign(enabled, 'PA4', 'GPIO_Output'), 'PA4', true);
  const place = { kind: 'document' as const, pointer: '/peripherals/USART1/mode', instance: 'USART1' };
  const problem = { code: 'PINS-UNPLACED', severity: 'error' as const, message: '', place };
  const sides = disputeOf(problem, assign(held, 'PA3', 'USART1_RX'), SAMPLE_CHIP);
  expect(sides.map(({ signal, at, locked }) => [signal, at, locked])).toEqual([
    ['USART1_TX', undefined, false],
    ['GPIO_Output', 'PA4', true],
  ]);
});

it('moves a side with its label, and applies a fix to a copy', () => {
  const labelled = { ...empty, pins: { PA4: { signal: 'GPIO_Output', label: 'LED' } } };
  const rival = { signal: 'GPIO_Output', at: 'PA4', locked: false, alternatives: [] };
  expect(withSideAt(labelled, SAMPLE_CHIP, rival, 'PB7').pins).toEqual({ PB7: labelled.pins.PA4 });
  const fixed = withFix(labelled, { title: 'Free PA4', edits: [{ pointer: '/pins/PA4' }] });
  expect(fixed.pins).toEqual({});
  expect(labelled.pins.PA4).toBeDefined();
  expect(withFix(labelled, { title: 'Nowhere', edits: [{ pointer: '/pins/PB1/label' }] })).toBe(labelled);
});

it('is only final when the budget did not end the search', () => {
  const busy = SAMPLE_CHIP.pins.filter(({ number }) => (number ?? 0) >= 11);
  const rest = SAMPLE_CHIP.pins.filter(({ number }) => number !== undefined && number < 11);
  const base = {
    ...empty,
    pins: Object.fromEntries([
      ...busy.map(({ name }) => [name, { signal: 'GPIO_Output', lock: true as const }]),
      ...rest.slice(0, 12).map(({ name }) => [name, { signal: 'GPIO_EXTI' }]),
    ]),
  };
  const question = { base, wanted: base, chip: SAMPLE_CHIP, wishes: { all: true } };
  const short = answerOf(question, { budget: 2 });
  expect(short).toMatchObject({ isFinal: false, proposal: { search: { end: 'unproven' } } });
  expect(short.proposal.moves).toEqual([]);
  expect(answerOf(question).isFinal).toBe(true);
});
