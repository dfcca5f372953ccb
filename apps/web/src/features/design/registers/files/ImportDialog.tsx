import { InboxOutlined } from '@ant-design/icons';
import { Alert, Modal, Radio, Select, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageList } from '../bottom/MessageList.tsx';
import { ask, useFormats } from '../worker/ask.ts';
import type { Answers, ReaderTitle, WorkerFile } from '../worker/jobs.ts';
import { closeDialog } from '../store/uiStore.ts';
import { readChosen } from './readChosen.ts';
import { openNew, registerMaps } from './registerMaps.ts';
import type { RegisterFileEntry } from './useRegisterFiles.ts';

type Reading = Answers['read'];

/** Reads a description of another tool; what it could not carry over is shown before it is taken. */
export function ImportDialog({ files: known }: { files: readonly RegisterFileEntry[] }) {
  const { t } = useTranslation('registers');
  const formats = useFormats();
  const [files, setFiles] = useState<readonly WorkerFile[]>([]);
  const [main, setMain] = useState<string>();
  const [reader, setReader] = useState<string>();
  const [reading, setReading] = useState<Reading>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [map, setMap] = useState(0);

  async function choose(list: FileList | null) {
    if (list === null || list.length === 0 || formats === undefined) return;
    setReading(undefined);
    setError(undefined);
    const chosen = await readChosen([...list], formats.mostBytes);
    const large = chosen.find(({ tooLarge }) => tooLarge);
    if (large) {
      return setError(
        t('import.tooLarge', { name: large.path, megabytes: Math.floor(formats.mostBytes / 2 ** 20) }),
      );
    }
    const first = chosen.find(({ path }) => readerOf(formats.readers, path)) ?? chosen[0]!;
    setFiles(chosen);
    await read(chosen, first.path, readerOf(formats.readers, first.path)?.id);
  }

  async function read(from: readonly WorkerFile[], path: string, id: string | undefined) {
    setMain(path);
    setReader(id);
    setMap(0);
    setReading(undefined);
    setError(id === undefined ? t('import.unknown', { name: path }) : undefined);
    if (id === undefined) return;
    setBusy(true);
    try {
      setReading(await ask({ kind: 'read', reader: id, path, files: from }));
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setBusy(false);
    }
  }

  function take() {
    const chosen = reading?.maps[map];
    if (!chosen) return;
    openNew(freePath(chosen.name, known), chosen);
    closeDialog();
  }

  const extensions = formats?.readers.flatMap((each) => each.extensions).join(',');
  const titles = formats?.readers.map(({ title }) => title).join(', ');
  return (
    <Modal
      open
      width="min(860px, 96vw)"
      title={t('import.title')}
      okText={t('import.take')}
      okButtonProps={{ disabled: reading?.maps[map] === undefined }}
      onOk={take}
      onCancel={closeDialog}
    >
      <div className="nl-reg-form">
        <label
          className="nl-reg-drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void choose(event.dataTransfer.files);
          }}
        >
          <input
            type="file"
            multiple
            accept={extensions}
            disabled={formats === undefined}
            onChange={({ target }) => {
              void choose(target.files);
              // A file that was corrected meanwhile can be chosen again.
              target.value = '';
            }}
          />
          <InboxOutlined />
          <span>{t('import.drop')}</span>
          <small>{titles}</small>
        </label>
        {files.length > 0 && formats && (
          <div className="nl-reg-import-choice">
            <Select
              aria-label={t('import.file')}
              value={main}
              options={files.map(({ path }) => ({ value: path, label: path }))}
              onChange={(path) => void read(files, path, readerOf(formats.readers, path)?.id)}
            />
            <Select
              aria-label={t('import.format')}
              placeholder={t('import.format')}
              value={reader}
              options={formats.readers.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(id) => void read(files, main!, id)}
            />
          </div>
        )}
        {(busy || formats === undefined) && <Spin />}
        {error === undefined ? null : <Alert type="error" showIcon title={error} />}
        {reading && <ReadingView reading={reading} chosen={map} onChoose={setMap} />}
      </div>
    </Modal>
  );
}

interface ReadingViewProps {
  reading: Reading;
  chosen: number;
  onChoose: (index: number) => void;
}

function ReadingView({ reading: { maps, diagnostics }, chosen, onChoose }: ReadingViewProps) {
  const { t } = useTranslation('registers');
  const losses = diagnostics.filter(({ severity }) => severity !== 'error').length;
  return (
    <>
      {maps.length > 1 && (
        <>
          <strong>{t('import.which')}</strong>
          <Radio.Group
            className="nl-reg-maps"
            value={chosen}
            onChange={({ target }) => onChoose(Number(target.value))}
            options={maps.map(({ name, title }, index) => ({
              value: index,
              label: title === undefined ? name : `${name} – ${title}`,
            }))}
          />
        </>
      )}
      {maps.length === 0 ? (
        <Alert type="error" showIcon title={t('import.failed')} />
      ) : (
        <Alert
          type={losses === 0 ? 'success' : 'warning'}
          showIcon
          title={losses === 0 ? t('import.complete') : t('import.losses', { count: losses })}
        />
      )}
      {diagnostics.length > 0 && <MessageList diagnostics={diagnostics} />}
    </>
  );
}

function readerOf(readers: readonly ReaderTitle[], path: string): ReaderTitle | undefined {
  const name = path.toLowerCase();
  return readers.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)));
}

function freePath(name: string, known: readonly RegisterFileEntry[]): string {
  const taken = new Set([
    ...known.map(({ path }) => path),
    ...Object.keys(registerMaps.use.getState().documents),
  ]);
  const path = (count: number) => `ip/${name}/${name}${count === 1 ? '' : count}.regs.json`;
  let count = 1;
  while (taken.has(path(count))) count++;
  return path(count);
}
