import { inflateSync } from 'node:zlib';
import { SAMPLE_CHIP, analyse, assign, newConfiguration, reportOf, setLabel, setMode } from '@netloom/pins';
import type { Chip } from '@netloom/pins';
import { expect, it } from 'vitest';
import { printable } from '../../../../../report/Sheet.ts';
import { pdfOf } from './pdfOf.ts';

const DATE = new Date('2026-01-02T03:04:05Z');

function board(chip: Chip) {
  let configuration = newConfiguration('board', chip);
  configuration = setMode(configuration, 'USART1', 'Asynchronous');
  configuration = assign(configuration, 'PA3', 'USART1_RX');
  configuration = assign(configuration, 'PB7', 'GPIO_Output');
  return setLabel(configuration, 'PB7', 'LED_GREEN');
}

async function written(chip: Chip): Promise<Uint8Array> {
  const configuration = board(chip);
  const analysis = analyse(configuration, chip);
  return pdfOf(reportOf(configuration, chip, analysis), chip, analysis, DATE);
}

/** All strings that the pages show: ISO 32000-1, 7.3.4.3 and 9.4.3, read without the library that wrote them. */
function textsOf(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const found: string[] = [];
  for (const { index, 0: head } of text.matchAll(/stream\r?\n/g)) {
    const start = index + head.length;
    let content: string;
    try {
      content = inflateSync(bytes.subarray(start, text.indexOf('endstream', start))).toString('latin1');
    } catch {
      continue;
    }
    for (const [, hex] of content.matchAll(/<([0-9A-Fa-f]*)> Tj/g)) {
      found.push(Buffer.from(hex!, 'hex').toString('latin1'));
    }
  }
  return found;
}

it('shows facts, package, pins, peripherals, clocks and problems', async () => {
  const pdf = await written(SAMPLE_CHIP);
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  const texts = textsOf(pdf).map((text) => text.trim());
  for (const text of [
    'board',
    'SAMPLE144',
    'LED_GREEN',
    'GPIO_Output',
    'Pins (144)',
    'Peripherals (1)',
    '16 MHz',
  ]) {
    expect(texts).toContain(text);
  }
  // Every pin stands at its lead and in the table.
  for (const { name, position } of SAMPLE_CHIP.pins) {
    expect(
      texts.filter((text) => text === `${position} ${name}`),
      name,
    ).toHaveLength(1);
    expect(texts, name).toContain(name);
  }
  // USART1_TX has no pin: that is among the problems.
  expect(texts.join(' ')).toMatch(/Problems \([1-9]/);
});

it('writes the same bytes for the same input', async () => {
  expect(Buffer.compare(await written(SAMPLE_CHIP), await written(SAMPLE_CHIP))).toBe(0);
});

it('draws a grid of balls', async () => {
  const letters = 'ABCDEFGHJKLM';
  const pins = SAMPLE_CHIP.pins.map((pin, index) => ({
    ...pin,
    position: `${letters[Math.floor(index / 12)]}${(index % 12) + 1}`,
  }));
  const texts = textsOf(await written({ ...SAMPLE_CHIP, package: 'UFBGA144', pins }));
  expect(texts.filter((text) => text === 'M12')).toHaveLength(2);
});

it('keeps to the characters that the fonts have', () => {
  expect(printable('PA3 → PB7 ≤ 16 µs “x”\n日本')).toBe('PA3 -> PB7 <= 16 µs “x” ??');
});
