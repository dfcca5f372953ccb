import { ImportOutlined } from '@ant-design/icons';
import { BUILT_IN_CHIPS, newConfiguration } from '@netloom/pins';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { NewDocumentDialog, freeName } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { closeDialog, openDialog, useUi } from '../store/uiStore.ts';
import { boards, pathOfBoard } from './boards.ts';
import { loadChip } from './chips.ts';
import type { PinsFiles } from './usePinsFiles.ts';
import { useTemplates } from './useTemplates.ts';

const NAME = /^[A-Za-z_]\w{0,39}$/;

/** Asks for a name and a chip to start from. */
export function NewDialog({ files }: { files: PinsFiles }) {
  const { t } = useTranslation('pins');
  const { t: word } = useTranslation('document');
  const deptId = useDeptId();
  const names = files.configurations.map((row) => row.name);
  const [name, setName] = useState(() => freeName('board', names));
  const [chipId, setChipId] = useState(
    useUi.getState().importedChip ?? files.chips.at(-1)?.id ?? BUILT_IN_CHIPS[0]!.id,
  );
  const isTaken = names.includes(name) || boards.get(pathOfBoard(name)) !== undefined;
  const wrong = NAME.test(name) ? undefined : word('new.rule');

  async function create() {
    try {
      const chip = await loadChip(deptId, chipId);
      boards.openNew(pathOfBoard(name), newConfiguration(name, chip), chip);
      closeDialog();
    } catch (error) {
      announceError(error);
    }
  }

  return (
    <NewDocumentDialog
      title={t('file.new')}
      name={name}
      onName={setName}
      hint={word('new.rule')}
      problem={isTaken ? word('new.taken') : wrong}
      from={t('new.chip')}
      templates={useTemplates(files)}
      template={chipId}
      onTemplate={setChipId}
      onCreate={() => void create()}
      onCancel={closeDialog}
    >
      <p className="nl-dim">{t('new.chipHelp')}</p>
      <Button icon={<ImportOutlined />} onClick={() => openDialog('import')}>
        {t('file.import')}
      </Button>
    </NewDocumentDialog>
  );
}
