import type { SocClock, SocDocument } from '@netloom/model';
import { isControlled } from '../sources.ts';
import { enablePort, enablesOf } from '../enables.ts';
import { unitOf } from '../unit.ts';
import { clockTree } from '../clockTree.ts';
import { resetSequence } from '../resetSequence.ts';
import { clockUses } from '../uses.ts';
import { frequencyText, timeText } from './frequencyText.ts';
import { sourceText } from './sourceText.ts';

/** Clocks and resets of a SoC as Markdown: what each is made of, what it feeds, and when resets are released. */
export function clockMarkdown(document: SocDocument): string {
  const uses = clockUses(document);
  const fed = (name: string) =>
    uses.filter((use) => use.name === name).map((use) => `${use.instance}.${use.port}`);
  const clocks = [...clockTree(document).nodes.keys()].map((name) => {
    const clock = document.clocks[name]!;
    const control = isControlled(clock) ? 'software' : '';
    return [
      name,
      frequencyText(clock.frequency),
      sourceText(clock),
      clock.group ?? '',
      control,
      measured(clock),
      fed(name).join(', '),
      clock.description ?? '',
    ];
  });
  const resets = resetSequence(document).map(({ name, clock, after, released }) => {
    const { polarity, description = '' } = document.resets[name]!;
    const when = released === undefined ? 'never' : timeText(released);
    return [name, clock, `active ${polarity}`, after ?? '', when, fed(name).join(', '), description];
  });
  return [
    `# Clocks and resets of ${document.title ?? document.name}`,
    `![Clock tree](${document.name}_clocks.svg)`,
    '## Clocks',
    table(['clock', 'after reset', 'made of', 'group', 'control', 'measured', 'feeds', ''], clocks),
    ...enableLines(document),
    '## Resets',
    'Released so long after the power-on reset is, and every PLL has locked.',
    table(['reset', 'clock', 'polarity', 'waits for', 'released', 'feeds', ''], resets),
    '',
  ].join('\n\n');
}

function measured({ measure }: SocClock): string {
  if (!measure) return '';
  return `in ${measure.window} periods of ${measure.reference}, ± ${measure.tolerance} %`;
}

/** Enables with their rates after reset; they are in time with their clock, which constraints time in full. */
function enableLines(document: SocDocument): string[] {
  const enables = enablesOf(document);
  if (enables.length === 0) return [];
  const unit = unitOf(document);
  const rows = enables.map(({ name, clock, ratio, minimum }) => {
    const port: string = `${unit}.${enablePort(name)}`;
    const feeds = document.portConnections.flatMap(({ from, to }) => (from === port ? [to] : []));
    const every =
      minimum === undefined ? `${ratio} periods` : `${minimum}–64 periods (software), ${ratio} after reset`;
    const { frequency } = document.clocks[clock]!;
    return [name, clock, every, frequencyText(frequency / ratio), feeds.join(', ')];
  });
  return [
    '## Enables',
    'High for one period of their clock: blocks that take them are timed at its full rate.',
    table(['enable', 'clock', 'every', 'after reset', 'feeds'], rows),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
