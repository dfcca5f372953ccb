import { findFilePath, getVerilogInfoByPath, writeFileByPath } from '@netloom/contract';
import { useQuery } from '@tanstack/react-query';
import { Alert, Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess, errorText } from '../../../../announce.ts';
import { callApi, callKey, queryClient } from '../../../../api/index.ts';
import { Loading } from '../../../../Loading.tsx';
import { useDeptId } from '../../../../session/index.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { ask, useFormats } from '../worker/ask.ts';
import { storedText } from './storedText.ts';

interface OutputText {
  path: string;
  text: string;
}

/** Writes chosen outputs into the member's tree, saying of each file whether it is new, the same or replaced. */
export function WriteDialog({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const deptId = useDeptId();
  const formats = useFormats();
  const shown = useUi((state) => state.output);
  const [picked, setPicked] = useState<string[]>([shown]);
  const outputs = formats?.outputs.filter(({ isText }) => isText) ?? [];
  const chosen = picked.filter((each) => outputs.some(({ id }) => id === each));
  const [folder, setFolder] = useState(`${open.path.slice(0, open.path.lastIndexOf('/') + 1)}gen/`);
  const [writing, setWriting] = useState(false);
  const base = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;

  const texts = useQuery({
    queryKey: ['registers', 'texts', open.path, chosen],
    queryFn: () => textsOf(open.map, chosen),
    gcTime: 0,
    meta: { quiet: true },
  });
  const paths = (texts.data ?? []).map(({ path }) => base + path);
  const stored = useQuery({
    queryKey: ['registers', 'stored', deptId, paths],
    queryFn: () => Promise.all(paths.map((path) => storedText(deptId, path))),
    enabled: paths.length > 0,
    gcTime: 0,
    meta: { quiet: true },
  });

  async function write() {
    if (!texts.data || !stored.data) return;
    setWriting(true);
    try {
      for (const [index, { text }] of texts.data.entries()) {
        const before = stored.data[index];
        if (before?.verilogFile === text) continue;
        const body = { deptId, verilogFile: text, socVerilogPath: paths[index]!, hash: before?.hash ?? '' };
        await callApi(writeFileByPath, { body });
      }
      void queryClient.invalidateQueries({ queryKey: callKey(findFilePath) });
      void queryClient.invalidateQueries({ queryKey: callKey(getVerilogInfoByPath) });
      announceSuccess(t('write.done', { count: paths.length }));
      closeDialog();
    } catch (error) {
      announceError(error);
    } finally {
      setWriting(false);
    }
  }

  const problem = texts.error ?? stored.error;
  return (
    <Modal
      open
      title={t('write.title')}
      okText={t('write.ok')}
      okButtonProps={{ disabled: paths.length === 0 || stored.data === undefined, loading: writing }}
      onOk={() => void write()}
      onCancel={closeDialog}
    >
      <div className="nl-reg-form">
        <label htmlFor="writeFolder">{t('write.folder')}</label>
        <Input
          id="writeFolder"
          spellCheck={false}
          value={folder}
          onChange={({ target }) => setFolder(target.value.trim())}
        />
        {formats === undefined ? (
          <Loading />
        ) : (
          <Checkbox.Group
            className="nl-reg-maps"
            value={chosen}
            options={outputs.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(next) => setPicked(next)}
          />
        )}
        {problem ? <Alert type="error" title={errorText(problem)} /> : null}
        <ul className="nl-reg-written">
          {texts.data?.map(({ path, text }, index) => (
            <li key={path}>
              <code>{base + path}</code>
              <small>{stored.data ? t(`write.${stateOf(stored.data[index]?.verilogFile, text)}`) : ''}</small>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

function stateOf(before: string | undefined, text: string): 'new' | 'same' | 'replaced' {
  return before === undefined ? 'new' : before === text ? 'same' : 'replaced';
}

async function textsOf(map: OpenMap['map'], outputs: readonly string[]): Promise<OutputText[]> {
  const texts: OutputText[] = [];
  for (const output of outputs) {
    const { files } = await ask({ kind: 'write', map, output });
    for (const { path, content } of files) {
      if (typeof content === 'string') texts.push({ path, text: content });
    }
  }
  return texts;
}
