import { getVerilogInfoByPath } from '@netloom/contract';
import { Identifier } from '@netloom/model';
import { readRegisterMap } from '@netloom/registers';
import { Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { closeDialog } from '../store/uiStore.ts';
import { LIBRARY, openNew, registerMaps } from './registerMaps.ts';
import { EMPTY, TEMPLATES, emptyMap } from './templates.ts';
import type { RegisterFileEntry } from './useRegisterFiles.ts';

interface NewMapDialogProps {
  files: readonly RegisterFileEntry[];
  /** What is offered to start from. */
  from?: string;
}

/** Asks for a name and what to start from: nothing, a usual block, or a description of the library. */
export function NewMapDialog({ files, from }: NewMapDialogProps) {
  const { t } = useTranslation('registers');
  const deptId = useDeptId();
  const [start, setStart] = useState(from ?? EMPTY);
  const [name, setName] = useState(nameOf(from ?? ''));
  const [creating, setCreating] = useState(false);
  const path = `ip/${name}/${name}.regs.json`;
  const taken = files.some((file) => file.path === path) || registerMaps.get(path) !== undefined;
  const valid = Identifier.safeParse(name).success && !taken;

  async function create() {
    if (!valid || creating) return;
    setCreating(true);
    try {
      openNew(path, { ...(await mapOf(deptId, start)), name });
      closeDialog();
    } catch (error) {
      announceError(error);
      setCreating(false);
    }
  }

  const library = files.filter(({ readOnly }) => readOnly);
  return (
    <Modal
      open
      title={t('new.title')}
      okText={t('new.create')}
      okButtonProps={{ disabled: !valid, loading: creating }}
      onOk={() => void create()}
      onCancel={closeDialog}
    >
      <div className="nl-reg-form">
        <label htmlFor="newRegistersFrom">{t('new.from')}</label>
        <Select
          id="newRegistersFrom"
          value={start}
          onChange={(next) => {
            setStart(next);
            if (name === nameOf(start)) setName(nameOf(next));
          }}
          options={[
            { value: EMPTY, label: t('new.empty') },
            {
              label: t('new.templates'),
              options: TEMPLATES.map(({ key, title }) => ({ value: key, label: title })),
            },
            {
              label: t('file.library'),
              options: library.map((file) => ({ value: file.path, label: file.path })),
            },
          ]}
        />
        <label htmlFor="newRegistersName">{t('new.name')}</label>
        <Input
          id="newRegistersName"
          autoFocus
          spellCheck={false}
          value={name}
          status={name !== '' && !valid ? 'error' : ''}
          onChange={({ target }) => setName(target.value.trim())}
          onPressEnter={() => void create()}
        />
        <small>
          {taken ? t('new.taken', { path }) : name === '' ? t('new.rule') : t('new.path', { path })}
        </small>
      </div>
    </Modal>
  );
}

/** The name that a start suggests. */
function nameOf(start: string): string {
  if (start === EMPTY || start === '') return '';
  return /([^/]+)\.regs\.json$/.exec(start)?.[1] ?? start;
}

async function mapOf(deptId: number, start: string) {
  if (start === EMPTY) return emptyMap('new');
  if (!start.startsWith(LIBRARY)) return TEMPLATES.find(({ key }) => key === start)!.map;
  const body = { deptId, socVerilogPath: start };
  const { verilogFile } = await callApi(getVerilogInfoByPath, { body });
  const { document, diagnostics } = readRegisterMap(verilogFile, start);
  if (!document) throw new Error(diagnostics[0]?.message);
  // The copy is a block of its own: its module must not be taken for the library's.
  return { ...document, module: undefined, vlnv: undefined };
}
