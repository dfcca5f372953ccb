import type { RequestOf } from '@netloom/contract';
import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, TargetSelect, TextField, useTargets } from '../run/index.ts';
import { PathInput } from '../../../parts/form/PathInput.tsx';
import type { Stage } from './stages.ts';

export type OwnDesign = NonNullable<RequestOf<'flow'>['own']>;

interface OwnFieldsProps {
  own: OwnDesign | undefined;
  stages: readonly Stage[];
  onChange: (own: OwnDesign) => void;
}

const SDC = ['.sdc'];
const NOTHING = { top: '', fileList: '' };

/** A design that no SoC document describes: its top module, and what the chosen stages need besides. */
export function OwnFields({ own, stages, onChange }: OwnFieldsProps) {
  const { t } = useTranslation('flow');
  const designs = useTargets('design', null);
  const benches = useTargets(undefined, null);
  const known: OwnDesign = own ?? { ...NOTHING, sdc: '' };
  const set = (change: Partial<OwnDesign>) => onChange({ ...known, ...change });
  return (
    <>
      <TargetSelect
        searched
        label={t('top')}
        targets={designs.targets}
        chosen={known}
        loading={designs.loading}
        notGenerated={undefined}
        onChoose={({ top, fileList }) => set({ top, fileList })}
      />
      {stages.includes('simulate') ? (
        <TargetSelect
          searched
          label={t('bench')}
          targets={benches.targets}
          chosen={known.bench ?? NOTHING}
          loading={benches.loading}
          notGenerated={undefined}
          onChoose={({ top, testbench, fileList }) => set({ bench: { top, testbench, fileList } })}
        />
      ) : null}
      {stages.includes('timing') ? <Constraints own={known} set={set} /> : null}
    </>
  );
}

/** Of timing: a file, or the only clock. */
function Constraints({ own, set }: { own: OwnDesign; set: (change: Partial<OwnDesign>) => void }) {
  const { t } = useTranslation('flow');
  return (
    <>
      <Field label={t('sdc')}>
        <PathInput
          value={own.sdc}
          endings={SDC}
          placeholder={t('sdcNone')}
          onChange={(sdc) => set({ sdc })}
        />
      </Field>
      {own.sdc === '' ? (
        <div className="nl-flow-clock">
          <TextField
            label={t('clock')}
            value={own.clock ?? ''}
            placeholder="clk"
            onChange={(clock) => set({ clock: clock === '' ? undefined : clock })}
          />
          <Field label={t('period')}>
            <InputNumber
              min={0.001}
              max={1e6}
              value={own.period}
              onChange={(period) => set({ period: period ?? undefined })}
            />
          </Field>
        </div>
      ) : null}
    </>
  );
}
