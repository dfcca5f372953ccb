import { decoders } from '@netloom/waves';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { WaveData } from '../../WaveData.ts';
import { OptionFields } from './OptionFields.tsx';
import { RoleField } from './RoleField.tsx';
import type { DecoderForm } from './useDecoderForm.ts';
import '../transactions.css';

/** The protocol, the name of its row, the signals of its roles, and its options. */
export function DecoderFields({ data, form }: { data: WaveData; form: DecoderForm }) {
  const { t } = useTranslation('waves');
  const { fields, decoder, missing, setup } = form;
  const isBegun = Object.keys(setup.signals).length > 0;
  return (
    <>
      <div className="nl-wave-transactions-head">
        <Select
          aria-label={t('transactions.protocol')}
          value={decoder.id}
          options={decoders.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => form.change({ decoder: id })}
        />
        <Input
          aria-label={t('transactions.name')}
          placeholder={t('transactions.name')}
          value={fields.name}
          onChange={(event) => form.change({ name: event.target.value })}
        />
      </div>
      <div className="nl-wave-transactions-roles">
        {decoder.roles.map((role) => (
          <RoleField
            key={`${decoder.id} ${role.name}`}
            data={data}
            role={role}
            value={fields.signals[role.name] ?? ''}
            wanted={missing.includes(role.name) && isBegun}
            onChange={(text) => form.setSignal(role.name, text)}
          />
        ))}
      </div>
      <p className="nl-wave-transactions-dim">{t('transactions.bitsHint')}</p>
      <OptionFields options={decoder.options} values={fields.options} onChange={form.setOption} />
    </>
  );
}
