import { instructionRtl, understoodOne } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { pathOf } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { ProblemList } from '../../../../diagnostics/ProblemList.tsx';
import { LowerTabs, useLowerHeight } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { MadeFiles } from '../../../design/block/index.ts';
import { generateIntoProject, insnShelf } from '../files/insns.ts';
import { problemsOf, useUi } from '../store/uiStore.ts';

interface BottomTabsProps {
  insn: Insn;
  chosen: string | undefined;
}

/** What is wrong, the files for software, and the RTL of the instruction that is edited. */
export function BottomTabs({ insn, chosen }: BottomTabsProps) {
  const { t } = useTranslation('instructions');
  const deptId = useDeptId();
  const height = useLowerHeight(200);
  const { bottomTab, file } = useUi();
  const problems = problemsOf(insn);
  const list = (
    <ProblemList
      problems={problems}
      none={t('problems.none')}
      onShow={({ pointer }) => show(pointer)}
      nameOf={({ place }) => (place?.kind === 'document' ? pathOf(place.pointer).slice(1, 2).join('') : '')}
    />
  );
  const files = (
    <MadeFiles
      shelf={insnShelf}
      chosen={file}
      onChoose={(next) => useUi.setState({ file: next })}
      onGenerate={() => generateIntoProject(deptId)}
      none={t('files.broken')}
    />
  );
  return (
    <LowerTabs
      height={height}
      shown={bottomTab}
      onShow={(key) => useUi.setState({ bottomTab: key })}
      tabs={[
        { key: 'problems', label: t('bottom.problems'), problems, children: list },
        { key: 'files', label: t('bottom.files'), children: files },
        { key: 'rtl', label: t('bottom.rtl'), children: <Rtl insn={insn} chosen={chosen} /> },
      ]}
    />
  );
}

function Rtl({ insn, chosen }: BottomTabsProps) {
  const { t } = useTranslation('instructions');
  const isBroken = problemsOf(insn).some(({ severity }) => severity === 'error');
  const known = chosen === undefined || isBroken ? undefined : understoodOne(insn, chosen);
  if (known === undefined) return <p className="nl-lower-hint">{t('files.broken')}</p>;
  return <pre className="nl-insn-rtl">{instructionRtl(insn, known)}</pre>;
}

/** Chooses the instruction that a problem is about, and the field. */
function show(pointer: string): void {
  const [record, name, member] = pathOf(pointer);
  if (record === 'instructions') useUi.setState({ chosen: name });
  const ofInstruction = FIELDS[member ?? ''] ?? 'name';
  const field = record === 'status' ? 'status' : record === 'states' ? `state-${name}` : ofInstruction;
  setTimeout(() =>
    document.querySelector<HTMLElement>(`.nl-insn [data-member="${CSS.escape(field)}"]`)?.focus(),
  );
}

const FIELDS: Readonly<Record<string, string>> = {
  encoding: 'format',
  latency: 'latency',
  behaviour: 'behaviour',
  systemVerilog: 'systemVerilog',
  examples: 'behaviour',
};
