import { DownloadOutlined, WarningOutlined } from '@ant-design/icons';
import type { Diagnostic } from '@netloom/model';
import { Button, Dropdown, Input, Popover, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import type { MadeFile } from '../../generation/index.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { useUi } from '../store/uiStore.ts';
import { ask, useFormats } from '../worker/ask.ts';
import { download } from './download.ts';
import { MessageList } from './MessageList.tsx';

interface ViewToolsProps {
  open: OpenMap;
  /** The one that is shown. */
  file: MadeFile | undefined;
  diagnostics: readonly Diagnostic[];
}

/** Which views of the map are made, where they go, what they cannot say, and how they leave without the project. */
export function ViewTools({ open, file, diagnostics }: ViewToolsProps) {
  const { t } = useTranslation('registers');
  const formats = useFormats();
  const { outputs, folder } = useUi();
  const texts = formats?.outputs.filter(({ isText }) => isText) ?? [];
  return (
    <>
      <Select
        size="small"
        mode="multiple"
        className="nl-reg-outputs"
        maxTagCount={0}
        maxTagPlaceholder={(chosen) => chosen.map(({ label }) => label).join(', ')}
        aria-label={t('preview.output')}
        loading={formats === undefined}
        value={[...outputs]}
        options={texts.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(next: string[]) => useUi.setState({ outputs: next })}
      />
      <Input
        key={folder}
        size="small"
        className="nl-reg-folder"
        aria-label={t('preview.folder')}
        title={t('preview.folder')}
        placeholder={`${open.path.slice(0, open.path.lastIndexOf('/') + 1)}gen`}
        defaultValue={folder}
        spellCheck={false}
        disabled={open.readOnly}
        onBlur={({ target }) => useUi.setState({ folder: target.value.trim() || undefined })}
        onPressEnter={({ currentTarget }) => currentTarget.blur()}
      />
      {diagnostics.length > 0 && (
        <Popover trigger="click" content={<MessageList diagnostics={diagnostics} />}>
          <Button size="small" type="text" icon={<WarningOutlined className="nl-reg-loss" />}>
            {t('preview.losses', { count: diagnostics.length })}
          </Button>
        </Popover>
      )}
      <Downloads open={open} file={file} />
    </>
  );
}

/** The shown file, a view that is no text, or all of them. */
function Downloads({ open: { map }, file }: Omit<ViewToolsProps, 'diagnostics'>) {
  const { t } = useTranslation('registers');
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const binary = formats?.outputs.filter(({ isText }) => !isText) ?? [];

  async function run(work: () => Promise<void>) {
    setBusy(true);
    await work().catch(announceError);
    setBusy(false);
  }
  const view = async (output: string) => {
    const { files } = await ask({ kind: 'write', map, output });
    for (const { path, content } of files) download(path, content);
  };
  const all = async () => download(`${map.name}.zip`, (await ask({ kind: 'zip', map })).zip);
  const one = file && { key: ' file', label: file.name, onClick: () => download(file.name, file.text) };
  return (
    <Dropdown
      trigger={['click']}
      disabled={file === undefined}
      menu={{
        items: [
          ...(one === undefined || file?.isCut ? [] : [one]),
          ...binary.map(({ id, title }) => ({
            key: id,
            label: title,
            onClick: () => void run(() => view(id)),
          })),
          { key: ' zip', label: t('preview.zip'), onClick: () => void run(all) },
        ],
      }}
    >
      <Button size="small" icon={<DownloadOutlined />} loading={busy}>
        {t('preview.download')}
      </Button>
    </Dropdown>
  );
}
