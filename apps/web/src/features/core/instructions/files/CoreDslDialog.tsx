import { readCoreDsl } from '@netloom/instructions';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { freeName } from '../../../../document/index.ts';
import { useUi } from '../store/uiStore.ts';
import { insnShelf, insns } from './insns.ts';

const close = () => useUi.setState({ dialog: undefined });

/** Opens what a text in CoreDSL says as a new definition, which is stored when the user saves it. */
export function CoreDslDialog({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('instructions');
  const say = useSaid();
  const [text, setText] = useState('');
  const { insn, problem } = text.trim() === '' ? {} : readCoreDsl(text);
  function open() {
    if (insn === undefined) return;
    const isFree = (each: string) =>
      !names.includes(each) && insns.get(insnShelf.pathOfNew(each)) === undefined;
    const name = isFree(insn.name) ? insn.name : freeName(insn.name, names);
    insns.openNew(insnShelf.pathOfNew(name), { ...insn, name }, undefined);
    close();
  }
  return (
    <Modal
      open
      width="min(720px, 96vw)"
      title={t('coredsl.title')}
      okText={t('coredsl.open')}
      okButtonProps={{ disabled: insn === undefined }}
      onOk={open}
      onCancel={close}
    >
      <p className="nl-insn-hint">{t('coredsl.hint')}</p>
      <textarea
        className="nl-insn-coredsl"
        aria-label={t('coredsl.title')}
        aria-invalid={problem !== undefined}
        wrap="off"
        spellCheck={false}
        rows={16}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem && (
        <p role="status" className="nl-insn-error">
          {t('behaviour.line', { line: problem.line })} {say(problem.said)}
        </p>
      )}
      {insn && (
        <p role="status">{t('coredsl.found', { names: Object.keys(insn.instructions).join(', ') })}</p>
      )}
    </Modal>
  );
}
