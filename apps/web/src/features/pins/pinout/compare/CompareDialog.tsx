import type { PinsRow } from '@netloom/contract';
import { compareConfigurations, pinsKind } from '@netloom/pins';
import type { PinConfiguration } from '@netloom/pins';
import { Alert, Empty, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePinsFiles } from '../files/usePinsFiles.ts';
import { usePins } from '../store/pinsStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import './compare.css';

/** Compares the open configuration with what is stored of it, or with another one of the project. */
export function CompareDialog() {
  const { t, ready } = useTranslation('pinReport');
  const open = usePins((state) => state.open)!;
  const rows = usePinsFiles()?.configurations ?? [];
  const own = rows.find((each) => each.path === open.path);
  const [path, setPath] = useState((own ?? rows[0])?.path);
  const row = rows.find((each) => each.path === path);
  const other = useMemo(() => (row ? read(row) : {}), [row]);
  const differences = useMemo(
    () => other.value && compareConfigurations(other.value, open.configuration),
    [other, open.configuration],
  );
  if (!ready) return null;
  return (
    <Modal
      open
      width="min(980px, 96vw)"
      className="nl-tall-dialog"
      title={t('compare.title', { name: open.configuration.name })}
      footer={null}
      onCancel={closeDialog}
    >
      <div className="nl-pins-compare">
        {rows.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('compare.nothing')} />
        ) : (
          <label className="nl-pins-compare-with">
            <span>{t('compare.with')}</span>
            <Select
              showSearch
              value={path}
              onChange={setPath}
              options={rows.map((each) => ({
                value: each.path,
                label: each === own ? t('compare.stored') : each.path,
              }))}
            />
          </label>
        )}
        {other.problem === undefined ? null : <Alert type="error" showIcon title={other.problem} />}
        {differences && <DifferenceTable differences={differences} />}
      </div>
    </Modal>
  );
}

function read({ pinsJson, path }: PinsRow): { value?: PinConfiguration; problem?: string } {
  const { document, diagnostics } = pinsKind.read(pinsJson, path);
  if (document !== undefined) return { value: document };
  return { problem: `${path}: ${diagnostics.map(({ message }) => message).join('; ')}` };
}
