import { inputCode, outputCode, padsOf, signalsOf } from '../codes.ts';
import type { Pinmux } from '../document/pinmux.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

/** The pinout as a document: pads, signals with their codes, and what each use case has where. */
export function pinoutText(pinmux: Pinmux): string {
  const { name, title, useCases } = pinmux;
  const pads = padsOf(pinmux);
  const cases = Object.keys(useCases);
  const onPad = (useCase: string, pad: string) =>
    Object.entries(useCases[useCase]!.needs)
      .filter(([signal, need]) => (pinmux.signals[signal]?.direct ?? need.pad) === pad)
      .map(([signal]) => signal)
      .join(', ');
  return [
    `# ${title ?? name}`,
    '',
    '## Pads',
    '',
    ...table(
      ['Pad', 'Bank', 'Location', 'Source code', 'Attributes', 'Strap', ...cases],
      pads.map((pad) => [
        pad.name,
        pad.bank ?? '',
        pad.location ?? '',
        String(inputCode(pad)),
        pad.attributes.join(', '),
        pad.strap ? 'yes' : '',
        ...cases.map((useCase) => onPad(useCase, pad.name)),
      ]),
    ),
    '## Signals',
    '',
    ...table(
      ['Signal', 'Direction', 'Driver code', 'Pads', 'Description'],
      signalsOf(pinmux).map((signal) => [
        signal.name,
        signal.direction,
        signal.direction === 'in' || signal.direct !== undefined ? '' : String(outputCode(signal)),
        signal.direct === undefined ? (signal.pads?.join(', ') ?? 'all') : `${signal.direct} (direct)`,
        signal.description ?? '',
      ]),
    ),
  ].join('\n');
}
