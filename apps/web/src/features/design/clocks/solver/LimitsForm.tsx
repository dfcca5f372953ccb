import type { PllLimits } from '@netloom/model';
import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';

const RATES = ['reference', 'phase', 'vco', 'output'] as const;
const NUMBERS = ['divider', 'multiplier', 'divide'] as const;
const ENDS = ['min', 'max'] as const;

interface Props {
  limits: PllLimits;
  onChange: (limits: PllLimits) => void;
}

/** What the PLL macro of an ASIC library can do; it is kept in the design. */
export function LimitsForm({ limits, onChange }: Props) {
  const { t } = useTranslation('clocks');
  return (
    <fieldset className="nl-clocks-limits">
      <legend>{t('pll.limits')}</legend>
      {[...RATES, ...NUMBERS].map((key) => {
        const isRate = RATES.some((each) => each === key);
        const unit = isRate ? 1e6 : 1;
        return (
          <div key={key}>
            <span>{t(`pll.limitOf.${key}`)}</span>
            {ENDS.map((end) => (
              <InputNumber
                key={end}
                size="small"
                min={isRate ? 0.001 : 1}
                max={isRate ? 1e6 : 65535}
                {...(isRate ? {} : { precision: 0 })}
                suffix={isRate ? 'MHz' : undefined}
                aria-label={t(`pll.${end}`, { what: t(`pll.limitOf.${key}`) })}
                value={limits[key][end] / unit}
                onChange={(value) =>
                  value !== null && onChange({ ...limits, [key]: { ...limits[key], [end]: value * unit } })
                }
              />
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}
