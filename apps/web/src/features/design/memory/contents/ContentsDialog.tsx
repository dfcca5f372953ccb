import { CONTENTS_FORMATS } from '@netloom/memory';
import type { Memory } from '@netloom/memory';
import { Alert, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { FileDrop } from '../../../../document/index.ts';
import { edit } from '../files/memories.ts';
import { useUi } from '../store/uiStore.ts';
import { useFile } from './useFile.ts';
import type { ChosenFile } from './useFile.ts';
import './contents.css';

const close = () => useUi.setState({ dialog: undefined });

/** Takes what a memory starts with out of a file; what it has, and what it does not fit, is shown first. */
export function ContentsDialog({ memory }: { memory: Memory }) {
  const { t } = useTranslation('memory');
  const file = useFile(memory);
  const read = file.made !== undefined && 'contents' in file.made ? file.made : undefined;
  function take() {
    edit((current) => ({ ...current, contents: read!.contents }));
    close();
  }
  return (
    <Modal
      open
      width="min(620px, 96vw)"
      className="nl-tall-dialog"
      title={t('contents.title')}
      okText={t('contents.take')}
      okButtonProps={{ disabled: read === undefined }}
      onOk={take}
      onCancel={close}
    >
      <div className="nl-memory-load">
        <FileDrop
          text={file.name ?? t('contents.drop')}
          hint={t('contents.which')}
          isSmall={file.name !== undefined}
          onChoose={([chosen]) => chosen && file.choose(chosen)}
        />
        {file.name === undefined ? (
          <p className="nl-memory-hint">{t('contents.help')}</p>
        ) : (
          <Reading file={file} />
        )}
        <Result file={file} memory={memory} />
      </div>
    </Modal>
  );
}

/** As what the file is read, and where the memory begins in it. */
function Reading({ file }: { file: ChosenFile }) {
  const { t } = useTranslation('memory');
  const { format, setFormat, base, setBase, isBaseWrong } = file;
  return (
    <div className="nl-memory-load-fields">
      <label>
        <span>{t('contents.format')}</span>
        <select
          value={format}
          onChange={({ target }) => setFormat(CONTENTS_FORMATS.find((each) => each === target.value)!)}
        >
          {CONTENTS_FORMATS.map((each) => (
            <option key={each} value={each}>
              {t(`contents.formats.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {(format === 'elf' || format === 'bytes') && (
        <label>
          <span>{t('contents.base')}</span>
          <input
            value={base}
            placeholder={t('contents.lowest')}
            aria-invalid={isBaseWrong}
            spellCheck={false}
            onChange={({ target }) => setBase(target.value)}
          />
        </label>
      )}
    </div>
  );
}

function Result({ file: { made, failed, isBaseWrong }, memory }: { file: ChosenFile; memory: Memory }) {
  const { t } = useTranslation('memory');
  const say = useSaid();
  if (failed !== undefined)
    return <Alert type="error" showIcon title={t('contents.failed')} description={failed} />;
  if (isBaseWrong) return <Alert type="error" showIcon title={t('contents.noAddress')} />;
  if (made === undefined) return null;
  if ('message' in made) return <Alert type="error" showIcon title={say(made)} />;
  const { words, base, contents } = made;
  const first = contents.lines.slice(0, 4).join('\n');
  const said = t('contents.words', { count: words, depth: memory.depth });
  const from = base === undefined ? '' : ` ${t('contents.from', { base: `0x${base.toString(16)}` })}`;
  return <Alert type="success" showIcon title={`${said}${from}`} description={<pre>{first}</pre>} />;
}
