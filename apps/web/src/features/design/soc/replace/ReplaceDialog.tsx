import { splitVlnv } from '@netloom/model';
import { newerVersion, otherBlocks, replaceBlocks } from '@netloom/soc';
import type { Replaced } from '@netloom/soc';
import { Alert, Checkbox, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { useBlockTitle } from '../../palette/index.ts';
import { takeEdit } from '../commands/refusal.ts';
import { useSoc } from '../store/socStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { PartTable } from './PartTable.tsx';
import type { Chosen } from './PartTable.tsx';
import { replaceable } from './replaceable.ts';
import './replace.css';

/** Makes instances of one block instances of another, with what becomes of all that is connected and set. */
export default function ReplaceDialog() {
  const { t } = useTranslation('soc');
  const { document, library, selection } = useSoc();
  const { vlnv, names, all } = replaceable(document, selection.blocks)!;
  const [others] = useState(() => otherBlocks(document, library, vlnv));
  const [target, setTarget] = useState(() => newerVersion(library, vlnv));
  const [takesAll, setTakesAll] = useState(false);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const instances = takesAll ? all : names;
  const edit = target === undefined ? undefined : replaceBlocks(document, library, instances, target, chosen);

  function take(): void {
    if (edit && takeEdit(edit)) closeDialog();
  }

  return (
    <Modal
      open
      width={720}
      title={
        instances.length === 1
          ? t('replace.titleOf', { name: names[0] })
          : t('replace.title', { count: instances.length })
      }
      okText={t('replace.ok')}
      okButtonProps={{ disabled: !edit?.document, danger: usesLost(edit?.parts) > 0 }}
      onOk={take}
      onCancel={closeDialog}
    >
      <Form layout="vertical">
        <Form.Item label={t('replace.by')} htmlFor="replaceBy" extra={t('replace.from', { vlnv })}>
          <TargetSelect
            others={others}
            value={target}
            onChange={(each) => {
              setTarget(each);
              setChosen(new Map());
            }}
          />
        </Form.Item>
        {all.length > names.length && (
          <Checkbox checked={takesAll} onChange={(event) => setTakesAll(event.target.checked)}>
            {t('replace.all', { count: all.length })}
          </Checkbox>
        )}
      </Form>
      {edit && <Outcome edit={edit} chosen={chosen} onChoose={setChosen} />}
    </Modal>
  );
}

interface TargetProps {
  others: readonly string[];
  value: string | undefined;
  onChange(vlnv: string): void;
}

function TargetSelect({ others, value, onChange }: TargetProps) {
  const { t } = useTranslation('soc');
  const { library } = useSoc.getState();
  const titleOf = useBlockTitle();
  const label = (vlnv: string) => {
    const descriptor = library.find(vlnv)?.descriptor;
    const hasTitle = descriptor !== undefined && descriptor.title !== splitVlnv(vlnv).name;
    return hasTitle ? `${titleOf(descriptor)} · ${vlnv}` : vlnv;
  };
  return (
    <Select
      id="replaceBy"
      autoFocus
      showSearch={{ optionFilterProp: 'label' }}
      value={value}
      placeholder={t('replace.choose')}
      options={others.map((each) => ({ value: each, label: label(each) }))}
      onChange={onChange}
    />
  );
}

interface OutcomeProps {
  edit: ReturnType<typeof replaceBlocks>;
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

/** What becomes of each part, what would go, and what is new. */
function Outcome({ edit, chosen, onChoose }: OutcomeProps) {
  const { t } = useTranslation('soc');
  if (edit.refused) return <Alert type="error" showIcon title={<SaidText said={edit.refused} />} />;
  const lost = usesLost(edit.parts);
  return (
    <>
      <PartTable parts={edit.parts} chosen={chosen} onChoose={onChoose} />
      {lost > 0 && <Alert type="warning" showIcon title={t('replace.lost', { count: lost })} />}
      {edit.added.length > 0 && (
        <p className="nl-soc-hint">{t('replace.added', { names: edit.added.join(', ') })}</p>
      )}
    </>
  );
}

function usesLost(parts: readonly Replaced[] = []): number {
  return parts.reduce((sum, { to, uses }) => (to === undefined ? sum + uses : sum), 0);
}
