import { ImportOutlined } from '@ant-design/icons';
import { BUILT_IN_CHIPS, newConfiguration } from '@netloom/pins';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { useDeptId } from '../../../../session/index.ts';
import { closeDialog, openDialog, useUi } from '../store/uiStore.ts';
import { boards, pathOfNew } from './boards.ts';
import { ChipField } from './ChipField.tsx';
import { loadChip } from './chips.ts';
import { NameField } from './NameField.tsx';
import type { NameProblem } from './NameField.tsx';
import type { PinsFiles } from './usePinsFiles.ts';

/** Asks for a name and a chip to start from. */
export function NewDialog({ files }: { files: PinsFiles }) {
  const { t } = useTranslation('pins');
  const deptId = useDeptId();
  const names = files.configurations.map((row) => row.name);
  const [name, setName] = useState(() => freeName(names));
  const [chipId, setChipId] = useState(
    useUi.getState().importedChip ?? files.chips.at(-1)?.id ?? BUILT_IN_CHIPS[0]!.id,
  );
  const problem = problemOf(name, names);

  async function create() {
    if (problem !== undefined) return;
    try {
      const chip = await loadChip(deptId, chipId);
      boards.openNew(pathOfNew(name), newConfiguration(name, chip), chip);
      closeDialog();
    } catch (error) {
      announceError(error);
    }
  }

  return (
    <Modal
      open
      title={t('file.new')}
      okText={t('new.create')}
      okButtonProps={{ disabled: problem !== undefined }}
      onOk={() => void create()}
      onCancel={closeDialog}
    >
      <Form layout="vertical" onFinish={() => void create()}>
        <NameField name={name} problem={problem} onChange={setName} />
        <ChipField imported={files.chips} value={chipId} onChange={setChipId} />
        <Button icon={<ImportOutlined />} onClick={() => openDialog('import')}>
          {t('file.import')}
        </Button>
      </Form>
    </Modal>
  );
}

function problemOf(name: string, names: readonly string[]): NameProblem | undefined {
  if (names.includes(name) || boards.get(pathOfNew(name)) !== undefined) return 'taken';
  return /^[A-Za-z_]\w{0,39}$/.test(name) ? undefined : 'rule';
}

function freeName(names: readonly string[]): string {
  let count = 0;
  while (names.includes(`board${count}`)) count += 1;
  return `board${count}`;
}
