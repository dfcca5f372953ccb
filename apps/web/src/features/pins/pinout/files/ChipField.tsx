import { BUILT_IN_CHIPS } from '@netloom/pins';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PinsFiles } from './usePinsFiles.ts';

interface Props {
  /** Chips of the project. */
  imported: PinsFiles['chips'];
  /** Id of the chosen one. */
  value: string;
  onChange: (id: string) => void;
}

/** Chooses a chip, one of the product or of the project. */
export function ChipField({ imported, value, onChange }: Props) {
  const { t } = useTranslation('pins');
  const builtIn = BUILT_IN_CHIPS.map(({ id, model }) => ({ value: id, label: model }));
  const own = imported.map(({ id }) => ({ value: id, label: id }));
  return (
    <Form.Item label={t('new.chip')} htmlFor="new-pins-chip" help={t('new.chipHelp')}>
      <Select
        id="new-pins-chip"
        showSearch
        value={value}
        onChange={onChange}
        options={[
          { label: t('new.builtIn'), options: builtIn },
          { label: t('new.imported'), options: own },
        ]}
      />
    </Form.Item>
  );
}
