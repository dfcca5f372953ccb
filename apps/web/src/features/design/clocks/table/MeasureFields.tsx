import { DeleteOutlined } from '@ant-design/icons';
import type { ClockMeasure } from '@netloom/model';
import { measureFor } from '@netloom/soc/clocks';
import { Button, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSoc } from '../../soc/index.ts';
import { editClock } from '../store/edits.ts';

/** Against what a clock is measured, for how long, and how far away it may be. */
export function MeasureFields({ clock }: { clock: string }) {
  const { t } = useTranslation('clocks');
  const document = useSoc((state) => state.document);
  const { measure } = document.clocks[clock]!;
  if (!measure)
    return (
      <p>
        <Button
          size="small"
          disabled={Object.keys(document.clocks).length < 2}
          onClick={() => editClock(clock, { measure: measureFor(document, clock) })}
        >
          {t('measure.add')}
        </Button>
        <span className="nl-clocks-dim">{t('measure.about')}</span>
      </p>
    );
  return <Measured clock={clock} measure={measure} />;
}

function Measured({ clock, measure }: { clock: string; measure: ClockMeasure }) {
  const { t } = useTranslation('clocks');
  const clocks = useSoc((state) => state.document.clocks);
  const others = Object.keys(clocks).filter((each) => each !== clock);
  const set = (part: Partial<ClockMeasure>) => editClock(clock, { measure: { ...measure, ...part } });
  return (
    <p>
      <span>{t('measure.against')}</span>
      <Select
        size="small"
        aria-label={t('measure.referenceOf', { name: clock })}
        value={measure.reference}
        options={others.map((value) => ({ value }))}
        onChange={(reference) => set({ reference })}
      />
      <InputNumber
        size="small"
        min={16}
        max={65535}
        precision={0}
        suffix={t('measure.periods')}
        aria-label={t('measure.windowOf', { name: clock })}
        value={measure.window}
        onChange={(window) => window !== null && set({ window })}
      />
      <InputNumber
        size="small"
        min={0.1}
        max={50}
        prefix="±"
        suffix="%"
        aria-label={t('measure.toleranceOf', { name: clock })}
        value={measure.tolerance}
        onChange={(tolerance) => tolerance !== null && set({ tolerance })}
      />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={t('measure.remove', { name: clock })}
        onClick={() => editClock(clock, { measure: undefined })}
      />
    </p>
  );
}
