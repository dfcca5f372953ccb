import { DiffOutlined, StopOutlined } from '@ant-design/icons';
import type { WavePlace } from '@netloom/contract';
import { Button } from 'antd';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changeComparison, startComparison, stopComparison, useComparison } from './comparisons.ts';
import { DumpSelect } from './DumpSelect.tsx';
import { wrongScopes } from './form.ts';
import { OptionFields } from './OptionFields.tsx';
import './compare.css';

interface Props {
  /** Of the comparison. */
  id: string;
  /** The first dump. */
  own: WavePlace;
}

/** The second dump and how both are compared; starts and stops that. */
export function StartForm({ id, own }: Props) {
  const { t } = useTranslation('waves');
  const { chosen, form, progress } = useComparison(id);
  const canStart = chosen !== null && wrongScopes(form) === undefined;

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (canStart) void startComparison(id, own);
  }

  return (
    <form className="nl-wave-compare-form" onSubmit={onSubmit}>
      <div className="nl-wave-compare-start">
        <DumpSelect own={own} value={chosen} onChange={(next) => changeComparison(id, { chosen: next })} />
        {progress === null ? (
          <Button
            size="small"
            htmlType="submit"
            type="primary"
            icon={<DiffOutlined aria-hidden />}
            disabled={!canStart}
          >
            {t('compare.start')}
          </Button>
        ) : (
          <Button size="small" icon={<StopOutlined aria-hidden />} onClick={() => stopComparison(id)}>
            {t('find.stop')}
          </Button>
        )}
      </div>
      <OptionFields
        form={form}
        onChange={(change) => changeComparison(id, { form: { ...form, ...change }, error: null })}
      />
    </form>
  );
}
