import { findFilePath, getAllSocCanvas } from '@netloom/contract';
import { Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { callKey, queryClient, useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { createFile } from './createFile.ts';
import type { Template } from './createFile.ts';

interface NewFileDialogProps {
  /** Folder that is offered, with its closing slash; empty for the root. */
  folder: string;
  onCreated: (path: string) => void;
  onClose: () => void;
}

/** Asks for a path and what the file starts from: nothing, an empty module, or the testbench of a canvas. */
export function NewFileDialog({ folder, onCreated, onClose }: NewFileDialogProps) {
  const { t } = useTranslation('editor');
  const deptId = useDeptId();
  const [path, setPath] = useState(folder);
  const [template, setTemplate] = useState<Template>('module');
  const [creating, setCreating] = useState(false);
  const named = path !== '' && !path.endsWith('/');

  async function create() {
    if (!named || creating) return;
    setCreating(true);
    try {
      await createFile(deptId, path, template);
      void queryClient.invalidateQueries({ queryKey: callKey(findFilePath) });
      onCreated(path);
    } catch (error) {
      announceError(error);
      setCreating(false);
    }
  }

  return (
    <Modal
      open
      title={t('new.title')}
      okText={t('new.create')}
      okButtonProps={{ disabled: !named, loading: creating }}
      onOk={() => void create()}
      onCancel={onClose}
    >
      <div className="nl-new-file">
        <label htmlFor="newFilePath">{t('new.path')}</label>
        <Input
          id="newFilePath"
          autoFocus
          spellCheck={false}
          value={path}
          placeholder="rtl/my_module.sv"
          onChange={({ target }) => setPath(target.value.trim())}
          onPressEnter={() => void create()}
        />
        <label htmlFor="newFileTemplate">{t('new.from')}</label>
        <TemplateChoice id="newFileTemplate" value={template} onChange={setTemplate} />
      </div>
    </Modal>
  );
}

interface TemplateChoiceProps {
  id: string;
  value: Template;
  onChange: (template: Template) => void;
}

function TemplateChoice({ id, value, onChange }: TemplateChoiceProps) {
  const { t } = useTranslation('editor');
  const canvases = useCall(getAllSocCanvas, { params: { x: useDeptId() } });
  const benches = (canvases.data ?? []).map(({ socCanvasId, socName }) => ({
    value: socCanvasId,
    label: t('new.testbench', { name: socName }),
  }));
  return (
    <Select<Template>
      id={id}
      value={value}
      onChange={onChange}
      options={[
        { value: 'module', label: t('new.module') },
        { value: 'nothing', label: t('new.nothing') },
        ...benches,
      ]}
    />
  );
}
