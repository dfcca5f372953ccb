import { Alert, Modal, Select, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../../document/index.ts';
import { closeDialog } from '../store/uiStore.ts';
import { useFormats } from '../worker/ask.ts';
import type { Answers, WorkerFile } from '../worker/jobs.ts';
import { ReadingView } from './ReadingView.tsx';
import { openNew, registerMaps } from './registerMaps.ts';
import { useReading } from './useReading.ts';
import type { RegisterFileEntry } from './useRegisterFiles.ts';

/** Reads a description of another tool; what it could not carry over is shown before it is taken. */
export function ImportDialog({ files: known }: { files: readonly RegisterFileEntry[] }) {
  const { t } = useTranslation('registers');
  const formats = useFormats();
  const { files, main, reader, reading, error, busy, map, setMap, choose, readAs } = useReading(formats);

  function take() {
    const chosen = reading?.maps[map];
    if (!chosen) return;
    openNew(freePath(chosen.name, known), chosen);
    closeDialog();
  }

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
        <FileDrop
          text={t('import.drop')}
          hint={formats?.readers.map(({ title }) => title).join(', ')}
          accept={formats?.readers.flatMap((each) => each.extensions).join(',')}
          isDisabled={formats === undefined}
          onChoose={(chosen) => void choose(chosen)}
        />
        {files.length > 0 && formats && (
          <Choice files={files} main={main} reader={reader} formats={formats} onChoose={readAs} />
        )}
        {(busy || formats === undefined) && <Spin />}
        {error === undefined ? null : <Alert type="error" showIcon title={error} />}
        {reading && <ReadingView reading={reading} chosen={map} onChoose={setMap} />}
      </div>
    </Modal>
  );
}

interface ChoiceProps {
  files: readonly WorkerFile[];
  main: string | undefined;
  reader: string | undefined;
  formats: Answers['formats'];
  /** Without a reader's id the file's name chooses one. */
  onChoose: (path: string, reader?: string) => void;
}

/** Which of the files is read, and as what. */
function Choice({ files, main, reader, formats, onChoose }: ChoiceProps) {
  const { t } = useTranslation('registers');
  return (
    <div className="nl-reg-import-choice">
      <Select
        aria-label={t('import.file')}
        value={main}
        options={files.map(({ path }) => ({ value: path, label: path }))}
        onChange={(path) => onChoose(path)}
      />
      <Select
        aria-label={t('import.format')}
        placeholder={t('import.format')}
        value={reader}
        options={formats.readers.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => onChoose(main!, id)}
      />
    </div>
  );
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
