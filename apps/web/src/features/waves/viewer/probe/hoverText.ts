import type { TFunction } from 'i18next';
import { defaultFormat } from '../format/defaultFormat.ts';
import { formatBits } from '../format/formats.ts';
import { formatTime } from '../format/time.ts';
import type { Dump } from '../useDump.ts';

/** Markdown about a signal at a time: its path, its value, and when and from what it last changed. */
export async function hoverText(
  path: string,
  time: number,
  { data, info }: Dump,
  t: TFunction<'waves'>,
): Promise<string> {
  const lines = [`**${path}**`];
  const [variable] = await data.lookup([path]);
  if (!variable) return [...lines, t('probe.notDumped')].join('\n\n');
  const signal = String(variable.signal);
  const text = (value: string | null | undefined) => {
    if (value == null) return '–';
    return variable.value === 'bits' ? formatBits(value, defaultFormat(variable), variable.literals) : value;
  };
  const changed = await data.edge(signal, time + 1, 'previous');
  const [now] = await data.values([signal], time);
  lines.push(`\`${text(now)}\` ${variable.range}`);
  if (changed !== null) {
    const [before] = await data.values([signal], changed - 1);
    const at = formatTime(changed + info.timeZero, info.timescale);
    lines.push(t('probe.changed', { at, before: text(before) }));
  }
  return lines.join('\n\n');
}
