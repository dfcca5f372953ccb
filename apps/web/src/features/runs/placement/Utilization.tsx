import type { PlacementReport, RunMetric } from '@netloom/model';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { LogNumber } from './LogNumber.tsx';

interface UtilizationProps {
  utilization: PlacementReport['utilization'];
  metrics: readonly RunMetric[];
}

/** Resources that people know by other names than nextpnr's. */
const KNOWN = new Set([
  'ICESTORM_LC',
  'ICESTORM_RAM',
  'ICESTORM_SPRAM',
  'ICESTORM_DSP',
  'ICESTORM_PLL',
  'SB_IO',
  'SB_GB',
]);
const FULL = 90;

/** What of the device the design uses; what it does not use comes last. */
export function Utilization({ utilization, metrics }: UtilizationProps) {
  const { t } = useTranslation('placement');
  const share = ({ used, available }: UtilizationProps['utilization'][number]) =>
    available === 0 ? 0 : (100 * used) / available;
  const rows = utilization.toSorted((a, b) => share(b) - share(a));
  return (
    <ul className="nl-place-use">
      {rows.map((row) => (
        <li key={row.resource} data-used={row.used > 0}>
          <span title={row.resource}>
            {KNOWN.has(row.resource) ? t(`resource.${row.resource}`) : row.resource}
          </span>
          <Progress
            percent={share(row)}
            size="small"
            showInfo={false}
            strokeColor={share(row) > FULL ? 'var(--nl-warning)' : 'var(--nl-primary)'}
          />
          <LogNumber name={row.resource} metrics={metrics}>
            <span>
              {row.used} / {row.available}
            </span>
          </LogNumber>
        </li>
      ))}
    </ul>
  );
}
