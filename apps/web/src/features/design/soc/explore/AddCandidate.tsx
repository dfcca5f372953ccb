import { PlusOutlined } from '@ant-design/icons';
import type { SocDocument } from '@netloom/model';
import { Button, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNTS, TOPOLOGIES, valueIn } from './candidates.ts';

/** Limits of the crossbar's options. */
const MOST = { THREADS: 16, OUTSTANDING: 64 };

interface Props {
  document: SocDocument;
  instance: string;
  onAdd(parameters: Readonly<Record<string, string>>): void;
}

/** A topology with other numbers of transactions, as one more candidate. */
export function AddCandidate({ document, instance, onAdd }: Props) {
  const { t } = useTranslation('soc');
  const [topology, setTopology] = useState<string>(TOPOLOGIES[0]);
  const [counts, setCounts] = useState<Record<string, number>>(() =>
    Object.fromEntries(COUNTS.map((name) => [name, Number(valueIn(document, instance, name))])),
  );
  const texts = Object.entries(counts).map(([name, value]) => [name, String(value)]);
  return (
    <div className="nl-soc-explore-add">
      <Select
        aria-label={t('explore.topology')}
        value={topology}
        options={TOPOLOGIES.map((value) => ({ value, label: t(`explore.name.${value}`) }))}
        onChange={setTopology}
      />
      {COUNTS.map((name) => (
        <label key={name}>
          {t(`explore.count.${name}`)}
          <InputNumber
            min={1}
            max={MOST[name]}
            value={counts[name]}
            onChange={(value) => setCounts({ ...counts, [name]: value ?? 1 })}
          />
        </label>
      ))}
      <Button
        icon={<PlusOutlined />}
        onClick={() => onAdd({ TOPOLOGY: `"${topology}"`, ...Object.fromEntries(texts) })}
      >
        {t('explore.add')}
      </Button>
    </div>
  );
}
