import { theme } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { SaidMark } from '../../../talk/lookedAt/index.ts';
import { useTheme } from '../../../../theme/index.ts';
import { wavePalette } from '../paint/palette.ts';
import { SaidContext } from '../probe/said.ts';
import type { SignalRow } from '../view/model.ts';
import { isMissing, titleOf } from '../view/signalRow.ts';
import './board.css';

/** Full paths and what the dump says of them, for the tooltip. */
function describe({ parts }: SignalRow): string {
  return parts
    .map(({ path, variable, high, low }) => {
      const bits = high === undefined ? '' : ` [${high}:${low ?? high}]`;
      const kind = variable ? ` (${variable.kind})` : '';
      const place = variable?.source ? `\n${variable.source.file}:${variable.source.line}` : '';
      return `${path}${bits || ` ${variable?.range ?? ''}`}${kind}${place}`;
    })
    .join('\n');
}

function scopeOf({ parts }: SignalRow): string {
  return parts.length === 1 ? (parts[0]!.path.split('.').at(-2) ?? '') : '';
}

/** What a signal is called, with its range and scope; a missing one says so. */
export function SignalName({ row }: { row: SignalRow }) {
  const { t } = useTranslation('waves');
  const dark = useTheme((state) => state.dark);
  const { token } = theme.useToken();
  const { name, range } = titleOf(row);
  const missing = isMissing(row);
  const { signals } = use(SaidContext);
  const said = row.parts.reduce((sum, { path }) => sum + (signals.get(path) ?? 0), 0);
  const color = row.color && wavePalette(dark, token.fontFamilyCode).rows[row.color];
  return (
    <span className={`nl-wave-board-name ${missing ? 'nl-wave-board-missing' : ''}`} title={describe(row)}>
      <SaidMark count={said} /> <span style={{ color }}>{name}</span>
      <span className="nl-wave-board-range">{range}</span>
      <span className="nl-wave-board-scope">{missing ? t('rows.missing') : scopeOf(row)}</span>
    </span>
  );
}
